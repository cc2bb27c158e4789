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

test('corrects nothing before the trip, whatever is paid or refunded', () => {
  expect(invoiceCorrection(sold)).toBe(0)
  expect(invoiceCorrection({ ...sold, refundedMinor: 10_000 })).toBe(0)
})

test('charges only what was kept of a canceled trip', () => {
  const cancelled = { ...sold, status: 'cancelled_by_tourist' } as const
  expect(invoiceCorrection(cancelled)).toBe(192_000)
  expect(invoiceCorrection({ ...cancelled, arrivedMinor: 240_000, refundedMinor: 192_000 })).toBe(
    192_000,
  )
  expect(invoiceCorrection({ ...cancelled, arrivedMinor: 240_000, refundedMinor: 240_000 })).toBe(
    240_000,
  )
  // nothing is credited twice
  expect(invoiceCorrection({ ...cancelled, creditedMinor: 192_000 })).toBe(0)
})

test('ignores the refund of a double payment; credits every other refund after the trip', () => {
  const over = { ...sold, status: 'tour_complete', arrivedMinor: 288_000 } as const
  expect(invoiceCorrection({ ...over, refundedMinor: 48_000 })).toBe(0)
  expect(invoiceCorrection({ ...over, refundedMinor: 58_000 })).toBe(10_000)
})

test('stays between zero and the price, and corrects nothing the second time', () => {
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
