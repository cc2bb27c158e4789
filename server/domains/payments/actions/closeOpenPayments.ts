import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { closePayment } from '../jobs/closePayment.job.ts'

/** Has the payments of a request that nobody has paid ended at their providers, by job. @param keptId the one that is to be paid */
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
