import type { RefundReason } from '#schema/codes/payments.ts'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'

/**
 * Refunds that count. A failed refund is still owed to the traveler until another replaces it;
 * without it, its money would be credited to the organizer.
 */
export const effectiveRefunds = { retriedAt: null } as const satisfies Prisma.RefundWhereInput

/** Received payments with the refunds that count. */
export const paymentsSelect = {
  where: { status: paymentStatuses.payed },
  select: {
    amountMinor: true,
    refunds: { where: effectiveRefunds, select: { amountMinor: true, status: true, reason: true } },
  },
} as const satisfies Prisma.Request$paymentsArgs

/** Reason of refunds that pay cashback. */
export const cashbackReason = 'cashback' satisfies RefundReason

/**
 * Returns whether a refund is cashback, which doesn't reduce the price: the trip stays fully paid.
 */
export const isCashback = ({ reason }: { reason: string }): boolean => reason === cashbackReason

interface Paid {
  amountMinor: number
  refunds: readonly { amountMinor: number; status: 'pending' | 'done' | 'failed'; reason: string }[]
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

/**
 * Returns the refunded part of the price, done, pending or owed, in minor units of the request;
 * without cashback.
 */
export const refundedMinorOf = (payments: readonly Pick<Paid, 'refunds'>[]): number =>
  sum(
    payments.flatMap(({ refunds }) =>
      refunds.filter((refund) => !isCashback(refund)).map(({ amountMinor }) => amountMinor),
    ),
  )

/** Returns the cashback, done, pending or owed, in minor units of the request. */
export const cashbackMinorOf = (payments: readonly Pick<Paid, 'refunds'>[]): number =>
  sum(
    payments.flatMap(({ refunds }) =>
      refunds.filter(isCashback).map(({ amountMinor }) => amountMinor),
    ),
  )

/** Returns the sum of received payments, in minor units of the request. */
export const receivedMinorOf = (payments: readonly Pick<Paid, 'amountMinor'>[]): number =>
  sum(payments.map(({ amountMinor }) => amountMinor))

/**
 * Returns what was received minus what is refunded or to be refunded, in minor units of the
 * request; cashback is not subtracted.
 */
export const paidMinorOf = (payments: readonly Paid[]): number =>
  receivedMinorOf(payments) - refundedMinorOf(payments)
