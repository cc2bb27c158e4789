import { holdsSeats, type RequestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import type { TripPhase } from '#schema/rules/booking/tripPhase.ts'
import { DomainError } from '../../core/domainError.ts'
import type { Viewer } from '../../core/viewer.ts'

interface RequestStanding {
  status: RequestStatusName
  phase: TripPhase
}

/**
 * Whoever works for the organizer of a request, or for Versta, acts under their own name and by its number: what they did by its
 * link would count as its traveler's doing, a cancellation with its fee above all. Their own requests are theirs. Whoever calls in
 * the role of a tourist, as the site does, is still who they are.
 */
export const speaksForTraveler = (viewer: Viewer, { organizerId, userId }: { organizerId: number; userId: number | null }): boolean => {
  if (viewer.kind !== 'user' || viewer.userId === userId) return true
  const { isAdmin, organizerIds } = viewer.laidDown ?? viewer
  return !isAdmin && !organizerIds.includes(organizerId)
}

/** @throws DomainError FORBIDDEN for who doesn't speak for the traveler */
export const expectTraveler = (viewer: Viewer, request: { organizerId: number; userId: number | null }): void => {
  if (!speaksForTraveler(viewer, request)) throw new DomainError('FORBIDDEN', 'This is for the traveler to do')
}

/** Who travels can be said until the trip begins, while the request lives. Who holds its link may. */
export const canEditTourists = ({ status, phase }: RequestStanding): boolean =>
  phase === 'ahead' && (status === 'pending_confirm' || status === 'pending_prepayment' || status === 'made_prepayment')

/** Somebody who travels by an account's profile is changed by that account alone, whoever holds the link. */
export const canEditTourist = (viewer: Viewer, request: RequestStanding, { userId }: { userId: number | null }): boolean =>
  canEditTourists(request) && (userId === null || (viewer.kind === 'user' && viewer.userId === userId))

/** Taking somebody off the list needs what changing them needs. */
export const canDeleteTourist: typeof canEditTourist = (...asked) => canEditTourist(...asked)

/** Passports are for the organizer of people who travel or have travelled: of nobody else, and of no request that has ended early. */
export const canReadSecrets = ({ status }: RequestStanding): boolean => holdsSeats(status)

/** Who moved a request by name, and their words: for administrators, and for the organizer of what its own people did. */
export const canReadEvent = (viewer: Viewer, { actor, request }: { actor: string; request: { organizerId: number } }): boolean =>
  viewer.kind === 'user' && (viewer.isAdmin || (actor === 'organizer' && viewer.organizerIds.includes(request.organizerId)))
