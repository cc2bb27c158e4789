/** Defines: ReviewPage, ReviewedRegion, Query.reviewPage, Query.reviewedRegions */
import type { Prisma } from '../../../db/generated/client/client.ts'
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import type { DirectoryEntry } from '../../search/reads/directory.ts'
import { countByRegion } from '../reads/countByRegion.ts'
import { countRatings, type RatingCount } from '../reads/countRatings.ts'
import { publicReview } from '../reviews.visibility.ts'
import { newestFirst, RatingShare, Review } from './Review.ts'

const largestPage = 50
/** Highest page number: nobody reads farther page by page. */
const lastPage = 500

interface ReviewPageSource extends RatingCount {
  where: Prisma.ReviewWhereInput
  page: number
  pageCount: number
  size: number
}

const ReviewPage = builder.objectRef<ReviewPageSource>('ReviewPage').implement({
  description: 'A page of reviews, newest first, with their total rating.',
  fields: (t) => ({
    reviews: t.prismaField({
      description: 'Reviews of this page, newest first.',
      type: [Review],
      resolve: (query, { where, page, size }, _args, { app }) =>
        app.db.review.findMany({
          ...query,
          where,
          orderBy: newestFirst,
          skip: (page - 1) * size,
          take: size,
        }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of reviews on all pages.' }),
    page: t.exposeInt('page', {
      description: 'Number of this page: as requested, but at least 1 and at most the last.',
    }),
    pageCount: t.exposeInt('pageCount', { description: 'Number of pages, at least 1.' }),
    rating: t.float({
      nullable: true,
      description: 'Average of all reviews, 1 to 5; null without reviews.',
      resolve: ({ rating }) => rating,
    }),
    ratingSplit: t.field({
      type: [RatingShare],
      description: 'Number of reviews per rating, from 5 down to 1.',
      resolve: ({ split }) => split,
    }),
  }),
})

const ReviewedRegion = builder
  .objectRef<{ region: DirectoryEntry; count: number }>('ReviewedRegion')
  .implement({
    description: 'A region whose tours have reviews.',
    fields: (t) => ({
      id: t.int({ description: 'Id of the region.', resolve: ({ region }) => region.id }),
      code: t.string({ description: 'Its name in URLs.', resolve: ({ region }) => region.code }),
      name: t.string({
        description: 'Name in the language of the call.',
        resolve: ({ region }, _args, { locale }) => region.names[locale],
      }),
      reviewsCount: t.int({
        description: 'Published reviews of its tours.',
        resolve: ({ count }) => count,
      }),
    }),
  })

builder.queryFields((t) => ({
  reviewPage: t.field({
    description: 'Published reviews by page number, for lists with numbered pages.',
    extensions: cacheScope('content'),
    type: ReviewPage,
    args: {
      regionId: t.arg.int({
        description: 'Only reviews of tours in this region.',
        required: false,
      }),
      organizerId: t.arg.int({
        description: 'Only reviews of this organizer’s tours.',
        required: false,
      }),
      page: t.arg.int({ description: 'Number of the page, from 1.', defaultValue: 1 }),
      first: t.arg.int({ description: 'Reviews per page, at most 100.', defaultValue: 20 }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? 20) / 10 }),
    resolve: async (_root, { regionId, organizerId, page, first }, { app }) => {
      const where = publicReview({ regionId, organizerId })
      const counted = await countRatings(app.db, where)
      const size = Math.min(Math.max(first ?? 20, 1), largestPage)
      const pageCount = Math.min(lastPage, Math.max(1, Math.ceil(counted.totalCount / size)))
      return {
        ...counted,
        where,
        size,
        pageCount,
        page: Math.min(pageCount, Math.max(1, page ?? 1)),
      }
    },
  }),
  reviewedRegions: t.field({
    extensions: cacheScope('content'),
    type: [ReviewedRegion],
    description: 'Regions with reviews, most reviews first.',
    resolve: async (_root, _args, { app, locale }) => {
      const counts = await countByRegion(app.pool)
      return [...app.search.directory.regions.values()]
        .map((region) => ({ region, count: counts.get(region.id) ?? 0 }))
        .sort(
          (a, b) =>
            b.count - a.count ||
            a.region.names[locale].localeCompare(b.region.names[locale], locale),
        )
    },
  }),
}))
