import type { OrganizerPermission } from '#schema/rules/permissions/permissions.ts'
import { grantsOf, organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'

/** Requests to the organizers for which the viewer has a permission: seeing them is less than deciding them. */
export const requestsOfViewer = (
  viewer: Viewer,
  permission: Extract<OrganizerPermission, 'requests' | 'decisions' | 'documents'>,
): Prisma.RequestWhereInput => ({ organizerId: { in: organizersOf(viewer, permission) } })

/** Requests to any organizer, for Versta's staff. */
export const requestsOfStaff = (viewer: Viewer): Prisma.RequestWhereInput =>
  grantsOf(viewer).has('requests') ? {} : noRows
