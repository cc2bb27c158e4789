import {
  type HoldInput,
  isHeld,
  latestHoldEnd,
  organizerHoldEnd,
  travelerHoldEnd,
} from '#schema/rules/booking/holdExtension.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { actForTraveler } from '../../requests.policy.ts'
import { requireCan } from '../../../../core/can.ts'
import type { Clock } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { userIdOf, type Viewer } from '../../../../core/viewer.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import { record } from '../../../../db/recordEvent.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import { HoldLimitError, RequestStatusChangedError } from '../../requests.errors.ts'
import { requestHoldExtended } from '../../requests.events.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { tripStartsAt } from '../../../departures/reads/tripTimes.ts'

/** Columns that decide how long seats can be held. */
export const holdSelect = {
  id: true,
  userId: true,
  organizerId: true,
  status: true,
  holdExpiresAt: true,
  createdAt: true,
  tour: { select: { timeZone: true } },
  tourDate: { select: { startDate: true, startTime: true } },
  events: {
    where: { actor: 'tourist', fromStatus: { not: null } },
    select: { fromStatus: true, toStatus: true },
  },
} as const satisfies Prisma.RequestSelect

type HoldRow = Prisma.RequestGetPayload<{ select: typeof holdSelect }>

export const holdOf = ({
  status,
  holdExpiresAt,
  createdAt,
  tour,
  tourDate,
  events,
}: HoldRow): HoldInput => ({
  status: requestStatusName(status),
  holdExpiresAt,
  createdAt,
  startsAt: tripStartsAt({ tour, tourDate }),
  hasTakenMore: events.some(({ fromStatus, toStatus }) => fromStatus === toStatus),
})

/** The organizer chooses the end; the traveler's link grants a fixed extension once. */
type Extension =
  | { by: 'organizer'; requestId: number; until: Date; message: string; viewer: Viewer }
  | { by: 'tourist'; uuid: string; viewer: Viewer }

/**
 * Extends the hold of a request. The row is locked, so that nobody can end the hold meanwhile. The
 * history gets a row without a status change, and an event reports it. The same end again changes
 * nothing.
 * @returns the request's id
 * @throws RequestStatusChangedError where no hold runs, HoldLimitError beyond the longest hold,
 * DomainError NOT_FOUND, FORBIDDEN
 */
export const extendHold = async (
  { db, clock }: { db: Db; clock: Clock },
  extension: Extension,
): Promise<number> => {
  const where: Prisma.RequestWhereInput =
    extension.by === 'tourist'
      ? { uuid: extension.uuid }
      : { id: extension.requestId, ...requestsOfViewer(extension.viewer, 'decisions') }
  const now = clock.now()
  return await db.$transaction(async (tx) => {
    const found = await tx.request.findFirst({ where, select: { id: true } })
    if (!found) throw new DomainError('NOT_FOUND', 'No such request')
    await tx.$queryRaw`SELECT id FROM request WHERE id = ${found.id} FOR NO KEY UPDATE`
    const request = await tx.request.findUniqueOrThrow({ where: found, select: holdSelect })
    if (extension.by === 'tourist') requireCan(extension.viewer, actForTraveler, request)
    const hold = holdOf(request)
    if (!isHeld(hold, now)) throw new RequestStatusChangedError()
    const holdExpiresAt = endOf(hold, extension, now)
    if (holdExpiresAt.getTime() !== hold.holdExpiresAt?.getTime())
      await writeExtension(tx, request, extension, holdExpiresAt, now)
    return found.id
  })
}

const endOf = (hold: HoldInput, extension: Extension, now: Date): Date => {
  const end = extension.by === 'tourist' ? travelerHoldEnd(hold, now) : extension.until
  const latest = organizerHoldEnd(hold, now) ?? hold.holdExpiresAt
  if (
    end === null ||
    latest === null ||
    end > latest ||
    (hold.holdExpiresAt && end < hold.holdExpiresAt)
  )
    throw new HoldLimitError(latestHoldEnd(hold))
  return end
}

const writeExtension = async (
  tx: Tx,
  { id: requestId, status }: HoldRow,
  extension: Extension,
  holdExpiresAt: Date,
  now: Date,
): Promise<void> => {
  const { viewer, by: actor } = extension
  await tx.request.update({ where: { id: requestId }, data: { holdExpiresAt } })
  const event = await tx.requestEvent.create({
    data: {
      requestId,
      fromStatus: status,
      toStatus: status,
      actor,
      actorUserId: userIdOf(viewer),
      message: extension.by === 'organizer' ? extension.message.trim().slice(0, 2000) : '',
      createdAt: now,
    },
    select: { id: true },
  })
  await record(tx, requestHoldExtended({ requestId, eventId: event.id }))
}
