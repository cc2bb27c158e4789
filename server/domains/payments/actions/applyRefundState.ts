import type { Logger } from 'pino'
import type { Clock } from '../../../core/clock.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { record } from '../../../db/recordEvent.ts'
import { refundFailed, refundSucceeded } from '../payments.events.ts'
import { recordPaymentIssue } from './recordPaymentIssue.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'error'>
}

interface RefundNews {
  refundId: string
  state: 'done' | 'failed'
  /** Null where the provider reports only our own id. */
  providerRef: string | null
  /** Reason of the failure. */
  failure?: string
}

/**
 * Applies a provider's refund status, from an answer or a notification, in any order and with any
 * repeats. A done refund may still fail (a closed card). A failed one stays failed until staff
 * decide: a late report of an earlier success must not hide it.
 */
export const applyRefundState = async (deps: Deps, news: RefundNews): Promise<void> => {
  const { db, clock, logger } = deps
  const { refundId, state, providerRef, failure = '' } = news
  await db.$transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund) {
      logger.error({ refundId }, 'a provider reported an unknown refund')
      return
    }
    const now = clock.now()
    const { provider, requestId } = refund.payment
    const ids = { refundId, paymentId: refund.paymentId, requestId }
    const known = { ...(providerRef !== null && { providerRef }) }
    if (state === 'done' && refund.status === 'pending') {
      await tx.refund.update({
        where: { id: refundId },
        data: { ...known, status: 'done', doneAt: now },
      })
      await record(tx, refundSucceeded(ids))
    }
    if (state === 'done' && refund.status === 'failed')
      await recordPaymentIssue(tx, logger, {
        kind: 'refund_contradicted',
        provider,
        dedupeKey: `refund:${refundId}:done`,
        paymentId: refund.paymentId,
        details: `refund ${refundId} failed (${refund.failure ?? ''}), and ${provider} says now that it is done`,
        now,
      })
    // a refund made by hand stays done, even if the provider's own attempt fails
    if (state === 'failed' && refund.status !== 'failed' && refund.handReference === null) {
      const reason = failure || `${provider} refuses it`
      await tx.refund.update({
        where: { id: refundId },
        data: { ...known, status: 'failed', failedAt: now, failure: reason, doneAt: null },
      })
      logger.error(
        { refundId, paymentId: refund.paymentId, provider, failure: reason },
        'a refund failed: retry it or refund it by hand under /crm/staff/money',
      )
      await record(tx, refundFailed(ids))
    }
  })
}

/**
 * Locks the request's row and reads the refund. The request comes first wherever both are locked.
 * Null for an unknown refund.
 */
export const lockRefund = async (tx: Tx, refundId: string) => {
  const found = await tx.refund.findUnique({
    where: { id: refundId },
    select: { payment: { select: { requestId: true } } },
  })
  if (!found) return null
  await tx.$queryRaw`SELECT id FROM request WHERE id = ${found.payment.requestId} FOR NO KEY UPDATE`
  return tx.refund.findUnique({
    where: { id: refundId },
    include: { payment: { select: { provider: true, requestId: true } } },
  })
}
