import { grantsOf, organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'
import { visibleTour } from '../tours/tours.visibility.ts'

/** Filter of reviews that the public may read: the only source of this condition. */
export const publishedReview = { status: 'published' } as const

/** Returns the filter of public reviews of visible tours, optionally of one region or organizer. */
export const publicReview = ({
  regionId,
  organizerId,
}: {
  regionId?: number | null | undefined
  organizerId?: number | null | undefined
}) =>
  ({
    ...publishedReview,
    ...(organizerId ? { organizerId } : {}),
    tour: { ...visibleTour, ...(regionId ? { regionId } : {}) },
  }) satisfies Prisma.ReviewWhereInput

/**
 * Returns the filter of reviews of every status: all for staff with the permission `moderation`,
 * else none.
 */
export const reviewsOfStaff = (viewer: Viewer): Prisma.ReviewWhereInput =>
  grantsOf(viewer).has('moderation') ? {} : noRows

/**
 * Returns the filter of reviews that the viewer may answer as an organizer: published ones of its
 * own tours.
 */
export const reviewsOfOrganizer = (viewer: Viewer): Prisma.ReviewWhereInput => ({
  ...publishedReview,
  organizerId: { in: organizersOf(viewer, 'reviews') },
})
