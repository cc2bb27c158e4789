import { expect, test } from '@jest/globals'
import { checkTourist, isTouristEmpty } from './touristFields.ts'

const start = '2027-02-10'
const anna = { firstName: 'Anna', lastName: 'Berg', birthday: '1990-05-04' }
const broken = (values: Record<string, unknown>) =>
  Object.entries(checkTourist({ ...anna, ...values }, start)).map(
    ([field, { rule }]) => `${field} ${rule}`,
  )

test('a row without anything is somebody who has not been named yet', () => {
  const nobody = { firstName: ' ', lastName: '', email: '', weightKg: null }
  expect(isTouristEmpty(nobody)).toBe(true)
  expect(checkTourist(nobody, start)).toEqual({})
})

test('who is named at all needs both names', () => {
  expect(broken({ lastName: '' })).toEqual(['lastName required'])
  expect(checkTourist({ email: 'a@example.com' }, start)).toMatchObject({
    firstName: { rule: 'required' },
    lastName: { rule: 'required' },
  })
  expect(broken({})).toEqual([])
})

test.each(['1990-02-30', '04.05.1990', '2027-02-11', '1890-01-01', 'x'])(
  '%s is nobody’s birthday',
  (birthday) => {
    expect(broken({ birthday })).toEqual(['birthday incorrect'])
  },
)

test('a child may be born on the day the trip begins, a birthday may be left for later', () => {
  expect(broken({ birthday: start })).toEqual([])
  expect(broken({ birthday: '' })).toEqual([])
})

test('what is given has to be usable', () => {
  expect(
    broken({ email: 'anna', phone: '030 123', weightKg: 401, foodRestriction: 'x'.repeat(301) }),
  ).toEqual(['email email', 'phone phone', 'foodRestriction max', 'weightKg maxValue'])
})
