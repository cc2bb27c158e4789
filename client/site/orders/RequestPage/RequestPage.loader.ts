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

/** 404 for a link that names no request. */
export const loader = (args: LoaderFunctionArgs) => loadRequest(RequestPageDocument, args)

/** Why a request was not cancelled, or a review not taken; what was typed stays. */
export interface RequestActionFailure {
  refusal: 'moved' | 'changed' | 'away' | 'reviewIncomplete' | 'reviewAway'
  message: string
  rating?: number
}

/** Cancels for what was shown, or takes a review, and shows the request as it stands then. */
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
  // the page below the refusal shows the request as it stands now; where that is not to be had, as it was
  const readAgain = () =>
    source.query(RequestPageDocument, { uuid }).catch((error: unknown) => {
      report(error)
      return null
    })
  try {
    // ten digits: the sums of yen and rupees have as many
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
    // an answer that was lost on its way back may have been a yes: what the request says now is what counts
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
    // where it can't be reviewed any more the page says how it stands
    return redirect(pagePath('request', locale, { uuid: review.uuid }), 303)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('reviewAway', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND')
      return refuse('reviewAway', httpStatusOf[error.code])
    throw error
  }
}
