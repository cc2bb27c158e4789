import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { earnedOf, isPayoutPossible, payoutBalance } from './payoutBalance.ts'
import { statementLine } from './statement.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 })

test('splits the difference into owed or overpaid, one of them zero', () => {
  fc.assert(
    fc.property(amount, amount, (earned, paidOut) => {
      const { dueMinor, overpaidMinor } = payoutBalance(earned, paidOut)
      expect(Math.min(dueMinor, overpaidMinor)).toBe(0)
      expect(dueMinor - overpaidMinor).toBe(earned - paidOut)
    }),
  )
})

test('allows no transfer that overpays or returns more than was sent', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: -5_000_000, max: 5_000_000 }),
      (earned, paidOut, transfer) => {
        const before = payoutBalance(earned, paidOut)
        if (!isPayoutPossible(before, transfer)) return
        const after = payoutBalance(earned, paidOut + transfer)
        expect(after.paidOutMinor).toBeGreaterThanOrEqual(0)
        if (transfer > 0) expect(after.overpaidMinor).toBe(0)
      },
    ),
  )
})

test('sums a request’s monthly payouts to what it has earned', () => {
  const movement = fc.record({
    month: fc.integer({ min: 1, max: 4 }),
    amountMinor: fc.integer({ min: 1, max: 90_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 6 }),
      fc.integer({ min: 0, max: 10_000 }),
      amount,
      (rows, commissionBp, totalMinor) => {
        const movements = rows.map(({ month, amountMinor }) => ({
          day: `2026-0${month}-10`,
          amountMinor,
        }))
        const request = {
          totalMinor,
          commissionBp,
          soldOn: '2026-01-05',
          movements,
          cashbacks: [{ day: '2026-03-20', amountMinor: 700 }],
        }
        const months = ['2026-01', '2026-02', '2026-03', '2026-04'].map(
          (month) => statementLine(request, month)?.payoutMinor ?? 0,
        )
        expect(earnedOf(request)).toBe(months.reduce((sum, payout) => sum + payout, 0))
      },
    ),
  )
})
