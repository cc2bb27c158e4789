import type { Logger } from 'pino'
import { reminderPauseHours } from '#schema/rules/booking/missingTravelerDetails.ts'
import type { Clock } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import { requireUser, type Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { record } from '../../../../db/recordEvent.ts'
import {
  TravelerDetailsCompleteError,
  ReminderTooSoonError,
  TouristsClosedError,
} from '../../requests.errors.ts'
import { requestTravelerReminderRequested } from '../../requests.events.ts'
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { statusAndPhaseOf, standingSelect } from '../../reads/requestStanding.ts'
import { missingDetailsOf, gapsSelect, openSeatsOf } from '../reads/touristGaps.ts'

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
  logger: Pick<Logger, 'error'>
}

/** Returns when a request's travelers can be reminded again; null: now. */
export const nextReminderAt = (askedAt: Date | undefined, now: Date): Date | null => {
  const again = askedAt ? new Date(askedAt.getTime() + reminderPauseHours * 3_600_000) : null
  return again && again > now ? again : null
}

/**
 * Reminds the person who made a request of missing traveler details: by e-mail, with an entry in
 * the history.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND for another organizer's request;
 * TouristsClosedError, TravelerDetailsCompleteError, ReminderTooSoonError
 */
export const remindTravelers = async (
  { db, clock, keys, logger }: Deps,
  viewer: Viewer,
  { requestId, message }: { requestId: number; message: string },
): Promise<void> => {
  const { userId } = requireUser(viewer)
  const now = clock.now()
  await db.$transaction(async (tx) => {
    // two parallel presses: the second reads what the first has written
    await tx.$queryRaw`SELECT id FROM request WHERE id = ${requestId} FOR NO KEY UPDATE`
    const request = await tx.request.findFirst({
      where: { id: requestId, ...requestsOfViewer(viewer, 'decisions') },
      select: {
        ...standingSelect,
        items: { select: { adults: true, children: true } },
        tourists: { select: gapsSelect },
        reminders: { orderBy: { id: 'desc' }, take: 1, select: { askedAt: true } },
      },
    })
    if (!request) throw new DomainError('NOT_FOUND', 'No such request')
    if (!canEditTourists(statusAndPhaseOf(request, now))) throw new TouristsClosedError()
    const isMissing =
      openSeatsOf(request.items, request.tourists.length) > 0 ||
      request.tourists.some((row) => missingDetailsOf({ keys, logger }, row).length > 0)
    if (!isMissing) throw new TravelerDetailsCompleteError()
    const retryAt = nextReminderAt(request.reminders[0]?.askedAt, now)
    if (retryAt) throw new ReminderTooSoonError(retryAt)
    const { id } = await tx.travelerReminder.create({
      data: { requestId, userId: userId, message: message.trim().slice(0, 2000), askedAt: now },
      select: { id: true },
    })
    await record(tx, requestTravelerReminderRequested({ requestId, reminderId: id }))
  })
}
