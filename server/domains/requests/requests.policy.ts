import type { RequestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import type { TripPhase } from '#schema/rules/booking/tripPhase.ts'
import type { Action } from '../../core/can.ts'
import { grantsOf, organizersOf, userIdOf, withAllRights } from '../../core/viewer.ts'

/** The facts of a request that decide who may act by its link. */
interface OwnedRequest {
  organizerId: number
  /** The account that made the request; null without one. */
  userId: number | null
}

/**
 * Canceling, editing and reviewing by the link of a request; anyone with it may pay. Members of its
 * organizer, and Versta staff who may cancel requests, must act under their own name, by its
 * number: by the link, their actions would count as the traveler's, and a cancellation would cost
 * the traveler its fee. They may act for requests that they made themselves. The check uses all
 * rights of the person, whatever the role of the call. Processes never act for a traveler.
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

/**
 * Changing or removing a traveler. A traveler with an account can be changed only by that account,
 * not by anyone with the link.
 */
export const editTraveler: Action<{
  request: { status: RequestStatusName; phase: TripPhase }
  tourist: { userId: number | null }
}> = {
  allows: (viewer, { request, tourist }) =>
    canEditTourists(request) && (tourist.userId === null || tourist.userId === userIdOf(viewer)),
  refusal: { code: 'FORBIDDEN', message: 'This traveler can only be changed by their own account' },
}

/**
 * Seeing by name who changed a request, and their message: for Versta staff, and for the organizer
 * about its own people.
 */
export const readRequestEvent: Action<{ actor: string; request: { organizerId: number } }> = {
  allows: (viewer, { actor, request }) =>
    grantsOf(viewer).has('requests') ||
    (actor === 'organizer' && organizersOf(viewer, 'requests').includes(request.organizerId)),
  refusal: { code: 'NOT_FOUND', message: 'No such event' },
}
