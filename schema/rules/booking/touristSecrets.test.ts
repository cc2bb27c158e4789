import { expect, test } from '@jest/globals'
import { passportCountries } from '../../codes/passportCountries.ts'
import { isAnotherPerson } from './touristFields.ts'
import { normalizePassportNumber, checkTouristSecrets, passportSuffix } from './touristSecrets.ts'

const end = '2027-02-17'
const whole = { passportNumber: 'C01X 0006-h1', passportCountry: 'DE', passportExpiresOn: end }
const broken = (values: object) =>
  Object.entries(checkTouristSecrets(values, end)).map(
    ([field, failure]) => `${field} ${failure?.rule}`,
  )

test('requires a passport to be complete or absent', () => {
  expect(broken({})).toEqual([])
  expect(broken(whole)).toEqual([])
  expect(broken({ passportCountry: 'DE' })).toEqual([
    'passportNumber required',
    'passportExpiresOn required',
  ])
})

test.each([
  ['passportNumber', 'AB12'],
  ['passportNumber', 'Пасспорт1'],
  ['passportNumber', 'A'.repeat(21)],
  ['passportCountry', 'de'],
  ['passportCountry', 'XX'],
  ['passportExpiresOn', '2027-02-16'],
  ['passportExpiresOn', '2030-02-30'],
  ['passportExpiresOn', '2099-01-01'],
  ['passportExpiresOn', 'soon'],
])('rejects %s %s', (field, value) => {
  expect(broken({ ...whole, [field]: value })).toEqual([`${field} incorrect`])
})

test('stores a number without separators and shows only its last characters', () => {
  expect(normalizePassportNumber(' c01x 0006-h1')).toBe('C01X0006H1')
  expect(passportSuffix('C01X0006H1')).toBe('6H1')
})

test('lists every country once, as two capital letters with a known name', () => {
  expect(new Set(passportCountries).size).toBe(passportCountries.length)
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(passportCountries.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual(
    [],
  )
})

const anna = { firstName: 'Anna', lastName: 'Berg', birthday: '1990-05-04' }
test.each([
  [{ ...anna, firstName: 'Ana' }, false],
  [{ ...anna, firstName: ' BERG', lastName: 'anna ' }, false],
  [{ ...anna, lastName: 'Sommer' }, false],
  [{ ...anna, firstName: 'Hanna', lastName: 'Bergh' }, false],
  [{ firstName: 'Clara', lastName: 'Sommer', birthday: '1991-01-01' }, true],
  [{ firstName: 'Clara', lastName: 'Sommer', birthday: null }, true],
])('%j instead of Anna Berg is another person: %s', (after, isOther) => {
  expect(isAnotherPerson(anna, after)).toBe(isOther)
})

test('compares only the names without a birthday', () => {
  expect(
    isAnotherPerson(
      { ...anna, birthday: null },
      { firstName: 'Clara', lastName: 'Sommer', birthday: null },
    ),
  ).toBe(true)
})
