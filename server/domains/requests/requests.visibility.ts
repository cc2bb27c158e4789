import type { Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'

/** Requests an organizer's people may see: those to their own organizers. */
export const requestsOfViewer = (viewer: Viewer): Prisma.RequestWhereInput => ({
  organizerId: { in: viewer.kind === 'user' ? [...viewer.organizerIds] : [] },
})

/** Requests to any organizer, for administrators. */
export const requestsOfStaff = (viewer: Viewer): Prisma.RequestWhereInput =>
  viewer.kind === 'user' && viewer.isAdmin ? {} : { id: { in: [] } }
