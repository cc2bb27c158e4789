import type { UserViewer, Viewer } from '../../core/viewer.ts'

/**
 * Commission is a matter between an organizer and the marketplace: the organizer's own people see it, and staff with the right
 * to view commission. To everybody else, administrators included, a statement does not exist.
 */
export const canReadStatement = (viewer: Viewer, organizerId: number): boolean =>
  viewer.kind === 'user' && (viewer.canViewCommission || viewer.organizerIds.includes(organizerId))

/** What is owed to whom tells the commission: payouts are for staff who may view it. */
export const canPayOut = (viewer: Viewer): viewer is UserViewer => viewer.kind === 'user' && viewer.canViewCommission
