import type { Action } from '../../core/can.ts'
import { grantsOf, organizersOf } from '../../core/viewer.ts'

/**
 * Allows the organizer's own people and staff with the permission for commission to see a
 * statement. For everyone else, administrators included, it does not exist: commission is between
 * the organizer and the marketplace.
 */
export const viewStatement: Action<{ organizerId: number }> = {
  allows: (viewer, { organizerId }) =>
    grantsOf(viewer).has('commission') || organizersOf(viewer, 'statement').includes(organizerId),
  refusal: { code: 'NOT_FOUND', message: 'No such organizer' },
}

/**
 * Allows only staff with the permission for commission to record payouts, because payouts reveal
 * it.
 */
export const recordPayouts: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('commission'),
  refusal: { code: 'FORBIDDEN', message: 'Payouts require the staff permission "commission"' },
}
