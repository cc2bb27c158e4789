import type { Viewer } from '../../core/viewer.ts'

/**
 * Commission is a matter between an organizer and the marketplace: the organizer's own people see it, and staff with the right
 * to view commission. To everybody else, administrators included, a statement does not exist.
 */
export const canReadStatement = (viewer: Viewer, organizerId: number): boolean =>
  viewer.kind === 'user' && (viewer.canViewCommission || viewer.organizerIds.includes(organizerId))
