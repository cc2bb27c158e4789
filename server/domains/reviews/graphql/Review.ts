/** Defines: Review, ReviewAnswer, RatingShare, Tour.reviews, Tour.ratingSplit, Query.reviews */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Tour } from '../../tours/graphql/Tour.ts'
import { ratingSplitLoader } from '../reviews.loaders.ts'
import { publicReview, publishedReview } from '../reviews.visibility.ts'

const ReviewLocale = literalEnum(
  'ReviewLanguage',
  ['en', 'de', 'ru'],
  'Language that a review is written in.',
  {
    en: 'English.',
    de: 'German.',
    ru: 'Russian.',
  },
)

export const Review = builder.prismaObject('Review', {
  description: 'A traveler’s review, in its original language.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the review.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author as shown.' }),
    authorPlace: t.exposeString('authorPlace', {
      description: 'Home town of the author; may be empty.',
    }),
    language: t.field({
      description: 'Language that the review is written in.',
      type: ReviewLocale,
      select: { locale: true },
      resolve: ({ locale }) => locale,
    }),
    rating: t.exposeInt('rating', { description: '1 (terrible) to 5 (excellent).' }),
    text: t.exposeString('text', { description: 'Text as the author wrote it, not translated.' }),
    tripDate: t.expose('tripDate', {
      description: 'First day of the trip (local date).',
      type: 'LocalDate',
    }),
    createdAt: t.expose('createdAt', {
      description: 'When it was created (UTC).',
      type: 'DateTime',
    }),
    answer: t.relation('answer', {
      description: 'The organizer’s answer; null without one.',
      nullable: true,
    }),
    tour: t.relation('tour', { description: 'The reviewed tour.' }),
    organizer: t.relation('organizer', { description: 'Organizer of the tour.' }),
  }),
})

builder.prismaObject('ReviewAnswer', {
  description: 'The organizer’s public answer to a review.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the answer.' }),
    language: t.field({
      description: 'Language of the answer.',
      type: ReviewLocale,
      select: { locale: true },
      resolve: ({ locale }) => locale,
    }),
    createdAt: t.expose('createdAt', {
      description: 'When it was created (UTC).',
      type: 'DateTime',
    }),
  }),
})

export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

export const RatingShare = builder
  .objectRef<{ rating: number; count: number }>('RatingShare')
  .implement({
    description: 'Number of reviews with one rating.',
    fields: (t) => ({
      rating: t.exposeInt('rating', { description: 'Rating from 1 to 5.' }),
      count: t.exposeInt('count', { description: 'Number of published reviews with this rating.' }),
    }),
  })

builder.prismaObjectFields(Tour, (t) => ({
  reviews: t.relatedConnection('reviews', {
    description: 'Published reviews, newest first.',
    cursor: 'id',
    defaultSize: 5,
    maxSize: 100,
    totalCount: true,
    query: { where: publishedReview, orderBy: newestFirst },
  }),
  ratingSplit: t.field({
    type: [RatingShare],
    description: 'Number of published reviews per rating, from 5 down to 1.',
    select: { id: true },
    resolve: ({ id }, _args, context) => ratingSplitLoader(context).load(id),
  }),
}))

builder.queryFields((t) => ({
  reviews: t.prismaConnection({
    description: 'Published reviews, newest first.',
    type: Review,
    extensions: cacheScope('content'),
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    args: {
      regionId: t.arg.int({
        description: 'Only reviews of tours in this region.',
        required: false,
      }),
      organizerId: t.arg.int({
        description: 'Only reviews of this organizer’s tours.',
        required: false,
      }),
    },
    totalCount: (_connection, { regionId, organizerId }, { app }) =>
      app.db.review.count({ where: publicReview({ regionId, organizerId }) }),
    resolve: (query, _root, { regionId, organizerId }, { app }) =>
      app.db.review.findMany({
        ...query,
        where: publicReview({ regionId, organizerId }),
        orderBy: newestFirst,
      }),
  }),
}))
