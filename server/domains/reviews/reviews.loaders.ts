import DataLoader from 'dataloader'
import type { Context } from '../../graphql/context.ts'
import { publishedReview } from './reviews.visibility.ts'

export type RatingSplit = { rating: number; count: number }[]

const loaders = new WeakMap<Context, DataLoader<number, RatingSplit>>()

/**
 * Returns the loader of a tour's ratings, from 5 down to 1 with their counts; one statement for all
 * tours of a request.
 */
export const ratingSplitLoader = (context: Context): DataLoader<number, RatingSplit> => {
  let loader = loaders.get(context)
  if (!loader) {
    loader = new DataLoader(async (tourIds) => {
      const rows = await context.app.db.review.groupBy({
        by: ['tourId', 'rating'],
        where: { tourId: { in: [...tourIds] }, ...publishedReview },
        _count: true,
      })
      return tourIds.map((tourId) =>
        [5, 4, 3, 2, 1].map((rating) => ({
          rating,
          count: rows.find((row) => row.tourId === tourId && row.rating === rating)?._count ?? 0,
        })),
      )
    })
    loaders.set(context, loader)
  }
  return loader
}
