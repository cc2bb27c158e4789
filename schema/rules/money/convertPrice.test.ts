import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { currencies, currencyExponent } from '../../codes/currencies.ts'
import { ceilToUnit, convertPrice, floorToUnit } from './convertPrice.ts'

const rates = { USD: '1', EUR: '0.9215', RUB: '92.5', JPY: '151.37' }

test('rounds a converted price to a whole amount and keeps a price in its own currency', () => {
  expect(convertPrice(134_000, 'USD', 'EUR', rates)).toBe(123_500)
  expect(convertPrice(6_450, 'USD', 'USD', rates)).toBe(6_450)
  expect(convertPrice(6_450, 'USD', 'JPY', rates)).toBe(9_763)
  expect(convertPrice(10, 'USD', 'EUR', rates)).toBe(100)
  expect(convertPrice(0, 'USD', 'EUR', rates)).toBe(0)
})

test('rounds up and down to whole amounts, at most one unit apart, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.constantFrom(...currencies),
      (amountMinor, currency) => {
        const unit = 10 ** currencyExponent[currency]
        const [up, down] = [ceilToUnit(amountMinor, currency), floorToUnit(amountMinor, currency)]
        expect([up % unit, down % unit]).toEqual([0, 0])
        expect(down <= amountMinor && amountMinor <= up && up - down <= unit).toBe(true)
      },
    ),
  )
})
