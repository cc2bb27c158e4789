import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { invoiceCorrection } from './invoiceCorrection.ts'
import { requestStatusNames } from './requestStatuses.ts'

const sold = {
  status: 'made_prepayment',
  totalMinor: 240_000,
  arrivedMinor: 48_000,
  refundedMinor: 0,
  creditedMinor: 0,
} as const

test('while the trip is ahead its price stands, whatever goes to and fro', () => {
  expect(invoiceCorrection(sold)).toBe(0)
  expect(invoiceCorrection({ ...sold, refundedMinor: 10_000 })).toBe(0)
})

test('of a cancelled trip only what was kept is charged', () => {
  const cancelled = { ...sold, status: 'cancelled_by_tourist' } as const
  expect(invoiceCorrection(cancelled)).toBe(192_000)
  expect(invoiceCorrection({ ...cancelled, arrivedMinor: 240_000, refundedMinor: 192_000 })).toBe(
    192_000,
  )
  expect(invoiceCorrection({ ...cancelled, arrivedMinor: 240_000, refundedMinor: 240_000 })).toBe(
    240_000,
  )
  // and nothing twice
  expect(invoiceCorrection({ ...cancelled, creditedMinor: 192_000 })).toBe(0)
})

test('money paid twice that went back corrects nothing; after the trip every other refund does', () => {
  const over = { ...sold, status: 'tour_complete', arrivedMinor: 288_000 } as const
  expect(invoiceCorrection({ ...over, refundedMinor: 48_000 })).toBe(0)
  expect(invoiceCorrection({ ...over, refundedMinor: 58_000 })).toBe(10_000)
})

test('papers are never above the price nor below zero, and a second look adds nothing', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...requestStatusNames),
      amount,
      amount,
      amount,
      (status, totalMinor, arrivedMinor, refunded) => {
        const input = {
          status,
          totalMinor,
          arrivedMinor,
          refundedMinor: Math.min(refunded, arrivedMinor),
          creditedMinor: 0,
        }
        const correction = invoiceCorrection(input)
        expect(correction).toBeGreaterThanOrEqual(0)
        expect(correction).toBeLessThanOrEqual(totalMinor)
        expect(invoiceCorrection({ ...input, creditedMinor: correction })).toBe(0)
      },
    ),
  )
})
