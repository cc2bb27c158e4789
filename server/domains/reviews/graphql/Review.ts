/** Defines: Review, ReviewAnswer, RatingShare, Tour.reviews, Tour.ratingSplit, Query.reviews */
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Tour } from '../../tours/graphql/Tour.ts'
import { ratingSplitLoader } from '../reviews.loaders.ts'
import { publicReview, publishedReview } from '../reviews.visibility.ts'

const ReviewLocale = literalEnum('ReviewLanguage', ['en', 'de', 'ru'], 'Language that a review is written in.', {
  en: 'English.',
  de: 'German.',
  ru: 'Russian.',
})

export const Review = builder.prismaObject('Review', {
  description: 'A traveller’s words, in the language they were written in.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    authorName: t.exposeString('authorName'),
    authorPlace: t.exposeString('authorPlace'),
    language: t.field({ type: ReviewLocale, select: { locale: true }, resolve: ({ locale }) => locale }),
    rating: t.exposeInt('rating'),
    text: t.exposeString('text'),
    tripDate: t.expose('tripDate', { type: 'LocalDate' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    answer: t.relation('answer', { nullable: true }),
    tour: t.relation('tour'),
    organizer: t.relation('organizer'),
  }),
})

builder.prismaObject('ReviewAnswer', {
  fields: (t) => ({
    text: t.exposeString('text'),
    language: t.field({ type: ReviewLocale, select: { locale: true }, resolve: ({ locale }) => locale }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

export const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

export const RatingShare = builder.objectRef<{ rating: number; count: number }>('RatingShare').implement({
  fields: (t) => ({ rating: t.exposeInt('rating'), count: t.exposeInt('count') }),
})

builder.prismaObjectFields(Tour, (t) => ({
  reviews: t.relatedConnection('reviews', {
    cursor: 'id',
    defaultSize: 5,
    maxSize: 100,
    totalCount: true,
    query: { where: publishedReview, orderBy: newestFirst },
  }),
  ratingSplit: t.field({
    type: [RatingShare],
    description: 'Published ratings from 5 down to 1.',
    select: { id: true },
    resolve: ({ id }, _args, context) => ratingSplitLoader(context).load(id),
  }),
}))

builder.queryFields((t) => ({
  reviews: t.prismaConnection({
    type: Review,
    extensions: sharedBy('content'),
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    args: { regionId: t.arg.int({ required: false }), organizerId: t.arg.int({ required: false }) },
    totalCount: (_connection, { regionId, organizerId }, { app }) =>
      app.db.review.count({ where: publicReview({ regionId, organizerId }) }),
    resolve: (query, _root, { regionId, organizerId }, { app }) =>
      app.db.review.findMany({ ...query, where: publicReview({ regionId, organizerId }), orderBy: newestFirst }),
  }),
}))
