import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { refundPaid } from '../../payments/actions/refundPaid.ts'
import type { OnPaid } from '../../payments/payments.events.ts'
import { SoldOutError } from '../requests.errors.ts'
import { paidMinorOf, paymentsSelect } from '../../payments/reads/paidMoney.ts'
import { moveRequest } from './moveRequest.ts'

/**
 * What money does to its request. It buys the seats of one that waits for it; of one whose hold ran out it buys them back where
 * they are still free; whatever it can't buy goes back.
 */
export const settleRequest: OnPaid = async (tx, { requestId, paymentId, amountMinor, now }) => {
  const request = await tx.request.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      status: true,
      totalMinor: true,
      prepaymentMinor: true,
      organizer: { select: { commissionBp: true } },
      payments: paymentsSelect,
    },
  })
  const paidMinor = paidMinorOf(request.payments)
  const giveBack = (minor: number, reason: string) => refundPaid(tx, { requestId, paymentId, amountMinor: minor, reason, now })
  const current = requestStatusName(request.status)
  const isEnough = paidMinor >= request.prepaymentMinor
  switch (current) {
    case 'pending_prepayment':
      if (!isEnough) return
      break
    case 'cancelled_by_system':
      if (!isEnough) return giveBack(amountMinor, 'the hold had run out')
      break
    case 'made_prepayment':
    case 'tour_complete': {
      const excess = paidMinor - request.totalMinor
      return excess > 0 ? giveBack(Math.min(excess, amountMinor), 'paid twice') : undefined
    }
    case 'pending_confirm':
    case 'cancelled_by_tourist':
    case 'cancelled_by_author':
    case 'cancelled_by_admin':
      return giveBack(amountMinor, 'the request takes no payment')
  }
  try {
    await moveRequest(tx, { requestId, from: current, to: 'made_prepayment', actor: 'system', now })
  } catch (error) {
    // thrown before anything was written: the request stays ended, the money goes back
    if (!(error instanceof SoldOutError)) throw error
    return giveBack(amountMinor, 'the seats were gone')
  }
  await tx.request.update({ where: { id: requestId }, data: { commissionBp: request.organizer.commissionBp } })
}
