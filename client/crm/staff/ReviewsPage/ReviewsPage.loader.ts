import type { LoaderFunctionArgs } from 'react-router'
import { toEnumName } from '#schema/codes/tours.ts'
import { reviewStatusNames } from '#schema/rules/booking/reviewDecisions.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { staffAction, staffAsked } from '../staffAction.ts'
import { PublishReviewDocument, RejectReviewDocument } from './DecideReview.generated.ts'
import { StaffReviewsPageDocument, type StaffReviewsPageQuery, type StaffReviewsPageQueryVariables } from './ReviewsPage.generated.ts'

type Status = NonNullable<StaffReviewsPageQueryVariables['status']>

/** As the API writes them, in the order in which they are offered. */
export const reviewStatuses = reviewStatusNames.map((name) => toEnumName(name) as Status)
const readStatus = (text: unknown): Status | null => reviewStatuses.find((known) => known === text) ?? null

/** Those that wait come first; `?status=` narrows. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, url } = staffAsked(args)
  const status = readStatus(url.searchParams.get('status'))
  const after = url.searchParams.get('after')
  const { reading }: Answer<StaffReviewsPageQuery> = await site.source.query(
    StaffReviewsPageDocument,
    { after, status },
    { signal: args.request.signal },
  )
  return { reading, status, after }
}

/** Publishes or rejects. */
export const action = staffAction(async ({ source }, form) => {
  const id = readId(String(form.get('id') ?? ''))
  const from = readStatus(form.get('from'))
  if (id === null || from === null) return false
  if (form.get('intent') === 'publish') {
    const { publishReview } = await source.mutate(PublishReviewDocument, { id, from })
    return publishReview.__typename === 'PublishReviewSuccess'
  }
  const { rejectReview } = await source.mutate(RejectReviewDocument, { id, from, reason: String(form.get('reason') ?? '') })
  return rejectReview.__typename === 'RejectReviewSuccess'
})
