import type { RefundCause } from '#schema/codes/payments.ts'
import type { Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { record } from '../../../db/recordEvent.ts'
import { refundPayment } from '../jobs/refundPayment.job.ts'
import { refundStarted } from '../payments.events.ts'

interface NewRefund {
  requestId: number
  paymentId: string
  /** Minor units of the payment. */
  amountMinor: number
  reason: string
  cause: RefundCause
  now: Date
}

/**
 * Writes one refund and enqueues the job that requests it. The caller holds the lock of its
 * request. @returns its id
 */
export const createRefund = async (
  tx: Tx,
  { requestId, paymentId, amountMinor, reason, cause, now }: NewRefund,
): Promise<string> => {
  // a failed refund has used up its key at the provider
  const number = (await tx.refund.count({ where: { paymentId } })) + 1
  const { id } = await tx.refund.create({
    data: {
      paymentId,
      amountMinor,
      reason,
      idempotencyKey: `${paymentId}:${number}`,
      createdAt: now,
    },
    select: { id: true },
  })
  await enqueueJob(tx, refundPayment, { refundId: id })
  await record(tx, refundStarted({ refundId: id, paymentId, requestId, cause }))
  return id
}
