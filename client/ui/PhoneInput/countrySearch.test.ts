import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { countriesIn, findCountries, searchedCode } from './countrySearch.ts'
import { dialCodes } from './dialCodes.ts'

const german = countriesIn('de', dialCodes)
const english = countriesIn('en-US', dialCodes)
const codes = (query: string, list = english) => findCountries(list, query).map(({ code }) => code)

test.each([
  ['united', ['AE', 'GB', 'US']],
  ['us', ['US']],
  ['kore', ['KP', 'KR']],
  ['+7', ['KZ', 'RU']],
  ['0049', ['DE']],
  ['cote', ['CI']],
  ['nowhere', []],
  ['+999', []],
])('%s', (query, expected) => {
  expect(codes(query)).toEqual(expect.arrayContaining(expected))
  if (expected.length === 0) expect(codes(query)).toEqual([])
})

test('names and sorts countries by language', () => {
  expect(codes('osterr', german)).toEqual(['AT'])
  expect(german.findIndex(({ code }) => code === 'AT')).toBeLessThan(
    german.findIndex(({ code }) => code === 'PL'),
  )
})

test('finds any country by its full name, its ISO code and its dial code', () => {
  fc.assert(
    fc.property(fc.constantFrom(...english), ({ code, dial, name }) => {
      expect(codes(name)).toContain(code)
      expect(codes(code)).toContain(code)
      expect(codes(`+${dial}`)).toContain(code)
    }),
  )
})

test('distinguishes codes from names', () => {
  expect(['', ' ', '7', '+7 9', 'x7', '+'].map(searchedCode)).toEqual([
    null,
    null,
    '7',
    '79',
    null,
    '',
  ])
})
