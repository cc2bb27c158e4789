import { cashbackDue } from '#schema/rules/booking/cashback.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { Tx } from '../../../../db/connect.ts'
import { refundPayments } from '../../../payments/actions/refundPayments.ts'
import {
  receivedMinorOf,
  cashbackReason,
  paymentsSelect,
  refundedMinorOf,
} from '../../../payments/reads/paidMoney.ts'

interface DueCashback {
  requestId: number
  /** `late_cashback`: the price arrived in full only after the trip. */
  cause: 'cashback' | 'late_cashback'
  now: Date
}

/**
 * Starts the cashback that a request was promised, by its payment method; once, however often it is
 * called. Does nothing while the price has not arrived in full; call it again then. The caller
 * holds the lock of the request.
 */
export const payCashback = async (
  tx: Tx,
  { requestId, cause, now }: DueCashback,
): Promise<void> => {
  const request = await tx.request.findUniqueOrThrow({
    where: { id: requestId },
    select: { cashbackMinor: true, totalMinor: true, payments: paymentsSelect },
  })
  const amountMinor = cashbackDue({
    promisedMinor: request.cashbackMinor,
    totalMinor: request.totalMinor,
    arrivedMinor: receivedMinorOf(request.payments),
    refundedMinor: refundedMinorOf(request.payments),
  })
  if (amountMinor === 0) return
  const { count } = await tx.request.updateMany({
    where: { id: requestId, status: requestStatuses.tour_complete, cashbackAt: null },
    data: { cashbackAt: now },
  })
  if (count > 0)
    await refundPayments(tx, { requestId, amountMinor, reason: cashbackReason, cause, now })
}
