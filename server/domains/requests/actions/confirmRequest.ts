import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { requestsOfViewer } from '../requests.visibility.ts'
import { moveRequest } from './moveRequest.ts'

/**
 * The organizer says yes: the seats are held anew for as long as the organizer's holdMinutes say, now for the prepayment.
 * Where nothing is to be prepaid the seats are sold at once.
 * @returns the request's id
 * @throws RequestMovedError, DomainError NOT_FOUND for a request of somebody else's organizer
 */
export const confirmRequest = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { requestId, message }: { requestId: number; message: string },
): Promise<number> => {
  const now = clock.now()
  await db.$transaction(async (tx) => {
    const request = await tx.request.findFirst({
      where: { id: requestId, ...requestsOfViewer(viewer) },
      select: { prepaymentMinor: true, organizer: { select: { holdMinutes: true, commissionBp: true } } },
    })
    if (!request) throw new DomainError('NOT_FOUND', 'No such request')
    const actorUserId = viewer.kind === 'user' ? viewer.userId : null
    await moveRequest(tx, {
      requestId,
      from: 'pending_confirm',
      to: 'pending_prepayment',
      actor: 'organizer',
      actorUserId,
      message: message.trim().slice(0, 2000),
      holdExpiresAt: new Date(now.getTime() + request.organizer.holdMinutes * 60_000),
      now,
    })
    if (request.prepaymentMinor > 0) return
    await tx.request.update({ where: { id: requestId }, data: { commissionBp: request.organizer.commissionBp } })
    await moveRequest(tx, { requestId, from: 'pending_prepayment', to: 'made_prepayment', actor: 'system', now })
  })
  return requestId
}
