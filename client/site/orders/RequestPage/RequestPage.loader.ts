import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { loadRequest, requestUuid } from '../../../features/request/RequestFrame/loadRequest.ts'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { CancelRequestDocument } from './CancelRequest.generated.ts'
import { RequestPageDocument } from './RequestPage.generated.ts'
import { WriteReviewDocument } from './WriteReview.generated.ts'

/** Loads a request; 404 for an unknown link. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestPageDocument, args)

/** Reason why a request was not canceled or a review not saved, with the input. */
export interface RequestActionFailure {
  refusal: 'moved' | 'changed' | 'away' | 'reviewIncomplete' | 'reviewAway'
  message: string
  rating?: number
}

/**
 * Cancels the request for the refund that was shown, or saves a review; then shows the request's
 * new state.
 */
export async function action(args: ActionFunctionArgs) {
  const { source, locale, report } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = readForm(await args.request.formData())
  const message = form.text('message')
  if (form.text('intent') === 'review')
    return takeReview(args, { uuid, text: message, rating: Number(form.text('rating')) || 0 })
  const shown = form.text('expectedRefundMinor')
  const refuse = (refusal: RequestActionFailure['refusal'], status: number) =>
    withStatus<RequestActionFailure>({ refusal, message }, { status })
  // reload the request for the page below the refusal; if that fails, the old state stays
  const readAgain = () =>
    source.query(RequestPageDocument, { uuid }).catch((error: unknown) => {
      report(error)
      return null
    })
  try {
    // ten digits: amounts in yen and rupees can have as many
    const expectedRefundMinor = /^\d{1,10}$/.test(shown) ? Number(shown) : null
    const { cancelRequest } = await source.mutate(CancelRequestDocument, {
      uuid,
      message,
      expectedRefundMinor,
    })
    switch (cancelRequest.__typename) {
      case 'CancelRequestSuccess':
        return redirect(pagePath('request', locale, { uuid }), 303)
      case 'RequestStatusChangedError':
        await readAgain()
        return refuse('moved', 409)
      case 'RefundAmountChangedError':
        await readAgain()
        return refuse('changed', 409)
    }
  } catch (error) {
    if (
      !(error instanceof NetworkFailure) &&
      (!(error instanceof GraphQLFailure) || error.code === 'NOT_FOUND')
    )
      throw error
    // without an answer the request may still have been canceled: check its status
    const status = (await readAgain())?.data.request?.status
    if (status && requestStage(status) === 'cancelled')
      return redirect(pagePath('request', locale, { uuid }), 303)
    return refuse('away', error instanceof NetworkFailure ? 503 : httpStatusOf[error.code])
  }
}

const takeReview = async (
  { context }: ActionFunctionArgs,
  review: { uuid: string; text: string; rating: number },
) => {
  const { source, locale } = context.get(siteContext)
  const refuse = (refusal: RequestActionFailure['refusal'], status: number) =>
    withStatus<RequestActionFailure>(
      { refusal, message: review.text, rating: review.rating },
      { status },
    )
  try {
    const { writeReview } = await source.mutate(WriteReviewDocument, review)
    if (writeReview.__typename === 'InvalidInputError') return refuse('reviewIncomplete', 422)
    // if it can't be reviewed any more, the page shows its status
    return redirect(pagePath('request', locale, { uuid: review.uuid }), 303)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('reviewAway', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND')
      return refuse('reviewAway', httpStatusOf[error.code])
    throw error
  }
}
