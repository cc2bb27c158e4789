import type { Logger } from 'pino'
import { requireCan } from '../../../core/can.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { requireUser, type Viewer } from '../../../core/viewer.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { record } from '../../../db/recordEvent.ts'
import { refundSucceeded } from '../payments.events.ts'
import { handlePaymentIssues } from '../payments.policy.ts'
import { createRefund } from './createRefund.ts'
import { lockRefund } from './applyRefundState.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'info'>
}

/** Maximum length of a bank's reference, in characters. */
export const maxReferenceLength = 140

/**
 * Retries a failed refund under another key; the first one no longer counts.
 * @throws DomainError NOT_FOUND unless the refund is failed and not retried yet
 */
export const retryRefund = async (
  { db, clock, logger }: Deps,
  viewer: Viewer,
  refundId: string,
): Promise<void> => {
  requireCan(viewer, handlePaymentIssues)
  const { userId } = requireUser(viewer)
  await db.$transaction(async (tx) => {
    const { paymentId, amountMinor, reason, payment } = await failedRefund(tx, refundId)
    const now = clock.now()
    await tx.refund.update({
      where: { id: refundId },
      data: { retriedAt: now, handledById: userId },
    })
    await createRefund(tx, {
      requestId: payment.requestId,
      paymentId,
      amountMinor,
      reason,
      cause: 'retry',
      now,
    })
  })
  logger.info({ refundId, userId }, 'a failed refund is retried')
}

/**
 * Records that staff made a failed refund by hand, with the bank's reference.
 * @throws DomainError NOT_FOUND unless the refund is failed and not retried yet, BAD_USER_INPUT for
 * an empty or too long reference
 */
export const recordManualRefund = async (
  { db, clock, logger }: Deps,
  viewer: Viewer,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<void> => {
  requireCan(viewer, handlePaymentIssues)
  const { userId } = requireUser(viewer)
  const handReference = reference.trim()
  if (handReference === '' || handReference.length > maxReferenceLength)
    throw new DomainError(
      'BAD_USER_INPUT',
      `The reference must have 1 to ${maxReferenceLength} characters`,
      'reference',
    )
  await db.$transaction(async (tx) => {
    const { paymentId, payment } = await failedRefund(tx, refundId)
    await tx.refund.update({
      where: { id: refundId },
      data: { status: 'done', doneAt: clock.now(), handReference, handledById: userId },
    })
    await record(tx, refundSucceeded({ refundId, paymentId, requestId: payment.requestId }))
  })
  logger.info({ refundId, userId }, 'a refund by hand was recorded')
}

/**
 * Locks and reads a failed refund, so that one of two parallel decisions succeeds.
 * @throws DomainError NOT_FOUND unless it is failed and not retried yet
 */
const failedRefund = async (tx: Tx, refundId: string) => {
  const refund = await lockRefund(tx, refundId)
  if (refund?.status !== 'failed' || refund.retriedAt !== null)
    throw new DomainError('NOT_FOUND', 'No such failed refund')
  return refund
}
