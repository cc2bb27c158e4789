import type { Membership } from '../core/viewer.ts'

/** Returns manager memberships, which have all rights for these organizers. */
export const managerOf = (...organizerIds: readonly number[]): Membership[] =>
  organizerIds.map((organizerId) => ({ organizerId, role: 'manager' }))
