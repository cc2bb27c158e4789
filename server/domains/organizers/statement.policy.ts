import type { Action } from '../../core/can.ts'
import { grantsOf, organizersOf } from '../../core/viewer.ts'

/**
 * Commission is a matter between an organizer and the marketplace: the organizer's own people see it, and staff with the right
 * to see commission. To everybody else, administrators included, a statement does not exist.
 */
export const viewStatement: Action<{ organizerId: number }> = {
  allows: (viewer, { organizerId }) =>
    grantsOf(viewer).has('commission') || organizersOf(viewer, 'statement').includes(organizerId),
  refusal: { code: 'NOT_FOUND', message: 'No such organizer' },
}

/** Payouts show the commission: they are for staff who may see it. */
export const recordPayouts: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('commission'),
  refusal: { code: 'FORBIDDEN', message: 'Payouts are for staff who may view commission' },
}
