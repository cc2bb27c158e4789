import type { RequestStatusName } from './requestStatuses.ts'

const hour = 3_600_000

/** However often it is extended: seats that nobody has paid for are held no longer than this after they were asked for. */
export const maxHoldMs = 14 * 24 * hour
/** What a traveler who has to pay can take once, unasked. */
export const travelerExtraMs = 24 * hour

export interface HoldInput {
  status: RequestStatusName
  /** Null where nothing is held. */
  holdExpiresAt: Date | null
  createdAt: Date
  /** When the trip begins. */
  startsAt: Date
  /** The traveler has taken more time before. */
  hasTakenMore: boolean
}

/** When seats that are asked for or confirmed now are free again: after so many minutes, at the latest when the trip begins. */
export const holdEnd = ({
  now,
  holdMinutes,
  startsAt,
}: {
  now: Date
  holdMinutes: number
  startsAt: Date
}): Date => new Date(Math.min(now.getTime() + holdMinutes * 60_000, startsAt.getTime()))

/** Seats wait for an answer or for money, and nobody's time has run out. */
export const isHeld = ({ status, holdExpiresAt }: HoldInput, now: Date): boolean =>
  (status === 'pending_confirm' || status === 'pending_prepayment') &&
  holdExpiresAt !== null &&
  holdExpiresAt > now

/** The latest instant until which the seats may be held. */
export const latestHoldEnd = ({ createdAt, startsAt }: HoldInput): Date =>
  new Date(Math.min(createdAt.getTime() + maxHoldMs, startsAt.getTime()))

/** Until when the organizer may extend a hold that runs; null where it can't be longer than it is. */
export const organizerHoldEnd = (hold: HoldInput, now: Date): Date | null => {
  const latest = latestHoldEnd(hold)
  return isHeld(hold, now) && hold.holdExpiresAt !== null && latest > hold.holdExpiresAt
    ? latest
    : null
}

/** Until when the traveler may have the seats held; null where the turn is the organizer's, or more time was taken before. */
export const travelerHoldEnd = (hold: HoldInput, now: Date): Date | null => {
  const latest = organizerHoldEnd(hold, now)
  if (
    latest === null ||
    hold.holdExpiresAt === null ||
    hold.status !== 'pending_prepayment' ||
    hold.hasTakenMore
  )
    return null
  return new Date(Math.min(hold.holdExpiresAt.getTime() + travelerExtraMs, latest.getTime()))
}
