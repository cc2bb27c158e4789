import { commissionOf, type Movement, type SoldRequest } from './statement.ts'

export interface PayoutBalance {
  /**
   * Earnings of an organizer so far: received less refunds, commission and cashback. All amounts
   * are in minor units.
   */
  earnedMinor: number
  /** Payouts less what was returned. */
  paidOutMinor: number
  /** Amount owed to the organizer; never below zero. */
  dueMinor: number
  /** Payouts beyond the earnings, caused by later refunds. Either this or `dueMinor` is zero. */
  overpaidMinor: number
}

const sumOf = (movements: readonly Pick<Movement, 'amountMinor'>[]): number =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Returns what one request has earned for its organizer so far. */
export const earnedOf = (
  request: Omit<SoldRequest, 'soldOn' | 'movements' | 'cashbacks'> &
    Record<'movements' | 'cashbacks', readonly Pick<Movement, 'amountMinor'>[]>,
): number => {
  const net = sumOf(request.movements)
  return net - commissionOf(request, net) - sumOf(request.cashbacks)
}

/** Returns the balance for given earnings and payouts. */
export const payoutBalance = (earnedMinor: number, paidOutMinor: number): PayoutBalance => ({
  earnedMinor,
  paidOutMinor,
  dueMinor: Math.max(0, earnedMinor - paidOutMinor),
  overpaidMinor: Math.max(0, paidOutMinor - earnedMinor),
})

/**
 * Returns whether a transfer is allowed: a payout up to what is owed, or a return (below zero) up
 * to what was paid out.
 */
export const isPayoutPossible = (
  { dueMinor, paidOutMinor }: PayoutBalance,
  amountMinor: number,
): boolean =>
  amountMinor > 0 ? amountMinor <= dueMinor : amountMinor < 0 && -amountMinor <= paidOutMinor
