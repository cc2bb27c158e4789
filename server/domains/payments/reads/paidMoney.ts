import type { RefundReason } from '#schema/codes/payments.ts'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'

/**
 * Refunds that count. One that failed is owed to the traveler all the same, until another takes its place: were it left out, its
 * money would be the organizer's.
 */
export const effectiveRefunds = { retriedAt: null } as const satisfies Prisma.RefundWhereInput

/** Payments that have arrived, and what went back of them. */
export const paymentsSelect = {
  where: { status: paymentStatuses.payed },
  select: {
    amountMinor: true,
    refunds: { where: effectiveRefunds, select: { amountMinor: true, status: true, reason: true } },
  },
} as const satisfies Prisma.Request$paymentsArgs

/** Why refunds pay cashback. */
export const cashbackReason = 'cashback' satisfies RefundReason

/** Money that takes nothing off the price: a trip whose cashback was paid is a trip that was paid for. */
export const isCashback = ({ reason }: { reason: string }): boolean => reason === cashbackReason

interface Paid {
  amountMinor: number
  refunds: readonly { amountMinor: number; status: 'pending' | 'done' | 'failed'; reason: string }[]
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

/** What went back of the price, is on its way or is owed, minor units of the request; cashback aside. */
export const refundedMinorOf = (payments: readonly Pick<Paid, 'refunds'>[]): number =>
  sum(
    payments.flatMap(({ refunds }) =>
      refunds.filter((refund) => !isCashback(refund)).map(({ amountMinor }) => amountMinor),
    ),
  )

/** What went back as cashback, is on its way or is owed, minor units of the request. */
export const cashbackMinorOf = (payments: readonly Pick<Paid, 'refunds'>[]): number =>
  sum(
    payments.flatMap(({ refunds }) =>
      refunds.filter(isCashback).map(({ amountMinor }) => amountMinor),
    ),
  )

/** All that has arrived, minor units of the request. */
export const receivedMinorOf = (payments: readonly Pick<Paid, 'amountMinor'>[]): number =>
  sum(payments.map(({ amountMinor }) => amountMinor))

/** What has arrived and is not given back nor to be given back, minor units of the request; cashback takes nothing off. */
export const paidMinorOf = (payments: readonly Paid[]): number =>
  receivedMinorOf(payments) - refundedMinorOf(payments)
