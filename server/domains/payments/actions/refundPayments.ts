import type { RefundCause, RefundReason } from '#schema/codes/payments.ts'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { splitRefund } from '#schema/rules/booking/splitRefund.ts'
import type { Tx } from '../../../db/connect.ts'
import { effectiveRefunds } from '../reads/paidMoney.ts'
import { createRefund } from './createRefund.ts'

interface RefundWish {
  requestId: number
  /**
   * Minor units of the request; at most what was received and is neither refunded nor owed already.
   */
  amountMinor: number
  reason: RefundReason
  cause: RefundCause
  now: Date
  /** The payment to refund; absent: newest first. */
  paymentId?: string
}

/**
 * Splits a refund over the payments of a request, newest first, and enqueues the jobs that request
 * it.
 * @throws RangeError when less can be refunded: a bug in the caller
 */
export const refundPayments = async (
  tx: Tx,
  { requestId, amountMinor, reason, cause, now, paymentId }: RefundWish,
): Promise<void> => {
  if (amountMinor <= 0) return
  const payments = await tx.payment.findMany({
    where: { requestId, status: paymentStatuses.payed, ...(paymentId && { id: paymentId }) },
    orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      amountMinor: true,
      refunds: { where: effectiveRefunds, select: { amountMinor: true } },
    },
  })
  const arrived = payments.map(({ id, amountMinor: paidMinor, refunds }) => ({
    id,
    amountMinor: paidMinor,
    givenBackMinor: refunds.reduce((sum, refund) => sum + refund.amountMinor, 0),
  }))
  for (const { id: from, amountMinor: part } of splitRefund(arrived, amountMinor))
    await createRefund(tx, { requestId, paymentId: from, amountMinor: part, reason, cause, now })
}
