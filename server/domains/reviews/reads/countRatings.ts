import type { Prisma } from '../../../db/generated/client/client.ts'
import type { Db } from '../../../db/connect.ts'
import type { RatingSplit } from '../reviews.loaders.ts'

export interface RatingCount {
  totalCount: number
  /** Mean rounded to two decimals; null without reviews. */
  rating: number | null
  /** From 5 down to 1. */
  split: RatingSplit
}

/** Counts reviews by rating in one statement. */
export const countRatings = async (
  db: Db,
  where: Prisma.ReviewWhereInput,
): Promise<RatingCount> => {
  const rows = await db.review.groupBy({ by: ['rating'], where, _count: true })
  const split = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: rows.find((row) => row.rating === rating)?._count ?? 0,
  }))
  const totalCount = split.reduce((sum, { count }) => sum + count, 0)
  const stars = split.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return {
    totalCount,
    split,
    rating: totalCount > 0 ? Math.round((stars / totalCount) * 100) / 100 : null,
  }
}
