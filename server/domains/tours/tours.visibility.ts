import { localDateIn } from '../../core/clock.ts'
import { organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'

/**
 * Filter of tours that the public may see: the only source of this condition for Prisma; SQL
 * repeats it as `visibleTourSql`.
 */
export const visibleTour = {
  status: 'published',
  organizer: { isPublishedOnSite: true },
} satisfies Prisma.TourWhereInput

/** Returns whether the public may see a loaded tour: `visibleTour` for a row. */
export const isVisibleTour = (tour: {
  status: string
  organizer: { isPublishedOnSite: boolean }
}): boolean => tour.status === visibleTour.status && tour.organizer.isPublishedOnSite

/** The easternmost zone of the catalogue, where each day begins first. */
export const firstZone = 'Asia/Kamchatka'

/**
 * Returns the filter of departures that keep a tour's page available: upcoming and not canceled.
 */
export const upcomingDate = (now: Date) =>
  ({
    isCanceled: false,
    startDate: { gte: new Date(localDateIn(now, firstZone)) },
  }) satisfies Prisma.TourDateWhereInput

/** `visibleTour` in SQL, for tables `tour` (t) and `organizer` (o). */
export const visibleTourSql = `t.status = 'published' AND o.is_published_on_site`

/** Returns the filter of tours of the organizers for which the viewer has a permission. */
export const toursOfViewer = (viewer: Viewer, permission: 'tours' | 'offers') =>
  ({ organizerId: { in: organizersOf(viewer, permission) } }) satisfies Prisma.TourWhereInput
