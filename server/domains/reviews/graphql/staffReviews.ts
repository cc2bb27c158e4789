/** Defines: ReviewStatus, StaffReview, ReviewDecision, ReviewStatusChangedError, Query.staffReviews, Mutation.publishReview, .rejectReview */
import { type ReviewStatusName, reviewStatusNames } from '#schema/rules/booking/reviewDecisions.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { moderateReview } from '../actions/moderateReview.ts'
import { ReviewStatusChangedError } from '../reviews.errors.ts'
import { reviewsOfStaff } from '../reviews.visibility.ts'
import { Review } from './Review.ts'

const Status = literalEnum(
  'ReviewStatus',
  reviewStatusNames,
  'Moderation status of a review. Only published ones are public and count.',
  {
    pending: 'Waits for moderation.',
    published: 'Public.',
    rejected: 'Rejected, with a reason for its author.',
  },
)

builder.objectType(ReviewStatusChangedError, {
  description: 'Somebody else has decided about this review in the meantime.',
  name: 'ReviewStatusChangedError',
  interfaces: [UserError],
})

builder.prismaObject('ReviewDecision', {
  description: 'One decision of the moderation, newest last.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the decision.' }),
    status: t.expose('status', {
      description: 'Status that the decision gave the review.',
      type: Status,
    }),
    reason: t.exposeString('reason', {
      description: 'Reason for the author; empty if it was published.',
    }),
    by: t.string({
      description: 'Who decided.',
      select: { user: { select: { firstName: true, lastName: true, email: true } } },
      resolve: ({ user }) => `${user.firstName} ${user.lastName}`.trim() || (user.email ?? ''),
    }),
    decidedAt: t.expose('decidedAt', {
      description: 'When it was decided (UTC).',
      type: 'DateTime',
    }),
  }),
})

const StaffReview = builder.prismaObject('Review', {
  variant: 'StaffReview',
  description: 'A review of any status, with its decisions.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the review.' }),
    status: t.expose('status', { description: 'Current moderation status.', type: Status }),
    review: t.variant(Review, { description: 'The review itself.' }),
    requestId: t.exposeInt('requestId', {
      nullable: true,
      description: 'Number of the reviewed request; null for imported reviews.',
    }),
    decisions: t.relation('decisions', {
      query: { orderBy: { id: 'asc' } },
      description: 'Decisions, oldest first.',
    }),
  }),
})

const thatStand = (status: ReviewStatusName | null | undefined) => (status ? { status } : {})

builder.queryFields((t) => ({
  staffReviews: t.prismaConnection({
    type: StaffReview,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Reviews of every status: pending ones first, then the others, each newest first.',
    args: {
      status: t.arg({ description: 'Only reviews of this status.', type: Status, required: false }),
    },
    totalCount: (_connection, { status }, { app, viewer }) =>
      app.db.review.count({ where: { ...reviewsOfStaff(viewer), ...thatStand(status) } }),
    resolve: (query, _root, { status }, { app, viewer }) =>
      app.db.review.findMany({
        ...query,
        where: { ...reviewsOfStaff(viewer), ...thatStand(status) },
        orderBy: [{ status: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}))

builder.mutationFields((t) => ({
  publishReview: t.prismaField({
    type: StaffReview,
    description: 'Publishes a review; its rating counts from then on. Its author gets an e-mail.',
    errors: {
      types: [ReviewStatusChangedError],
      union: { name: 'PublishReviewResult' },
      result: { name: 'PublishReviewSuccess' },
      dataField: { name: 'review' },
    },
    args: {
      id: t.arg.int({ description: 'Id of the review.' }),
      from: t.arg({
        type: Status,
        defaultValue: 'pending',
        description:
          'Status that the caller saw: another current one is refused with ReviewStatusChangedError.',
      }),
    },
    resolve: async (query, _root, { id, from }, { app, viewer }) => {
      await moderateReview(app, viewer, {
        id,
        from: from ?? 'pending',
        to: 'published',
        reason: '',
      })
      return app.db.review.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  rejectReview: t.prismaField({
    type: StaffReview,
    description:
      'Rejects a review, also one that was published. Its author gets the reason by e-mail.',
    errors: {
      types: [ReviewStatusChangedError, InvalidInputError],
      union: { name: 'RejectReviewResult' },
      result: { name: 'RejectReviewSuccess' },
      dataField: { name: 'review' },
    },
    args: {
      id: t.arg.int({ description: 'Id of the review.' }),
      reason: t.arg.string({ description: 'Reason for the author, 10 to 2,000 characters.' }),
      from: t.arg({
        type: Status,
        defaultValue: 'pending',
        description:
          'Status that the caller saw: another current one is refused with ReviewStatusChangedError.',
      }),
    },
    resolve: async (query, _root, { id, reason, from }, { app, viewer }) => {
      await moderateReview(app, viewer, { id, from: from ?? 'pending', to: 'rejected', reason })
      return app.db.review.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
