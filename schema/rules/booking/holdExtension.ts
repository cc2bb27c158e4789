import type { RequestStatusName } from './requestStatuses.ts'

const hour = 3_600_000

/**
 * Maximum time since the request was made for which unpaid seats are held, however often the hold
 * is extended.
 */
export const maxHoldMs = 14 * 24 * hour
/** Extra time that a traveler who has to pay can take once, without approval. */
export const travelerExtraMs = 24 * hour

export interface HoldInput {
  status: RequestStatusName
  /** Null where no seats are held. */
  holdExpiresAt: Date | null
  createdAt: Date
  /** Start of the trip. */
  startsAt: Date
  /** True if the traveler has already extended the hold. */
  hasTakenMore: boolean
}

/**
 * Returns when a hold that starts now expires: after `holdMinutes`, at the latest when the trip
 * starts.
 */
export const holdEnd = ({
  now,
  holdMinutes,
  startsAt,
}: {
  now: Date
  holdMinutes: number
  startsAt: Date
}): Date => new Date(Math.min(now.getTime() + holdMinutes * 60_000, startsAt.getTime()))

/**
 * Returns whether seats are held: the request waits for an answer or a payment, and the hold has
 * not expired.
 */
export const isHeld = ({ status, holdExpiresAt }: HoldInput, now: Date): boolean =>
  (status === 'pending_confirm' || status === 'pending_prepayment') &&
  holdExpiresAt !== null &&
  holdExpiresAt > now

/** Returns the latest instant until which the seats may be held. */
export const latestHoldEnd = ({ createdAt, startsAt }: HoldInput): Date =>
  new Date(Math.min(createdAt.getTime() + maxHoldMs, startsAt.getTime()))

/**
 * Returns the instant until which the organizer may extend an active hold; null where it can't be
 * extended.
 */
export const organizerHoldEnd = (hold: HoldInput, now: Date): Date | null => {
  const latest = latestHoldEnd(hold)
  return isHeld(hold, now) && hold.holdExpiresAt !== null && latest > hold.holdExpiresAt
    ? latest
    : null
}

/**
 * Returns the instant until which the traveler may extend the hold; null before the confirmation,
 * or after one extension.
 */
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
