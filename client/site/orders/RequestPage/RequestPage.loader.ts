import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { loadRequest, requestUuid } from '../../../features/RequestFrame/loadRequest.ts'
import { siteContext } from '../../../routing/site.ts'
import { CancelRequestDocument } from './CancelRequest.generated.ts'
import { RequestPageDocument } from './RequestPage.generated.ts'
import { WriteReviewDocument } from './WriteReview.generated.ts'

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestPageDocument, args)

/** Why a request was not cancelled, or a review not taken; what was typed stays. */
export interface Refused {
  refusal: 'moved' | 'changed' | 'away' | 'reviewIncomplete' | 'reviewAway'
  message: string
  rating?: number
}

/** Cancels for what was shown, or takes a review, and shows the request as it stands then. */
export async function action(args: ActionFunctionArgs) {
  const { source, locale } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = await args.request.formData()
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const message = text('message')
  if (text('intent') === 'review') return takeReview(args, { uuid, text: message, rating: Number(text('rating')) || 0 })
  const shown = text('shownRefundMinor')
  const refuse = (refusal: Refused['refusal'], status: number) => withStatus<Refused>({ refusal, message }, { status })
  try {
    const shownRefundMinor = /^\d{1,9}$/.test(shown) ? Number(shown) : null
    const { cancelRequest } = await source.mutate(CancelRequestDocument, { uuid, message, shownRefundMinor })
    switch (cancelRequest.__typename) {
      case 'CancelRequestSuccess':
        return redirect(pagePath('request', locale, { uuid }), 303)
      case 'RequestMovedError':
        return refuse('moved', 409)
      case 'CancelQuoteChangedError':
        return refuse('changed', 409)
    }
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('away', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND') return refuse('away', httpStatusOf[error.code])
    throw error
  }
}

const takeReview = async ({ context }: ActionFunctionArgs, review: { uuid: string; text: string; rating: number }) => {
  const { source, locale } = context.get(siteContext)
  const refuse = (refusal: Refused['refusal'], status: number) =>
    withStatus<Refused>({ refusal, message: review.text, rating: review.rating }, { status })
  try {
    const { writeReview } = await source.mutate(WriteReviewDocument, review)
    if (writeReview.__typename === 'InvalidInputError') return refuse('reviewIncomplete', 422)
    // where it can't be reviewed any more the page says how it stands
    return redirect(pagePath('request', locale, { uuid: review.uuid }), 303)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('reviewAway', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND') return refuse('reviewAway', httpStatusOf[error.code])
    throw error
  }
}
