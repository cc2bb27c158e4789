import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { priceRequest } from './priceRequest.ts'

const prepayment = { type: 'percent', size: 2000 } as const

test('two adults and a child with a discount', () => {
  expect(
    priceRequest({ adults: 2, children: 1, adultMinor: 90_000, adultWithoutDiscountMinor: 100_000, childMinor: 60_000, prepayment }),
  ).toEqual({
    lines: [
      { kind: 'base', label: 'adult', quantity: 2, unitMinor: 100_000, amountMinor: 200_000 },
      { kind: 'base', label: 'child', quantity: 1, unitMinor: 60_000, amountMinor: 60_000 },
      { kind: 'discount', label: 'discount', quantity: 2, unitMinor: -10_000, amountMinor: -20_000 },
    ],
    totalMinor: 240_000,
    prepaymentMinor: 48_000,
  })
})

test('children pay as adults where there is no price for them', () => {
  expect(
    priceRequest({ adults: 1, children: 2, adultMinor: 500, adultWithoutDiscountMinor: null, childMinor: null, prepayment }).totalMinor,
  ).toBe(1500)
})

test('lines sum to the total, and nobody is asked for more than the total in advance', () => {
  const people = fc.integer({ min: 0, max: 20 })
  const price = fc.integer({ min: 1, max: 2_000_000 })
  const paid = fc.oneof(
    fc.record({ type: fc.constant('percent' as const), size: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ type: fc.constantFrom('none' as const, 'full' as const), size: fc.constant(0) }),
    fc.record({ type: fc.constant('fixed' as const), size: fc.integer({ min: 0, max: 5_000_000 }) }),
  )
  fc.assert(
    fc.property(
      people,
      people,
      price,
      fc.option(fc.integer({ min: 1, max: 900_000 })),
      fc.option(price),
      paid,
      (adults, children, adultMinor, discount, childMinor, prepaid) => {
        const { lines, totalMinor, prepaymentMinor } = priceRequest({
          adults,
          children,
          adultMinor,
          adultWithoutDiscountMinor: discount === null ? null : adultMinor + discount,
          childMinor,
          prepayment: prepaid,
        })
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(totalMinor)
        expect(totalMinor).toBe(childMinor === null ? (adults + children) * adultMinor : adults * adultMinor + children * childMinor)
        expect(prepaymentMinor).toBeGreaterThanOrEqual(0)
        expect(prepaymentMinor).toBeLessThanOrEqual(totalMinor)
      },
    ),
  )
})
