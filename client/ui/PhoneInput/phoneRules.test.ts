import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { dialCodes } from './dialCodes.ts'
import {
  changeCountry,
  isOnlyPrefix,
  maxPhoneLength,
  type PhoneCountry,
  prefixOf,
  typePhone,
} from './phoneRules.ts'

const country = (code: string): PhoneCountry => ({ code, dial: dialCodes.get(code) ?? '' })
const us = country('US')
const ru = country('RU')
const anyCountry = fc.constantFrom(...dialCodes.keys()).map(country)
const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789 ()-abя') }))

describe('typing', () => {
  test.each([
    ['letters are blocked', '+1 213abc', '+1 213', us, '+1 213'],
    ['the prefix comes by itself', '2', '', us, '+1 2'],
    ['a digit of the prefix is deleted', '+ 213', '+1 213', us, '+1 213'],
    ['all is deleted', '', '+1 213', us, '+1'],
    ['the prefix and more is deleted at once', '3', '+1 213', us, '+13'],
    ['a number of another country is pasted', '+49 30 1234567', '+1', us, '+49 30 1234567'],
    ['a number with 00 is pasted', '0049 30 1234567', '+1', us, '+49 30 1234567'],
    ['a plus behind the prefix begins another number', '+1+', '+1', us, '+'],
    [
      'a number of another country is pasted behind the prefix',
      '+1+49 30 1234567',
      '+1',
      us,
      '+49 30 1234567',
    ],
    ['a national number is pasted', '(213) 373-4253', '+1', us, '+1 (213) 373-4253'],
    ['+8 in Russia', '+8', '+7', ru, '8'],
    ['+8 in Russia goes on', '8912', '891', ru, '8912'],
    ['+8 elsewhere stays', '+81 3 1234', '+1', us, '+81 3 1234'],
    ['no country', '+999 12', '+999 1', null, '+999 12'],
  ])('%s', (_, typed, before, chosen, expected) => {
    expect(typePhone(typed, before, chosen)).toBe(expected)
  })

  test('leaves no letters, at most 18 characters, and a plus only at the start', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.option(anyCountry), (typed, before, chosen) => {
        const text = typePhone(typed, before, chosen)
        expect(text).toMatch(/^\+?[\d ()-]*$/)
        expect(text.length).toBeLessThanOrEqual(maxPhoneLength)
      }),
    )
  })

  test('keeps the prefix after any deletion', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789 '), maxLength: 12 })
    fc.assert(
      fc.property(anyCountry, number, fc.nat(17), fc.nat(17), (chosen, rest, one, other) => {
        fc.pre(!(chosen.code === 'RU' && rest.startsWith('8')))
        const before = prefixOf(chosen) + rest
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const typed = before.slice(0, from) + before.slice(to)
        // by the Russian rule, the remaining text may be the start of another number
        fc.pre(!(chosen.code === 'RU' && typed.startsWith('+8')))
        expect(typePhone(typed, before, chosen).startsWith(prefixOf(chosen))).toBe(true)
      }),
    )
  })

  test('leaves its own result unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.option(anyCountry), (typed, before, chosen) => {
        const text = typePhone(typed, before, chosen)
        expect(typePhone(text, text, chosen)).toBe(text)
      }),
    )
  })
})

describe('choosing another country', () => {
  test.each([
    ['+1 213 373 4253', us, country('CA'), '+1 213 373 4253'],
    ['+1 213', us, ru, '+7 213'],
    ['8 912 345', ru, us, '+1 912 345'],
    ['', us, ru, '+7'],
    ['+1', us, null, ''],
  ])('%s', (text, from, to, expected) => {
    expect(changeCountry(text, from, to)).toBe(expected)
  })

  test('adds the new prefix', () => {
    fc.assert(
      fc.property(anyText, anyText, anyCountry, anyCountry, (typed, before, from, to) => {
        const text = changeCountry(typePhone(typed, before, from), from, to)
        expect(text.startsWith(prefixOf(to))).toBe(true)
        expect(text.length).toBeLessThanOrEqual(maxPhoneLength)
      }),
    )
  })
})

test('treats a bare prefix as empty', () => {
  expect(['', '+1', '+1 ', '+'].map((text) => isOnlyPrefix(text, us))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['+1 2', '+7', '1'].map((text) => isOnlyPrefix(text, us))).toEqual([false, false, false])
})

test('has the same dial codes as the metadata', () => {
  const known = getCountries()
    .map((code): [string, string] => [code, getCountryCallingCode(code)])
    .sort()
  expect([...dialCodes].sort()).toEqual(known)
})
