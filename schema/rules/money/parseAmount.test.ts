import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseAmount } from './parseAmount.ts'

test.each([
  ['1234.5', 2, 123_450],
  [' 1234,50 ', 2, 123_450],
  ['0,07', 2, 7],
  ['-20', 2, -2_000],
  ['\u221220', 0, -20],
  ['240000', 0, 240_000],
])('parses %s with %i decimals as %i', (text, exponent, minor) => {
  expect(parseAmount(text, exponent)).toBe(minor)
})

test.each([
  ['1.5', 0],
  ['1.234', 2],
  ['1,234.50', 2],
  ['', 2],
  ['abc', 2],
  ['--1', 2],
  ['99999999999', 2],
])('rejects %s with %i decimals', (text, exponent) => {
  expect(parseAmount(text, exponent)).toBe(null)
})

test('parses every formatted amount back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (minor) => {
      const written = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
      expect(parseAmount(written, 2)).toBe(minor)
    }),
  )
})
