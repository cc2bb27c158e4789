import type { Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { refundPayment } from '../jobs/refundPayment.job.ts'

interface RefundWish {
  requestId: number
  /** Minor units of the request; at most what has arrived and is not given back. */
  amountMinor: number
  reason: string
  now: Date
  /** The payment to take it from; left out: the newest first. */
  paymentId?: string
}

/**
 * Writes refunds over the payments of a request, the newest first, and has them carried out by job.
 * @throws RangeError when there is less to give back: a mistake of the caller
 */
export const refundPaid = async (tx: Tx, { requestId, amountMinor, reason, now, paymentId }: RefundWish): Promise<void> => {
  if (amountMinor <= 0) return
  const payments = await tx.payment.findMany({
    where: { requestId, status: 2, ...(paymentId && { id: paymentId }) },
    orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
    select: { id: true, amountMinor: true, refunds: { where: { status: { not: 'failed' } }, select: { amountMinor: true } } },
  })
  let left = amountMinor
  for (const payment of payments) {
    const given = payment.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
    const part = Math.min(left, payment.amountMinor - given)
    if (part <= 0) continue
    const idempotencyKey = `${payment.id}:${payment.refunds.length + 1}`
    const { id } = await tx.refund.create({
      data: { paymentId: payment.id, amountMinor: part, reason, idempotencyKey, createdAt: now },
      select: { id: true },
    })
    await enqueueJob(tx, refundPayment, { refundId: id })
    left -= part
  }
  if (left > 0) throw new RangeError(`request ${requestId}: ${left} more to give back than has arrived`)
}
