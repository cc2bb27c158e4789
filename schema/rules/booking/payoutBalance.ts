import { commissionOf, type Movement, type SoldRequest } from './statement.ts'

export interface PayoutBalance {
  /** What an organizer has earned so far: received less refunds, commission and cashback. Minor units throughout. */
  earnedMinor: number
  /** What has been paid out, less what came back. */
  paidOutMinor: number
  /** What is owed; never below zero. */
  dueMinor: number
  /** What was paid out beyond what is earned by now: refunds that came after. One of the two is zero. */
  overpaidMinor: number
}

const sumOf = (movements: readonly Pick<Movement, 'amountMinor'>[]): number =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What one request has brought its organizer until now. */
export const earnedOf = (
  request: Omit<SoldRequest, 'soldOn' | 'movements' | 'cashbacks'> &
    Record<'movements' | 'cashbacks', readonly Pick<Movement, 'amountMinor'>[]>,
): number => {
  const net = sumOf(request.movements)
  return net - commissionOf(request, net) - sumOf(request.cashbacks)
}

/** What is owed where so much was earned and paid out. */
export const payoutBalance = (earnedMinor: number, paidOutMinor: number): PayoutBalance => ({
  earnedMinor,
  paidOutMinor,
  dueMinor: Math.max(0, earnedMinor - paidOutMinor),
  overpaidMinor: Math.max(0, paidOutMinor - earnedMinor),
})

/**
 * Whether a transfer fits: out no more than is owed, back (below zero) no more than has gone out.
 */
export const isPayoutPossible = (
  { dueMinor, paidOutMinor }: PayoutBalance,
  amountMinor: number,
): boolean =>
  amountMinor > 0 ? amountMinor <= dueMinor : amountMinor < 0 && -amountMinor <= paidOutMinor
