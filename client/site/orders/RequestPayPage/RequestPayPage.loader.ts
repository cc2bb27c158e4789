import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { secondsToWait } from '../../../data/secondsToWait.ts'
import { todayAtOperators } from '../../../features/tour/CancellationTerms/todayAtOperators.ts'
import { loadRequest, requestUuid } from '../../../features/request/RequestFrame/loadRequest.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { ExtendHoldAsTravelerDocument } from './ExtendHoldAsTraveler.generated.ts'
import { RequestPayPageDocument } from './RequestPayPage.generated.ts'
import { StartPaymentDocument, type StartPaymentMutation } from './StartPayment.generated.ts'

/** Loads a request; 404 for an unknown link. The key makes repeated sending start one payment. */
export async function loader(args: LoaderFunctionArgs) {
  const { data, init } = await loadRequest(RequestPayPageDocument, args)
  return withStatus(
    { ...data, idempotencyKey: crypto.randomUUID(), today: todayAtOperators() },
    init ?? undefined,
  )
}

type NotPossible = Extract<
  StartPaymentMutation['startPayment'],
  { __typename: 'PaymentNotPossibleError' }
>

/** Reason why no payment was started or no hold extended. */
export interface PaymentFormState {
  reason: NotPossible['reason'] | 'AWAY' | 'WAIT' | 'NO_MORE_TIME'
  /** Seconds to wait; 0 where waiting doesn't help. */
  seconds: number
  /** Key with which the form is sent next time. */
  idempotencyKey: string
  /** The chosen type and method, kept for a page rendered by the server. */
  type: (typeof types)[number]
  method: (typeof methods)[number]
}

const types = ['PREPAYMENT', 'PAYMENT', 'FULL'] as const
const methods = ['CARD', 'SBP'] as const

/**
 * Starts a payment and redirects to the provider's page, or extends the hold; a refusal is shown on
 * this page.
 */
export async function action(args: ActionFunctionArgs) {
  const { source, locale } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = readForm(await args.request.formData())
  let idempotencyKey = form.text('idempotencyKey') || crypto.randomUUID()
  const type = form.oneOf('type', types) ?? 'PREPAYMENT'
  const method = form.oneOf('method', methods) ?? 'CARD'
  // after an unknown outcome a retry must be the same payment: keep its key; after a refusal use a
  // new key
  const refuse = (reason: PaymentFormState['reason'], status: number, seconds = 0) => {
    const isOpen = reason === 'AWAY' || reason === 'WAIT'
    const nextKey = isOpen ? idempotencyKey : crypto.randomUUID()
    return withStatus<PaymentFormState>(
      { reason, seconds, idempotencyKey: nextKey, type, method },
      { status },
    )
  }
  const begin = async () =>
    (await source.mutate(StartPaymentDocument, { uuid, type, method, idempotencyKey })).startPayment
  try {
    if (form.text('intent') === 'moreTime') {
      const { extendHoldAsTraveler } = await source.mutate(ExtendHoldAsTravelerDocument, { uuid })
      if (extendHoldAsTraveler.__typename !== 'ExtendHoldAsTravelerSuccess')
        return refuse('NO_MORE_TIME', 409)
      return redirect(new URL(args.request.url).pathname, 303)
    }
    const startPayment = await begin().catch((error: unknown) => {
      if (!(error instanceof GraphQLFailure) || error.code !== 'IDEMPOTENCY_MISMATCH') throw error
      // the key belongs to an earlier choice: start another payment, which closes the open one
      idempotencyKey = crypto.randomUUID()
      return begin()
    })
    if (startPayment.__typename === 'PaymentNotPossibleError')
      return refuse(startPayment.reason, 422)
    const { payUrl, status } = startPayment.payment
    if (payUrl !== null) return redirectDocument(payUrl, 303)
    // the payment with this key is paid already; any other status means that it ended at the same
    // moment
    return status === 'PAYED'
      ? redirect(pagePath('bookingSuccess', locale, { uuid }), 303)
      : refuse('AWAY', 503)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('AWAY', 503)
    if (!(error instanceof GraphQLFailure) || error.code === 'NOT_FOUND') throw error
    if (error.code === 'RATE_LIMITED') return refuse('WAIT', 429, secondsToWait(error))
    return refuse('AWAY', httpStatusOf[error.code])
  }
}
