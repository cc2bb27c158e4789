import type { Db } from '../../../db/connect.ts'

/** Returns the tour ids of an account's favorites, the latest last. */
export const findFavoriteIds = async (db: Db, userId: number): Promise<number[]> => {
  const kept = await db.favorite.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { tourId: 'asc' }],
    select: { tourId: true },
  })
  return kept.map(({ tourId }) => tourId)
}
