/** Defines: Query.organizerReviews, Mutation.answerReview */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { answerReview } from '../actions/answerReview.ts'
import { reviewsOfOrganizer } from '../reviews.visibility.ts'
import { newestFirst, Review } from './Review.ts'

const answeredIs = (isAnswered: boolean | null | undefined) =>
  isAnswered === null || isAnswered === undefined
    ? {}
    : { answer: isAnswered ? { isNot: null } : { is: null } }

builder.queryFields((t) => ({
  organizerReviews: t.prismaConnection({
    type: Review,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Published reviews of the viewer’s organizers, newest first.',
    args: {
      isAnswered: t.arg.boolean({
        description: 'Only answered or only unanswered ones.',
        required: false,
      }),
    },
    totalCount: (_connection, { isAnswered }, { app, viewer }) =>
      app.db.review.count({ where: { ...reviewsOfOrganizer(viewer), ...answeredIs(isAnswered) } }),
    resolve: (query, _root, { isAnswered }, { app, viewer }) =>
      app.db.review.findMany({
        ...query,
        where: { ...reviewsOfOrganizer(viewer), ...answeredIs(isAnswered) },
        orderBy: newestFirst,
      }),
  }),
}))

builder.mutationFields((t) => ({
  answerReview: t.prismaField({
    type: Review,
    description:
      'Publishes an answer to a review of your organizer’s tour, in the language of the call. A second answer replaces the first. The author gets one e-mail, about the first answer.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'AnswerReviewResult' },
      result: { name: 'AnswerReviewSuccess' },
      dataField: { name: 'review' },
    },
    args: {
      id: t.arg.int({ description: 'Id of the review.' }),
      text: t.arg.string({ description: 'The answer: 10 to 2,000 characters.' }),
    },
    resolve: async (query, _root, { id, text }, { app, viewer, locale }) => {
      await answerReview(app, viewer, { id, text, locale })
      return app.db.review.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
