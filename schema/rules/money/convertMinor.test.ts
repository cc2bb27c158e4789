import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { currencies } from '#schema/codes/currencies.ts'
import { convertMinor, exchangeRate, type ExchangeRates } from './convertMinor.ts'

const rates: ExchangeRates = { USD: '1', EUR: '0.9215', JPY: '151.2', RUB: '92.35', KZT: '502.11' }

describe('convertMinor', () => {
  test.each([
    [148_000, 'USD', 'EUR', 136_382],
    [100, 'USD', 'JPY', 151],
    [151, 'JPY', 'USD', 100],
    [-148_000, 'USD', 'EUR', -136_382],
    [5, 'USD', 'USD', 5],
    [-0, 'USD', 'USD', 0],
  ] as const)('converts %d %s to %s %d', (amount, from, to, expected) => {
    expect(convertMinor(amount, from, to, rates)).toBe(expected)
  })

  test('throws for a missing rate instead of making a tour free', () => {
    expect(() => convertMinor(100, 'USD', 'GBP', rates)).toThrow(RangeError)
    expect(() => exchangeRate('GBP', 'USD', rates)).toThrow(RangeError)
  })

  test('keeps order and sign', () => {
    const known = fc.constantFrom(...currencies.filter((currency) => rates[currency]))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        known,
        known,
        (a, b, from, to) => {
          const [low, high] = a < b ? [a, b] : [b, a]
          expect(convertMinor(low, from, to, rates)).toBeLessThanOrEqual(
            convertMinor(high, from, to, rates),
          )
          expect(convertMinor(-a, from, to, rates)).toBe(-convertMinor(a, from, to, rates) || 0)
        },
      ),
    )
  })

  test('freezes a rate as a decimal with ten digits', () => {
    expect(exchangeRate('USD', 'EUR', rates)).toBe('0.9215000000')
    expect(exchangeRate('EUR', 'USD', rates)).toBe('1.0851871948')
  })
})
