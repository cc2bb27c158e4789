import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cashbackDue, cashbackOf } from './cashback.ts'

test('rounds the share of the price down to a whole amount', () => {
  expect(cashbackOf({ percent: 20, currency: 'USD' }, 120_000)).toBe(24_000)
  expect(cashbackOf({ percent: 20, currency: 'USD' }, 120_900)).toBe(24_100)
  // yen have no smaller unit
  expect(cashbackOf({ percent: 20, currency: 'JPY' }, 128_333)).toBe(25_666)
  expect(cashbackOf({ percent: 33, currency: 'JPY' }, 2_147_483_647)).toBe(708_669_603)
})

test('reduces the promise in proportion to refunds of a fully paid price', () => {
  const paid = {
    promisedMinor: 24_000,
    totalMinor: 120_000,
    arrivedMinor: 120_000,
    refundedMinor: 0,
  }
  expect(cashbackDue(paid)).toBe(24_000)
  expect(cashbackDue({ ...paid, arrivedMinor: 119_999 })).toBe(0)
  expect(cashbackDue({ ...paid, refundedMinor: 30_000 })).toBe(18_000)
  expect(cashbackDue({ ...paid, refundedMinor: 120_000 })).toBe(0)
  // a refunded double payment was never part of the price
  expect(cashbackDue({ ...paid, arrivedMinor: 240_000, refundedMinor: 120_000 })).toBe(24_000)
  expect(cashbackDue({ promisedMinor: 0, totalMinor: 0, arrivedMinor: 0, refundedMinor: 0 })).toBe(
    0,
  )
})

test('never exceeds the promise or what was paid and not refunded', () => {
  const amount = fc.integer({ min: 0, max: 2_147_483_647 })
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 100 }),
      amount,
      amount,
      (totalMinor, percent, arrivedMinor, back) => {
        const refundedMinor = Math.min(back, arrivedMinor)
        const promisedMinor = cashbackOf({ percent, currency: 'EUR' }, totalMinor)
        const due = cashbackDue({ promisedMinor, totalMinor, arrivedMinor, refundedMinor })
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(promisedMinor)
        expect(due).toBeLessThanOrEqual(arrivedMinor - refundedMinor)
      },
    ),
  )
})
