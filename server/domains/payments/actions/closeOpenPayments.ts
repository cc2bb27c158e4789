import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { closePayment } from '../jobs/closePayment.job.ts'

/**
 * Enqueues jobs that close a request's unpaid payments at their providers.
 * @param keptId the payment that stays open
 */
export const closeOpenPayments = async (
  tx: Tx,
  { requestId, keptId }: { requestId: number; keptId?: string },
): Promise<void> => {
  const open = await tx.payment.findMany({
    where: { requestId, status: paymentStatuses.new, ...(keptId && { id: { not: keptId } }) },
    select: { id: true },
  })
  for (const { id } of open) await enqueueJob(tx, closePayment, { paymentId: id })
}
