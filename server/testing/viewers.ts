import type { Membership } from '../core/viewer.ts'

/** Returns memberships of a manager, who may do everything for these organizers. */
export const managerOf = (...organizerIds: readonly number[]): Membership[] =>
  organizerIds.map((organizerId) => ({ organizerId, role: 'manager' }))
