import { expect, test } from '@jest/globals'
import { type Currency, currencies } from '#schema/codes/currencies.ts'
import { priceCaps } from '#schema/rules/search/priceCaps.ts'
import { readContent } from './readContent.ts'

const perUsd = new Map<string, number>(
  readContent('currencies')
    .flat()
    .map(({ code, perUsd }) => [code, Number(perUsd)]),
)
const worth = (currency: Currency): number =>
  priceCaps(currency).upper / (perUsd.get(currency) ?? Number.NaN)

test('ends the price sliders of all currencies near those that the specification names', () => {
  const named = (['USD', 'EUR', 'RUB', 'CNY', 'BYN', 'KZT'] as const).map(worth)
  for (const currency of currencies) {
    expect(worth(currency)).toBeGreaterThan(Math.min(...named) * 0.75)
    expect(worth(currency)).toBeLessThan(Math.max(...named) * 1.25)
  }
})

test('makes the short scale a tenth of the long one in every currency, with whole steps', () => {
  for (const currency of currencies) {
    const { upper, lower, step } = priceCaps(currency)
    expect(lower).toBe(upper / 10)
    expect(Number.isInteger(step / 10)).toBe(true)
    expect(upper % step).toBe(0)
  }
})
