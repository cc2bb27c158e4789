import type { Db } from '../../../db/connect.ts'
import { visibleTour } from '../../tours/tours.visibility.ts'
import { maxFavorites } from './changeFavorites.ts'

/**
 * Adds tours marked before the login, as far as the list has room; ignores tours that are not
 * visible.
 */
export const mergeFavorites = async (
  db: Db,
  userId: number,
  tourIds: readonly number[],
  most = maxFavorites,
): Promise<void> => {
  if (tourIds.length === 0) return
  const marked = [...new Set(tourIds)].slice(0, most)
  const [tours, kept] = await Promise.all([
    db.tour.findMany({
      where: { ...visibleTour, id: { in: marked }, favorites: { none: { userId } } },
      select: { id: true },
    }),
    db.favorite.count({ where: { userId } }),
  ])
  const added = tours
    .toSorted((a, b) => marked.indexOf(a.id) - marked.indexOf(b.id))
    .slice(0, Math.max(0, most - kept))
    .map(({ id }) => ({ userId, tourId: id }))
  await db.favorite.createMany({ data: added, skipDuplicates: true })
}
