import { expect, test } from '@jest/globals'
import { checkTourist, isTouristEmpty } from './touristFields.ts'

const start = '2027-02-10'
const anna = { firstName: 'Anna', lastName: 'Berg', birthday: '1990-05-04' }
const broken = (values: Record<string, unknown>) =>
  Object.entries(checkTourist({ ...anna, ...values }, start)).map(
    ([field, { rule }]) => `${field} ${rule}`,
  )

test('accepts an empty row as a traveler not named yet', () => {
  const nobody = { firstName: ' ', lastName: '', email: '', weightKg: null }
  expect(isTouristEmpty(nobody)).toBe(true)
  expect(checkTourist(nobody, start)).toEqual({})
})

test('requires first and last name of a named traveler', () => {
  expect(broken({ lastName: '' })).toEqual(['lastName required'])
  expect(checkTourist({ email: 'a@example.com' }, start)).toMatchObject({
    firstName: { rule: 'required' },
    lastName: { rule: 'required' },
  })
  expect(broken({})).toEqual([])
})

test.each(['1990-02-30', '04.05.1990', '2027-02-11', '1890-01-01', 'x'])(
  'rejects the birthday %s',
  (birthday) => {
    expect(broken({ birthday })).toEqual(['birthday incorrect'])
  },
)

test('accepts a birthday on the first day of the trip, and none at all', () => {
  expect(broken({ birthday: start })).toEqual([])
  expect(broken({ birthday: '' })).toEqual([])
})

test('rejects unusable values', () => {
  expect(
    broken({ email: 'anna', phone: '030 123', weightKg: 401, foodRestriction: 'x'.repeat(301) }),
  ).toEqual(['email email', 'phone phone', 'foodRestriction max', 'weightKg maxValue'])
})
