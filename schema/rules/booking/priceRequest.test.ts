import { expect, test } from '@jest/globals'
import { priceRequest } from './priceRequest.ts'

const prepayment = { type: 'percent', size: 2000 } as const

test('prices two adults and a child with a discount', () => {
  expect(
    priceRequest({
      adults: 2,
      children: 1,
      currency: 'USD',
      adultMinor: 90_000,
      adultWithoutDiscountMinor: 100_000,
      childUnits: [{ ageFrom: 6, ageTo: 12, priceMinor: 60_000 }],
      prepayment,
    }),
  ).toEqual({
    lines: [
      { kind: 'base', label: 'adult', quantity: 2, unitMinor: 100_000, amountMinor: 200_000 },
      { kind: 'base', label: 'child', quantity: 1, unitMinor: 60_000, amountMinor: 60_000 },
      {
        kind: 'discount',
        label: 'discount',
        quantity: 2,
        unitMinor: -10_000,
        amountMinor: -20_000,
      },
    ],
    totalMinor: 240_000,
    prepaymentMinor: 48_000,
  })
})

test('charges children as adults where there is no child price', () => {
  expect(
    priceRequest({
      adults: 1,
      children: 2,
      currency: 'USD',
      adultMinor: 500,
      adultWithoutDiscountMinor: null,
      childUnits: [],
      prepayment,
    }).totalMinor,
  ).toBe(1500)
})

test('charges each child by age band, and as an adult with the discount where no band fits', () => {
  const childUnits = [
    { ageFrom: 0, ageTo: 2, priceMinor: 0 },
    { ageFrom: 6, ageTo: 12, priceMinor: 60_000 },
  ]
  const price = {
    adults: 1,
    children: 4,
    currency: 'USD' as const,
    adultMinor: 90_000,
    adultWithoutDiscountMinor: 100_000,
    childUnits,
    prepayment,
  }
  expect(priceRequest({ ...price, childAges: [2, 12, 13, 6] })).toMatchObject({
    lines: [
      { label: 'adult', quantity: 2, amountMinor: 200_000 },
      { label: 'child', quantity: 1, unitMinor: 0, amountMinor: 0 },
      { label: 'child', quantity: 2, unitMinor: 60_000 },
      { label: 'discount', quantity: 2, unitMinor: -10_000 },
    ],
    totalMinor: 300_000,
  })
  expect(priceRequest({ ...price, childAges: null }).totalMinor).toBe(90_000)
})
