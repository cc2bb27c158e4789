import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { todayAtOperators } from '../../../features/CancellationTerms/todayAtOperators.ts'
import { loadRequest, requestUuid } from '../../../features/RequestFrame/loadRequest.ts'
import { siteContext } from '../../../routing/site.ts'
import { AskForMoreTimeDocument } from './AskForMoreTime.generated.ts'
import { RequestPayPageDocument } from './RequestPayPage.generated.ts'
import { StartPaymentDocument, type StartPaymentMutation } from './StartPayment.generated.ts'

/** 404 for a link that names no request. The key makes one payment of however many presses of the button. */
export async function loader(args: LoaderFunctionArgs) {
  const { data, init } = await loadRequest(RequestPayPageDocument, args)
  return withStatus({ ...data, idempotencyKey: crypto.randomUUID(), today: todayAtOperators() }, init ?? undefined)
}

type NotPossible = Extract<StartPaymentMutation['startPayment'], { __typename: 'PaymentNotPossibleError' }>

/** Why no payment was begun, or no time is given. */
export interface Refused {
  reason: NotPossible['reason'] | 'AWAY' | 'NO_MORE_TIME'
  /** Under which the form is sent the next time. */
  idempotencyKey: string
}

const types = ['PREPAYMENT', 'PAYMENT', 'FULL'] as const
const methods = ['CARD', 'SBP'] as const
const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined => values.find((value) => value === text)

/** Begins a payment and goes to the provider's page, or takes more time for it; a refusal answers on this one. */
export async function action(args: ActionFunctionArgs) {
  const { source } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const form = await args.request.formData()
  const given = form.get('idempotencyKey')
  const idempotencyKey = typeof given === 'string' && given ? given : crypto.randomUUID()
  const refuse = (reason: Refused['reason'], status: number) => withStatus<Refused>({ reason, idempotencyKey }, { status })
  try {
    if (form.get('intent') === 'moreTime') {
      const { askForMoreTime } = await source.mutate(AskForMoreTimeDocument, { uuid })
      if (askForMoreTime.__typename !== 'AskForMoreTimeSuccess') return refuse('NO_MORE_TIME', 409)
      return redirect(new URL(args.request.url).pathname, 303)
    }
    const { startPayment } = await source.mutate(StartPaymentDocument, {
      uuid,
      type: oneOf(types, form.get('type')) ?? 'PREPAYMENT',
      method: oneOf(methods, form.get('method')) ?? 'CARD',
      idempotencyKey,
    })
    if (startPayment.__typename === 'PaymentNotPossibleError') return refuse(startPayment.reason, 422)
    const { payUrl } = startPayment.payment
    if (payUrl === null) return refuse('NOTHING_DUE', 422)
    return redirectDocument(payUrl, 303)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('AWAY', 503)
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND') return refuse('AWAY', httpStatusOf[error.code])
    throw error
  }
}
