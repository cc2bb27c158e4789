import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { currencies } from '#schema/codes/currencies.ts'
import { priceCaps } from '#schema/rules/search/priceCaps.ts'
import { priceScale } from './priceScale.ts'

test.each([
  [
    'what is found brings the ends together',
    { min: 119, max: 2410 },
    { min: 100, max: 2450, step: 50, hasMore: false },
  ],
  [
    'above the cap the right end means more',
    { min: 119, max: 7200 },
    { min: 100, max: 5000, step: 50, hasMore: true },
  ],
  [
    'at the cap nothing is more',
    { min: 119, max: 5000 },
    { min: 100, max: 5000, step: 50, hasMore: false },
  ],
  [
    'all above the cap',
    { min: 6000, max: 7200 },
    { min: 4950, max: 5000, step: 50, hasMore: true },
  ],
  [
    'cheap things have short steps',
    { min: 23, max: 91 },
    { min: 20, max: 95, step: 5, hasMore: false },
  ],
  ['one price', { min: 300, max: 300 }, { min: 295, max: 300, step: 5, hasMore: false }],
  ['nothing found', null, { min: 0, max: 5000, step: 50, hasMore: false }],
])('scale in dollars: %s', (_, found, expected) => {
  expect(priceScale(found, 'USD')).toEqual(expected)
})

test.each([
  ['EUR', 5000, 50],
  ['RUB', 200_000, 1000],
  ['CNY', 20_000, 200],
  ['BYN', 10_000, 100],
  ['KZT', 1_000_000, 5000],
] as const)('%s ends at %i in steps of %i (specification section 9)', (currency, max, step) => {
  expect(priceScale({ min: 0, max: 10_000_000 }, currency)).toEqual({
    min: 0,
    max,
    step,
    hasMore: true,
  })
})

test('keeps the slider within the caps, on its steps, and around the prices found', () => {
  const price = fc.integer({ min: 0, max: 20_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...currencies), price, price, (currency, one, other) => {
      const found = { min: Math.min(one, other), max: Math.max(one, other) }
      const caps = priceCaps(currency)
      const { min, max, step, hasMore } = priceScale(found, currency)
      expect(min).toBeGreaterThanOrEqual(0)
      expect(max).toBeGreaterThan(min)
      expect(max).toBeLessThanOrEqual(caps.upper)
      expect([min % step, max % step]).toEqual([0, 0])
      expect(step).toBe(found.max <= caps.lower ? caps.step / 10 : caps.step)
      expect(min).toBeLessThanOrEqual(found.min)
      expect(hasMore).toBe(found.max > max)
      // no price lies between the right end and the cap
      expect(hasMore ? max : caps.upper).toBe(caps.upper)
    }),
  )
})
