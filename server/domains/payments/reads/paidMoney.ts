import type { Prisma } from '../../../db/generated/client/client.ts'

/** Status 2 of a payment (specification section 4). */
export const payed = 2

/** Payments that have arrived, and what went back of them. */
export const paymentsSelect = {
  where: { status: payed },
  select: { amountMinor: true, refunds: { where: { status: { not: 'failed' } }, select: { amountMinor: true, status: true } } },
} as const satisfies Prisma.Request$paymentsArgs

interface Paid {
  amountMinor: number
  refunds: readonly { amountMinor: number; status: 'pending' | 'done' | 'failed' }[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What went back or is on its way, minor units of the request. */
export const refundedMinorOf = (payments: readonly Paid[]): number =>
  sum(payments.flatMap(({ refunds }) => refunds.map(({ amountMinor }) => amountMinor)))

/** What has arrived and is not given back, minor units of the request. */
export const paidMinorOf = (payments: readonly Paid[]): number =>
  sum(payments.map(({ amountMinor }) => amountMinor)) - refundedMinorOf(payments)
