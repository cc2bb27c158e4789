import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import {
  checkRequestFields,
  type RequestFailures,
  type RequestField,
  requestFields,
} from '#schema/rules/booking/requestFields.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { failureOf } from '#schema/rules/validation/checkField.ts'
import { ruleOnWire } from '#schema/rules/validation/ruleNames.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { secondsToWait } from '../../../data/secondsToWait.ts'
import type { Answer } from '../../../data/resultRef.ts'
import type { FragmentType } from '../../../data/useFragment.ts'
import { todayAtOperators } from '../../../features/tour/CancellationTerms/todayAtOperators.ts'
import type { Money } from '../../../features/shell/Money/useMoneyFormat.ts'
import { readForm } from '../../../routing/readForm.ts'
import { type Site, siteContext } from '../../../routing/site.ts'
import { CreateRequestDocument, type CreateRequestMutation } from './CreateRequest.generated.ts'
import { OrderQuoteDocument, type OrderQuoteFragment } from './OrderQuote.generated.ts'
import { OrderContactDocument, type OrderContactQuery } from './OrderContact.generated.ts'
import { offeredChoice } from './offer.ts'
import { offerIn, readOffer } from './readOffer.ts'
import { OrderPageDocument, type OrderPageQuery } from './OrderPage.generated.ts'
import type { OrderForm_DateFragment } from './sections/OrderForm.generated.ts'
import { type Choice, firstChoice, completeChildAges } from './sections/estimatePrice.ts'

const fieldNames = Object.keys(requestFields) as RequestField[]
export interface FirstQuote {
  choice: Choice
  quote: FragmentType<OrderQuoteFragment>
}

/** Fields as typed, not checked. */
export type OrderValues = Record<RequestField, string> & { childAges: string[] }

/** Reason why a request was not made; the input stays. */
export type Refusal =
  | { kind: 'invalid'; fields: RequestFailures }
  | { kind: 'soldOut'; freeSeats: number }
  | { kind: 'departureGone' }
  /** The offer to this customer has been booked or withdrawn or has expired meanwhile. */
  | { kind: 'offerClosed'; state: string }
  | { kind: 'priceChanged'; total: Money }
  /** The quote has expired: the new quote, and whether its total is the one that was shown. */
  | { kind: 'quoteEnded'; quote: FragmentType<OrderQuoteFragment>; isSamePrice: boolean }
  | { kind: 'mismatch' }
  | { kind: 'away' }
  /** Too many requests came from this connection or under this e-mail address. */
  | { kind: 'wait'; seconds: number }
  /** Another date was chosen without scripts: the visitor must see its places and prices first. */
  | { kind: 'look' }

export interface OrderFormState {
  refusal: Refusal | null
  values: OrderValues
  /** Key with which the form is sent next time. */
  idempotencyKey: string
}

/**
 * Loads the order form: 404 for an unknown tour, 410 for one whose dates have passed. The key makes
 * repeated sending create one request.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const id = readId(params.id)
  if (id === null) throw pageFailure('NOT_FOUND')
  const { data, resultRef }: Answer<OrderPageQuery> = await source.query(
    OrderPageDocument,
    { id },
    { signal: request.signal },
  )
  if (!data.tour) throw pageFailure('NOT_FOUND')
  if (data.tour.isGone) throw pageFailure('GONE')
  const query = new URL(request.url).searchParams
  const offer = await readOffer(context.get(siteContext), query, id)
  const asked = {
    date: offer?.date.id ?? readId(query.get('date')),
    option: offer?.option.id ?? readId(query.get('option')),
  }
  const choice = offer
    ? offeredChoice(offer)
    : firstChoice(opened<OrderForm_DateFragment>(data.tour.dates), asked)
  return {
    resultRef,
    contact: await contactOf(context.get(siteContext)),
    ...asked,
    offer,
    firstQuote: await readFirstQuote(context.get(siteContext), choice),
    today: todayAtOperators(),
    idempotencyKey: crypto.randomUUID(),
  }
}

/** Does the same as `useFragment`, outside of rendering. */
const opened = <Fragment>(parts: readonly FragmentType<Fragment>[]) =>
  parts as unknown as readonly Fragment[]

/** Known contact details of the customer. */
export type Contact = Pick<OrderValues, 'name' | 'email' | 'phone'>

/**
 * Reads the contact details of a logged-in visitor's account; null for other visitors, and where
 * they can't be read now.
 */
async function contactOf({ source, visitor, report }: Site): Promise<Contact | null> {
  if (!visitor) return null
  try {
    const { viewer }: OrderContactQuery = (await source.query(OrderContactDocument, {})).data
    if (!viewer) return null
    const { firstName, lastName, email, phone } = viewer
    return { name: `${firstName} ${lastName}`.trim(), email: email ?? '', phone: phone ?? '' }
  } catch (error) {
    report(error)
    return null
  }
}

/**
 * Loads a quote for the form's first choice; null without a choice, and where there is no quote
 * now.
 */
async function readFirstQuote(
  { source, report }: Site,
  choice: Choice | null,
): Promise<FirstQuote | null> {
  if (!choice) return null
  try {
    const { quote } = (await source.query(OrderQuoteDocument, { input: choice })).data
    return quote.__typename === 'QuoteSuccess' ? { choice, quote: quote.quote } : null
  } catch (error) {
    report(error)
    return null
  }
}

/**
 * Makes the request and redirects to its page (303). A refusal answers 422, or the status of an API
 * failure, with everything that was typed.
 */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const id = readId(params.id)
  if (id === null) throw pageFailure('NOT_FOUND')
  const form = readForm(await request.formData())
  const values: OrderValues = {
    ...form.values(fieldNames),
    childAges: form.texts('childAges'),
  }
  const idempotencyKey = form.text('idempotencyKey') || crypto.randomUUID()
  const refuse = (refusal: Refusal | null, { status = 422, key = idempotencyKey } = {}) =>
    withStatus<OrderFormState>({ refusal, values, idempotencyKey: key }, { status })

  const otherDate = form.text('otherDate')
  if (otherDate || form.text('intent') === 'look') {
    values.tourDateId = otherDate || values.tourDateId
    return refuse(null, { status: 200 })
  }
  const fields = checkRequestFields(values)
  const hasChildren = !fields.children && Number(values.children) > 0
  if (hasChildren && completeChildAges(values.childAges, Number(values.children)) === null)
    fields.childAges = { rule: 'required', parameters: {} }
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields })
  if (values.optionId && form.text('optionsOf') !== values.tourDateId)
    return refuse({ kind: 'look' })

  const result = await send(site, values, {
    idempotencyKey,
    quotedTotalMinor: form.id('quotedTotalMinor'),
    quote: form.text('quote') || null,
    individualTour: offerIn(new URL(request.url).searchParams),
  })
  if ('uuid' in result)
    return redirect(pagePath('request', site.locale, { uuid: result.uuid }), 303)
  const { refusal, status } = result
  if (refusal.kind !== 'away' && refusal.kind !== 'invalid') await refresh(site, id)
  // replace a key that belongs to another request, or that the API can't read
  return refuse(refusal, {
    status,
    key: refusal.kind === 'mismatch' ? crypto.randomUUID() : idempotencyKey,
  })
}

interface Terms {
  idempotencyKey: string
  quotedTotalMinor: number | null
  quote: string | null
  /** UUID of the offer to this customer; null for none. */
  individualTour: string | null
}

async function send(
  { source }: Site,
  values: OrderValues,
  terms: Terms,
): Promise<{ uuid: string } | { refusal: Refusal; status?: number }> {
  const input = {
    tourDateId: Number(values.tourDateId),
    optionId: readId(values.optionId),
    adults: Number(values.adults),
    children: Number(values.children),
    childAges: completeChildAges(values.childAges, Number(values.children)),
    name: values.name,
    email: values.email,
    phone: values.phone,
    comment: values.comment,
    ...terms,
  }
  let answer: CreateRequestMutation['createRequest']
  try {
    answer = (await source.mutate(CreateRequestDocument, { input })).createRequest
  } catch (error) {
    // keep the input during an outage
    if (error instanceof NetworkFailure) return { refusal: { kind: 'away' }, status: 503 }
    if (error instanceof GraphQLFailure && error.code !== 'NOT_FOUND') {
      const refusal: Refusal =
        error.code === 'RATE_LIMITED'
          ? { kind: 'wait', seconds: secondsToWait(error) }
          : { kind: 'away' }
      return { refusal, status: httpStatusOf[error.code] }
    }
    throw error
  }
  switch (answer.__typename) {
    case 'CreateRequestSuccess':
      return { uuid: answer.request.uuid }
    case 'InvalidInputError':
      return refusalOf(answer.fields)
    case 'SoldOutError':
      return { refusal: { kind: 'soldOut', freeSeats: answer.freeSeats } }
    case 'PriceChangedError':
      return { refusal: { kind: 'priceChanged', total: answer.total } }
    case 'QuoteExpiredError': {
      const [quote] = opened<OrderQuoteFragment>([answer.quote])
      return {
        refusal: {
          kind: 'quoteEnded',
          quote: answer.quote,
          isSamePrice: quote?.total.amountMinor === terms.quotedTotalMinor,
        },
      }
    }
    case 'IdempotencyMismatchError':
      return { refusal: { kind: 'mismatch' } }
    case 'DepartureUnavailableError':
      return { refusal: { kind: 'departureGone' } }
    case 'IndividualTourClosedError':
      return { refusal: { kind: 'offerClosed', state: answer.state } }
  }
}

/**
 * Returns the API's broken rules by field. Without a known field the idempotency key is wrong: it
 * is replaced, not shown.
 */
function refusalOf(invalid: readonly { field: string; rule: string }[]): { refusal: Refusal } {
  const fields: RequestFailures = {}
  for (const { field, rule } of invalid) {
    const name = fieldNames.find((known) => known === field)
    if (field === 'childAges') fields.childAges = { rule: ruleOnWire(rule), parameters: {} }
    else if (name) fields[name] = failureOf(ruleOnWire(rule), requestFields[name])
  }
  return {
    refusal: Object.keys(fields).length > 0 ? { kind: 'invalid', fields } : { kind: 'mismatch' },
  }
}

/** Reloads seats and prices beside the refusal, which is shown even if this fails. */
const refresh = async ({ source, report }: Site, id: number): Promise<void> => {
  try {
    await source.query(OrderPageDocument, { id })
  } catch (error) {
    report(error)
  }
}
