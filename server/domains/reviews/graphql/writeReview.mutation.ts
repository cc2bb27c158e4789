/** Defines: Mutation.writeReview, ReviewNotPossibleError */
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { Request } from '../../requests/graphql/Request.ts'
import { exposeRequestLink } from '../../requests/graphql/RequestLinks.ts'
import { writeReview } from '../actions/writeReview.ts'
import { ReviewNotPossibleError } from '../reviews.errors.ts'

builder.objectType(ReviewNotPossibleError, {
  description: 'This request can’t be reviewed: its trip is not over, or it has a review already.',
  name: 'ReviewNotPossibleError',
  interfaces: [UserError],
})

builder.mutationFields((t) => ({
  writeReview: t.prismaField({
    type: Request,
    description:
      'Submits a review of a trip, after it and within a year. Anyone with the request’s link may write it, except people of its organizer and staff. Staff publish it.',
    errors: {
      types: [InvalidInputError, ReviewNotPossibleError],
      union: { name: 'WriteReviewResult' },
      result: { name: 'WriteReviewSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      uuid: t.arg({ description: 'UUID of the request.', type: 'UUID' }),
      rating: t.arg.int({ description: 'Rating from 1 to 5.' }),
      text: t.arg.string({ description: 'Text of the review.' }),
    },
    resolve: async (query, _root, review, context) => {
      const { app, viewer } = context
      const id = await writeReview(app, viewer, review)
      exposeRequestLink(context, id)
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
