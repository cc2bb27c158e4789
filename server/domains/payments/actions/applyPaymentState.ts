import type { Logger } from 'pino'
import { paymentStatusName } from '#schema/rules/booking/paymentStatuses.ts'
import { disagreements } from '../../../adapters/payments/paymentStates.ts'
import type { PaymentProviderName, ProviderState } from '../../../adapters/payments/port.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { OnPaymentReceived } from '../payments.events.ts'
import { effectiveRefunds } from '../reads/paidMoney.ts'
import { recordPaymentIssue } from './recordPaymentIssue.ts'
import { transitionPayment } from './transitionPayment.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'error' | 'warn'>
  onPaid: OnPaymentReceived
}

/**
 * Applies a provider's payment status, from a notification or from its API, in any order and with
 * any repeats: once per payment, under the lock of its request. A report that contradicts the
 * agreement is recorded as a payment issue for staff.
 */
export const applyPaymentState = async (
  { db, clock, logger, onPaid }: Deps,
  {
    provider,
    paymentId,
    news,
  }: { provider: PaymentProviderName; paymentId: string; news: ProviderState },
): Promise<void> => {
  if (news.state === 'pending' || news.state === 'new' || news.state === 'authorized') return
  await db.$transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const now = clock.now()
    const said = `${provider} says ${news.state}: ${news.amountMinor ?? '?'} ${news.currency ?? '?'} in minor units`
    const issue = { provider, dedupeKey: `payment:${provider}:${paymentId}:${said}`, now }
    if (!payment || payment.provider !== provider) {
      // ignore a canceled one: unknown and never paid
      if (news.state !== 'cancelled')
        await recordPaymentIssue(tx, logger, {
          ...issue,
          kind: 'unknown_payment',
          paymentId: payment && paymentId,
          details: `${said}, of ${paymentId}`,
        })
      return
    }
    const wrong = disagreements({ paymentId, ...payment }, news)
    if (wrong.length > 0) {
      const details = `${said}; agreed were ${payment.amountMinor} ${payment.currency} (${wrong.join(', ')})`
      await recordPaymentIssue(tx, logger, { ...issue, kind: 'disagreement', paymentId, details })
      return
    }
    if (news.state === 'cancelled') {
      await transitionPayment(tx, { id: paymentId, from: 'new', to: 'cancelled' })
      return
    }
    const from = paymentStatusName(payment.status)
    if (from !== 'payed') {
      const data = { paidAt: now, ...(news.providerRef && { providerRef: news.providerRef }) }
      const isPaid = await transitionPayment(tx, { id: paymentId, from, to: 'payed', data })
      if (isPaid)
        await onPaid(tx, {
          requestId: payment.requestId,
          paymentId,
          amountMinor: payment.amountMinor,
          now,
        })
    }
    // T-Bank reports no amount, only that everything is refunded
    const refundedMinor =
      news.refundedMinor ?? (news.state === 'refunded' ? payment.amountMinor : null)
    await recordOutsideRefund(tx, paymentId, refundedMinor, now)
  })
}

interface LockedPayment {
  requestId: number
  provider: PaymentProviderName
  status: number
  amountMinor: number
  currency: string
  providerRef: string | null
}

/** Locks the request's row, then the payment's: every caller that locks both uses this order. */
const lockPayment = async (tx: Tx, paymentId: string): Promise<LockedPayment | null> => {
  const found = await tx.payment.findUnique({
    where: { id: paymentId },
    select: { requestId: true },
  })
  if (!found) return null
  await tx.$queryRaw`SELECT id FROM request WHERE id = ${found.requestId} FOR NO KEY UPDATE`
  const [row] = await tx.$queryRaw<
    LockedPayment[]
  >`SELECT request_id AS "requestId", provider, status, amount_minor AS "amountMinor", currency, provider_ref AS "providerRef" FROM payment WHERE id = ${paymentId}::uuid FOR UPDATE`
  return row ?? null
}

/**
 * Records money that was refunded in the provider's back office. Failed refunds count toward the
 * sum: staff who repeat one in the back office record it by hand, and a late report must not settle
 * it.
 */
const recordOutsideRefund = async (
  tx: Tx,
  paymentId: string,
  refundedMinor: number | null,
  now: Date,
): Promise<void> => {
  if (!refundedMinor) return
  const refunds = await tx.refund.findMany({
    where: { paymentId, ...effectiveRefunds },
    select: { amountMinor: true },
  })
  const missing = refundedMinor - refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (missing <= 0) return
  await tx.refund.create({
    data: {
      paymentId,
      amountMinor: missing,
      status: 'done',
      reason: 'at_provider',
      idempotencyKey: `${paymentId}:outside:${refundedMinor}`,
      createdAt: now,
      doneAt: now,
    },
  })
}
