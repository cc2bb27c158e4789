import { localDateIn } from '../../core/clock.ts'
import { organizersOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'

/** Tours that the public may see: the only source of this condition for Prisma; SQL reads repeat it as `visibleTourSql`. */
export const visibleTour = {
  status: 'published',
  organizer: { isPublishedOnSite: true },
} satisfies Prisma.TourWhereInput

/** Returns whether the public may see a tour that was read: `visibleTour` for a row. */
export const isVisibleTour = (tour: {
  status: string
  organizer: { isPublishedOnSite: boolean }
}): boolean => tour.status === visibleTour.status && tour.organizer.isPublishedOnSite

/** The easternmost zone of the catalogue: a day begins here first. */
export const firstZone = 'Asia/Kamchatka'

/** Departures that keep a tour's page from being gone. */
export const upcomingDate = (now: Date) =>
  ({
    isCancelled: false,
    startDate: { gte: new Date(localDateIn(now, firstZone)) },
  }) satisfies Prisma.TourDateWhereInput

/** The same in SQL over tables named `tour` (t) and `organizer` (o). */
export const visibleTourSql = `t.status = 'published' AND o.is_published_on_site`

/** Tours of the organizers for which the viewer has a permission. */
export const toursOfViewer = (viewer: Viewer, permission: 'tours' | 'offers') =>
  ({ organizerId: { in: organizersOf(viewer, permission) } }) satisfies Prisma.TourWhereInput
