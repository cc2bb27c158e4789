import type { RequestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import type { TripPhase } from '#schema/rules/booking/tripPhase.ts'
import type { Action } from '../../core/can.ts'
import { grantsOf, organizersOf, userIdOf, withAllRights } from '../../core/viewer.ts'

/** Something of a request, as seen by who has its link. */
interface OwnedRequest {
  organizerId: number
  /** The account that made it; null without one. */
  userId: number | null
}

/**
 * Paying, canceling and the like, by the link of a request. Anyone who works for its organizer, or may cancel requests for Versta,
 * acts under their own name and by its number: what they did by the link would count as the traveler's doing, a cancellation with
 * its fee above all. Their own requests are theirs. The role of a call changes nothing: they are who they are. A process acts for
 * no traveler.
 */
export const actForTraveler: Action<OwnedRequest> = {
  allows: (viewer, { organizerId, userId }) => {
    if (userId !== null && userId === userIdOf(viewer)) return true
    const person = withAllRights(viewer)
    const grants = grantsOf(person)
    return (
      !grants.has('process') &&
      !grants.has('requests') &&
      !organizersOf(person).includes(organizerId)
    )
  },
  refusal: { code: 'FORBIDDEN', message: 'Only the traveler can do this' },
}

/** Changing somebody who travels, or taking them off the list: by an account's profile only that account may, whoever has the link. */
export const editTraveler: Action<{
  request: { status: RequestStatusName; phase: TripPhase }
  tourist: { userId: number | null }
}> = {
  allows: (viewer, { request, tourist }) =>
    canEditTourists(request) && (tourist.userId === null || tourist.userId === userIdOf(viewer)),
  refusal: { code: 'FORBIDDEN', message: 'This traveler can only be changed by their own account' },
}

/** Who moved a request by name, and their words: for Versta's staff, and for the organizer of what its own people did. */
export const readRequestEvent: Action<{ actor: string; request: { organizerId: number } }> = {
  allows: (viewer, { actor, request }) =>
    grantsOf(viewer).has('requests') ||
    (actor === 'organizer' && organizersOf(viewer, 'requests').includes(request.organizerId)),
  refusal: { code: 'NOT_FOUND', message: 'No such event' },
}
