import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { commissionOf, addMonths, readMonth, statementLine, sumStatement } from './statement.ts'

const request = {
  totalMinor: 240_000,
  commissionBp: 1400,
  soldOn: '2026-11-21',
  movements: [
    { day: '2026-11-21', amountMinor: 48_000 },
    { day: '2026-12-30', amountMinor: 192_000 },
    { day: '2027-01-05', amountMinor: -192_000 },
  ],
  cashbacks: [],
}

test('bills commission on each month’s money and returns it with a refund', () => {
  expect(statementLine(request, '2026-10')).toBe(null)
  expect(statementLine(request, '2026-11')).toEqual({
    sold: 1,
    grossMinor: 240_000,
    receivedMinor: 48_000,
    refundedMinor: 0,
    commissionMinor: 6_720,
    cashbackMinor: 0,
    payoutMinor: 41_280,
  })
  expect(statementLine(request, '2026-12')).toMatchObject({
    sold: 0,
    grossMinor: 0,
    commissionMinor: 26_880,
    payoutMinor: 165_120,
  })
  expect(statementLine(request, '2027-01')).toMatchObject({
    refundedMinor: 192_000,
    commissionMinor: -26_880,
    payoutMinor: -165_120,
  })
})

test('charges no commission on money beyond the price', () => {
  expect(commissionOf(request, 300_000)).toBe(33_600)
  expect(commissionOf({ totalMinor: 2_000_000_000, commissionBp: 9_999 }, 2_000_000_000)).toBe(
    1_999_800_000,
  )
})

test('lists cashback paid by the organizer separately and keeps the commission', () => {
  const borne = {
    ...request,
    movements: request.movements.slice(0, 2),
    cashbacks: [{ day: '2027-02-03', amountMinor: 48_000 }],
  }
  expect(statementLine(borne, '2027-01')).toBe(null)
  expect(statementLine(borne, '2027-02')).toMatchObject({
    refundedMinor: 0,
    commissionMinor: 0,
    cashbackMinor: 48_000,
    payoutMinor: -48_000,
  })
})

test('parses and adds months', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(['2026-11', '2026-13', '2026-1', '../..', null].map(readMonth)).toEqual([
    '2026-11',
    null,
    null,
    null,
    null,
  ])
})

test('sums all months to the whole and each line to its payout, in any order of movements', () => {
  const months = ['2026-09', '2026-10', '2026-11', '2026-12']
  const movement = fc.record({
    month: fc.constantFrom(...months),
    amountMinor: fc.integer({ min: 1, max: 400_000 }),
    isRefund: fc.boolean(),
  })
  const paidBack = fc.array(movement, { maxLength: 2 })
  const sold = fc.record({
    totalMinor: fc.integer({ min: 0, max: 500_000 }),
    commissionBp: fc.integer({ min: 0, max: 10_000 }),
    soldOn: fc.constantFrom(...months.map((month) => `${month}-15`)),
    movements: fc.array(movement, { maxLength: 8 }),
  })
  fc.assert(
    fc.property(sold, paidBack, ({ movements, ...rest }, paid) => {
      const cashbacks = paid.map(({ month, amountMinor }) => ({ day: `${month}-20`, amountMinor }))
      // refunds never exceed what was received
      let net = 0
      const possible = movements
        .toSorted((a, b) => a.month.localeCompare(b.month))
        .map(({ month, amountMinor, isRefund }) => {
          const amount = isRefund ? -Math.min(net, amountMinor) : amountMinor
          net += amount
          return { day: `${month}-15`, amountMinor: amount }
        })
      const lines = months.flatMap(
        (month) => statementLine({ ...rest, movements: possible, cashbacks }, month) ?? [],
      )
      const sums = sumStatement(lines)
      expect(sums.sold).toBe(1)
      expect(sums.grossMinor).toBe(rest.totalMinor)
      expect(sums.receivedMinor - sums.refundedMinor).toBe(net)
      expect(sums.commissionMinor).toBe(commissionOf(rest, net))
      expect(sums.payoutMinor).toBe(net - sums.commissionMinor - sums.cashbackMinor)
      expect(sums.cashbackMinor).toBe(
        cashbacks.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      )
      for (const line of lines)
        expect(line.payoutMinor).toBe(
          line.receivedMinor - line.refundedMinor - line.commissionMinor - line.cashbackMinor,
        )
    }),
    { numRuns: propertyRuns(2000) },
  )
})
