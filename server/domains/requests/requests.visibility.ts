import type { OrganizerPermission } from '#schema/rules/permissions/permissions.ts'
import { grantsOf, organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'

/**
 * Returns the filter of requests to the organizers that give the viewer this permission: seeing
 * requests takes another one than deciding them.
 */
export const requestsOfViewer = (
  viewer: Viewer,
  permission: Extract<OrganizerPermission, 'requests' | 'decisions' | 'documents'>,
): Prisma.RequestWhereInput => ({ organizerId: { in: organizersOf(viewer, permission) } })

/** Returns the filter of requests to all organizers for Versta staff; nothing for others. */
export const requestsOfStaff = (viewer: Viewer): Prisma.RequestWhereInput =>
  grantsOf(viewer).has('requests') ? {} : noRows
