import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import { actForTraveler, editTraveler } from '../../requests.policy.ts'
import { can, requireCan } from '../../../../core/can.ts'
import type { Clock } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import { TouristsClosedError } from '../../requests.errors.ts'
import { statusAndPhaseOf } from '../../reads/requestStanding.ts'
import { travelerToken } from '../travelerLinks.ts'
import { lockTourists, seatsOf } from './lockTourists.ts'

interface LinkRequest {
  uuid: string
  /** Seat of the request, from 0. */
  position: number
  /** Revokes the link that was shared before. */
  renew: boolean
}

/**
 * Returns the personal link of a seat: the same one each time, until it is renewed.
 * @returns its token
 * @throws DomainError NOT_FOUND, FORBIDDEN, TouristsClosedError where nobody may fill in this seat
 * by a link
 */
export const shareTravelerLink = (
  { db, clock, keys }: { db: Db; clock: Clock; keys: KeyRing },
  viewer: Viewer,
  { uuid, position, renew }: LinkRequest,
): Promise<string> =>
  db.$transaction(async (tx) => {
    const now = clock.now()
    const request = await lockTourists(tx, { uuid })
    requireCan(viewer, actForTraveler, request)
    if (position < 0 || position >= seatsOf(request))
      throw new DomainError('NOT_FOUND', 'The request has no such seat')
    const standing = statusAndPhaseOf(request, now)
    const row = request.tourists.find((taken) => taken.position === position)
    const isOpen = row
      ? can(viewer, editTraveler, { request: standing, tourist: row.tourist }) &&
        row.tourist.userId === null
      : canEditTourists(standing)
    if (!isOpen) throw new TouristsClosedError()
    const place = row
      ? { touristId: row.tourist.id, position: null }
      : { touristId: null, position }
    return travelerToken(keys, await linkOf(tx, { requestId: request.id, place, renew, now }))
  })

interface Place {
  touristId: number | null
  position: number | null
}

const linkOf = async (
  tx: Tx,
  { requestId, place, renew, now }: { requestId: number; place: Place; renew: boolean; now: Date },
) => {
  const known = await tx.travelerLink.findFirst({
    where: { requestId, ...place },
    select: { id: true, serial: true },
  })
  if (!known)
    return tx.travelerLink.create({
      data: { requestId, ...place, createdAt: now },
      select: { id: true, serial: true },
    })
  if (!renew) return known
  return tx.travelerLink.update({
    where: { id: known.id },
    data: { serial: { increment: 1 } },
    select: { id: true, serial: true },
  })
}
