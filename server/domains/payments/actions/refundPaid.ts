import { refundParts } from '#schema/rules/booking/refundParts.ts'
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
    select: { id: true, amountMinor: true, refunds: { select: { amountMinor: true, status: true } } },
  })
  const arrived = payments.map(({ id, amountMinor: paidMinor, refunds }) => ({
    id,
    amountMinor: paidMinor,
    givenBackMinor: refunds.reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amountMinor), 0),
  }))
  for (const { id: from, amountMinor: part } of refundParts(arrived, amountMinor)) {
    // one that failed has used its key at the provider
    const number = (payments.find(({ id }) => id === from)?.refunds.length ?? 0) + 1
    const { id } = await tx.refund.create({
      data: { paymentId: from, amountMinor: part, reason, idempotencyKey: `${from}:${number}`, createdAt: now },
      select: { id: true },
    })
    await enqueueJob(tx, refundPayment, { refundId: id })
  }
}
