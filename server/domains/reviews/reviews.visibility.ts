import { grantsOf, organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'
import { visibleTour } from '../tours/tours.visibility.ts'

/** Reviews that the public may read: the only source of this condition. */
export const publishedReview = { status: 'published' } as const

/** Those of tours that can be seen, narrowed to a region or an organizer. */
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

/** Reviews of every status, with what was decided of them: for administrators alone. */
export const reviewsOfStaff = (viewer: Viewer): Prisma.ReviewWhereInput =>
  grantsOf(viewer).has('moderation') ? {} : noRows

/** What an organizer may answer: published reviews of its own tours. */
export const reviewsOfOrganizer = (viewer: Viewer): Prisma.ReviewWhereInput => ({
  ...publishedReview,
  organizerId: { in: organizersOf(viewer, 'reviews') },
})
