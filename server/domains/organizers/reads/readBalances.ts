import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import { earnedOf, type PayoutBalance, payoutBalance } from '#schema/rules/booking/payoutBalance.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { isCashback, effectiveRefunds } from '../../payments/reads/paidMoney.ts'

export interface OrganizerBalance extends PayoutBalance {
  organizerId: number
  currency: Currency
}

/**
 * Reads what organizers have earned and been paid per currency, in two statements. Leaves out
 * organizers without sales and payouts.
 * @param organizerId null: all organizers
 */
export const readBalances = async (
  db: Db | Tx,
  organizerId: number | null,
): Promise<OrganizerBalance[]> => {
  const of = organizerId === null ? {} : { organizerId }
  const sold = await db.request.findMany({
    where: {
      ...of,
      commissionBp: { not: null },
      payments: { some: { status: paymentStatuses.payed } },
    },
    select: {
      organizerId: true,
      currency: true,
      totalMinor: true,
      commissionBp: true,
      cashbackPerformer: true,
      payments: {
        where: { status: paymentStatuses.payed },
        select: {
          amountMinor: true,
          refunds: { where: effectiveRefunds, select: { amountMinor: true, reason: true } },
        },
      },
    },
  })
  const payouts = await db.payout.groupBy({
    by: ['organizerId', 'currency'],
    where: of,
    _sum: { amountMinor: true },
  })
  const sums = new Map<
    string,
    { organizerId: number; currency: string; earned: number; paidOut: number }
  >()
  const sumOf = (row: { organizerId: number; currency: string }) => {
    const key = `${row.organizerId} ${row.currency}`
    const known = sums.get(key) ?? {
      organizerId: row.organizerId,
      currency: row.currency,
      earned: 0,
      paidOut: 0,
    }
    sums.set(key, known)
    return known
  }
  for (const { payments, commissionBp, totalMinor, cashbackPerformer, ...row } of sold) {
    const refunds = payments.flatMap((payment) => payment.refunds)
    const movements = [
      ...payments,
      ...refunds
        .filter((refund) => !isCashback(refund))
        .map(({ amountMinor }) => ({ amountMinor: -amountMinor })),
    ]
    const cashbacks = cashbackPerformer === 'organizer' ? refunds.filter(isCashback) : []
    sumOf(row).earned += earnedOf({
      totalMinor,
      commissionBp: commissionBp ?? 0,
      movements,
      cashbacks,
    })
  }
  for (const row of payouts) sumOf(row).paidOut += row._sum.amountMinor ?? 0
  return [...sums.values()]
    .map(({ organizerId: id, currency, earned, paidOut }) => ({
      organizerId: id,
      currency: currency as Currency,
      ...payoutBalance(earned, paidOut),
    }))
    .toSorted((a, b) => a.organizerId - b.organizerId || a.currency.localeCompare(b.currency))
}
