import type { RefundReason } from '#schema/codes/payments.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { record } from '../../../../db/recordEvent.ts'
import { refundPayments } from '../../../payments/actions/refundPayments.ts'
import type { OnPaymentReceived } from '../../../payments/payments.events.ts'
import { SoldOutError } from '../../requests.errors.ts'
import { requestPaymentApplied } from '../../requests.events.ts'
import { paidMinorOf, paymentsSelect } from '../../../payments/reads/paidMoney.ts'
import { tripStartsAt } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'
import { transitionRequest } from './transitionRequest.ts'
import { payCashback } from './payCashback.ts'

/**
 * Applies a received payment to its request: buys the seats of a waiting request, buys them back
 * after an expired hold where they are still free, or pays the balance of a sold one. The remainder
 * is refunded.
 */
export const applyPaymentToRequest: OnPaymentReceived = async (
  tx,
  { requestId, paymentId, amountMinor, now },
) => {
  const request = await tx.request.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      ...standingSelect,
      tourDate: { select: { ...standingSelect.tourDate.select, isCanceled: true } },
      totalMinor: true,
      prepaymentMinor: true,
      organizer: { select: { commissionBp: true } },
      payments: paymentsSelect,
    },
  })
  const paidMinor = paidMinorOf(request.payments)
  const giveBack = (minor: number, reason: RefundReason) =>
    refundPayments(tx, {
      requestId,
      paymentId,
      amountMinor: minor,
      reason,
      cause: 'late_money',
      now,
    })
  // the status stays, so the history row has the same status twice
  const keepFurther = async () => {
    const { status } = request
    const event = await tx.requestEvent.create({
      data: { requestId, fromStatus: status, toStatus: status, actor: 'tourist', createdAt: now },
      select: { id: true },
    })
    await record(tx, requestPaymentApplied({ requestId, eventId: event.id, paymentId }))
  }
  const current = requestStatusName(request.status)
  // refund any payment: nobody travels
  if (request.tourDate.isCanceled && current !== 'tour_complete')
    return giveBack(amountMinor, 'not_payable')
  const isEnough = paidMinor >= request.prepaymentMinor
  switch (current) {
    case 'pending_prepayment':
      if (!isEnough) return
      break
    case 'cancelled_by_system':
      if (!isEnough) return giveBack(amountMinor, 'hold_over')
      break
    case 'made_prepayment':
    case 'tour_complete': {
      const excess = paidMinor - request.totalMinor
      if (excess > 0) await giveBack(Math.min(excess, amountMinor), 'paid_twice')
      if (amountMinor > excess) await keepFurther()
      // the balance may arrive after the trip
      if (current === 'tour_complete')
        await payCashback(tx, { requestId, cause: 'late_cashback', now })
      return
    }
    case 'pending_confirm':
    case 'cancelled_by_tourist':
    case 'cancelled_by_author':
    case 'cancelled_by_admin':
      return giveBack(amountMinor, 'not_payable')
  }
  if (tripStartsAt(request) <= now) return giveBack(amountMinor, 'trip_begun')
  try {
    await transitionRequest(tx, {
      requestId,
      from: current,
      to: 'made_prepayment',
      actor: 'system',
      now,
    })
  } catch (error) {
    // thrown before anything was written: the request stays ended, the money is refunded
    if (!(error instanceof SoldOutError)) throw error
    return giveBack(amountMinor, 'seats_gone')
  }
  await tx.request.update({
    where: { id: requestId },
    data: { commissionBp: request.organizer.commissionBp },
  })
}
