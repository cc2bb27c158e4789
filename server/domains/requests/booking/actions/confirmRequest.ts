import { holdEnd } from '#schema/rules/booking/holdExtension.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { userIdOf, type Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { RequestStatusChangedError } from '../../requests.errors.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { dayOf, tripStartsAt } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'
import { transitionRequest } from './transitionRequest.ts'

/**
 * Confirms a request as its organizer. While the prepayment is due, the seats are held for the
 * organizer's holdMinutes, never into the trip. Where nothing is due yet, the seats are sold
 * immediately.
 * @returns the request's id
 * @throws RequestStatusChangedError, also once the trip has begun or is canceled, DomainError
 * NOT_FOUND for another organizer's request
 */
export const confirmRequest = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { requestId, message }: { requestId: number; message: string },
): Promise<number> => {
  const now = clock.now()
  await db.$transaction(async (tx) => {
    const request = await tx.request.findFirst({
      where: { id: requestId, ...requestsOfViewer(viewer, 'decisions') },
      select: {
        ...standingSelect,
        tourDate: {
          select: { ...standingSelect.tourDate.select, fullPaymentDays: true, isCanceled: true },
        },
        totalMinor: true,
        prepaymentMinor: true,
        organizer: { select: { holdMinutes: true, commissionBp: true } },
      },
    })
    if (!request) throw new DomainError('NOT_FOUND', 'No such request')
    const startsAt = tripStartsAt(request)
    if (startsAt <= now || request.tourDate.isCanceled) throw new RequestStatusChangedError()
    const actorUserId = userIdOf(viewer)
    await transitionRequest(tx, {
      requestId,
      from: 'pending_confirm',
      to: 'pending_prepayment',
      actor: 'organizer',
      actorUserId,
      message: message.trim().slice(0, 2000),
      holdExpiresAt: holdEnd({ now, holdMinutes: request.organizer.holdMinutes, startsAt }),
      now,
    })
    const { dueOnConfirmationMinor } = requestDues({
      ...request,
      status: 'pending_prepayment',
      paidMinor: 0,
      start: dayOf(request.tourDate.startDate),
      fullPaymentDays: request.tourDate.fullPaymentDays,
      today: localDateIn(now, request.tour.timeZone),
    })
    if (dueOnConfirmationMinor > 0) return
    await tx.request.update({
      where: { id: requestId },
      data: { commissionBp: request.organizer.commissionBp },
    })
    await transitionRequest(tx, {
      requestId,
      from: 'pending_prepayment',
      to: 'made_prepayment',
      actor: 'system',
      now,
    })
  })
  return requestId
}
