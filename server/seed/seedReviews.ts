import { readContent, resolveCode } from './readContent.ts'
import type { SeedWorld } from './seedWorld.ts'

const dayMs = 86_400_000

export const seedReviews = async ({ db, ids, now }: SeedWorld): Promise<void> => {
  const tours = await db.tour.findMany({ select: { id: true, organizerId: true } })
  const organizerOf = new Map(tours.map(({ id, organizerId }) => [id, organizerId]))
  const reviews = readContent('reviews')
    .flatMap((file) =>
      file.reviews.map((review) => ({
        review,
        tourId: resolveCode(ids.tour, file.tour, 'reviews'),
      })),
    )
    .map((row, i) => ({
      ...row,
      id: i + 1,
      createdAt: new Date(now.getTime() - row.review.daysAgo * dayMs),
    }))
  await db.review.createMany({
    data: reviews.map(({ review, tourId, id, createdAt }) => ({
      id,
      tourId,
      organizerId: organizerOf.get(tourId) ?? 0,
      status: 'published' as const,
      authorName: review.author,
      authorPlace: review.place,
      locale: review.locale,
      rating: review.rating,
      text: review.text,
      tripDate: new Date(createdAt.getTime() - review.tripDaysBefore * dayMs),
      createdAt,
    })),
  })
  await db.reviewAnswer.createMany({
    data: reviews.flatMap(({ review, id, createdAt }) => {
      if (!review.answer) return []
      const answeredAt = Math.min(
        createdAt.getTime() + review.answer.daysLater * dayMs,
        now.getTime(),
      )
      return [
        {
          reviewId: id,
          locale: review.locale,
          text: review.answer.text,
          createdAt: new Date(answeredAt),
        },
      ]
    }),
  })
}
