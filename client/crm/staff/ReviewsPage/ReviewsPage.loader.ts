import { toEnumName } from '#schema/codes/tours.ts'
import { reviewStatusNames } from '#schema/rules/booking/reviewDecisions.ts'
import { crmAction, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { PublishReviewDocument, RejectReviewDocument } from './DecideReview.generated.ts'
import {
  StaffReviewsPageDocument,
  type StaffReviewsPageQueryVariables,
} from './ReviewsPage.generated.ts'

type Status = NonNullable<StaffReviewsPageQueryVariables['status']>

/** Review statuses as the API spells them, in the order of the filter. */
export const reviewStatuses = reviewStatusNames.map((name) => toEnumName(name) as Status)

/** Loads the reviews, pending ones first; `?status=` filters. */
export const loader = crmLoader(async ({ site, url, signal }) => {
  const status = reviewStatuses.find((known) => known === url.searchParams.get('status')) ?? null
  const after = url.searchParams.get('after')
  const { resultRef } = await site.source.query(
    StaffReviewsPageDocument,
    { after, status },
    { signal },
  )
  return { resultRef, status, after }
})

/** Publishes or rejects a review. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.id('id')
  const from = form.oneOf('from', reviewStatuses)
  if (id === null || from === null) return refuse('notFound')
  const result =
    form.text('intent') === 'publish'
      ? (await site.source.mutate(PublishReviewDocument, { id, from })).publishReview
      : (await site.source.mutate(RejectReviewDocument, { id, from, reason: form.text('reason') }))
          .rejectReview
  return result.__typename === 'PublishReviewSuccess' || result.__typename === 'RejectReviewSuccess'
    ? undefined
    : refuse('conflict')
})
