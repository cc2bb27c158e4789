import type { Db } from '../../../db/connect.ts'
import { visibleTour } from '../../tours/tours.visibility.ts'

/** More than a person marks by hand: the rest of a longer list is left out. */
const mostFavourites = 500

/** Adds tours that a visitor marked before logging in; tours nobody can see are passed over. */
export const mergeFavourites = async (db: Db, userId: number, tourIds: readonly number[]): Promise<void> => {
  if (tourIds.length === 0) return
  const tours = await db.tour.findMany({
    where: { ...visibleTour, id: { in: [...new Set(tourIds)].slice(0, mostFavourites) } },
    select: { id: true },
  })
  await db.favourite.createMany({ data: tours.map(({ id }) => ({ userId, tourId: id })), skipDuplicates: true })
}
