import type { Tx } from '../../../../db/connect.ts'
import { record } from '../../../../db/recordEvent.ts'
import { requestTravelersChanged } from '../../requests.events.ts'

/** Marks the travelers of a request as changed. The caller holds the lock of the request. */
export const recordTravelersChanged = async (
  tx: Tx,
  requestId: number,
  now: Date,
): Promise<void> => {
  const { travelersVersion: version } = await tx.request.update({
    where: { id: requestId },
    data: { updatedAt: now, travelersVersion: { increment: 1 } },
    select: { travelersVersion: true },
  })
  await record(tx, requestTravelersChanged({ requestId, version }))
}
