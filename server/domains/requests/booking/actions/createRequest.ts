import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { holdEnd } from '#schema/rules/booking/holdExtension.ts'
import { rateLimitedError } from '../../../../adapters/limits/enforceLimit.ts'
import type { Clock } from '../../../../core/clock.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import { userIdOf, type Viewer } from '../../../../core/viewer.ts'
import { bookIndividualTour } from '../../offers/actions/bookIndividualTour.ts'
import {
  requireOpenIndividualTour,
  type IndividualTerms,
  readIndividualTour,
  withOwnPrice,
} from '../../offers/reads/readIndividualTour.ts'
import type { BookingNotifier } from '../bookingNotices.ts'
import {
  isQuoteValidFor,
  type LockedPrice,
  lockPrice,
  verifyQuote,
  type PriceLock,
  type Pricing,
  type Quote,
  quoteFor,
  QuoteExpiredError,
} from '../quotes.ts'
import type { BookableOption, HoldResult } from '../../bookable.ts'
import { type ExistingRequest, readBookableOption } from '../reads/readBookableOption.ts'
import { priceWithin, requireBookableOption, startsAt } from '../reads/readQuote.ts'
import { parseRequestInput, type RequestInput } from '../requestInput.ts'
import { IdempotencyMismatchError, PriceChangedError, SoldOutError } from '../../requests.errors.ts'
import { holdSeats, type NewRequest } from './holdSeats.ts'

interface Deps extends Pricing {
  pool: Pool
  /** Notified of each committed booking. */
  bookingNotices: BookingNotifier
  clock: Clock
  keys: KeyRing
  /** Limit of unanswered requests per contact; 0 or absent: no limit. */
  openRequestsPerEmail?: number
}
interface RequestName {
  id: number
  uuid: string
}
interface Caller {
  viewer: Viewer
  locale: Locale
  currency: Currency
  /** Campaign parameters of the visit. */
  utm?: Readonly<Record<string, string>> | null
}

/** A caller's order, with its quote and the hash that identifies it. */
interface Order {
  caller: Caller
  input: RequestInput
  /** Null where no quote was shown, or not one of ours. */
  quote: Quote | null
  /** Distinguishes a repeat of this order from another order under the same key. */
  hash: Buffer
  now: Date
}

/** Stored data for an order. */
interface Found {
  /** Null where no individual tour is booked. */
  individual: IndividualTerms | null
  known: ExistingRequest | null
  option: BookableOption | null
}

/** The option, terms and price that both sides agree on. */
interface Agreement {
  offer: BookableOption
  lock: PriceLock
  price: LockedPrice
}

/**
 * Requests seats on a departure. Holds them for the organizer's holdMinutes, never into the trip.
 * Freezes the price and the exchange rate: those of a valid quote, else the current ones. The same
 * idempotency key returns the same request, also for parallel calls. Uses two handwritten
 * statements, one read and one write, because the first day of a season's sale goes through here.
 * @returns id and uuid of the request
 * @throws InvalidInputError, SoldOutError, DepartureUnavailableError, IdempotencyMismatchError,
 * PriceChangedError, QuoteExpiredError,
 *   IndividualTourClosedError, DomainError NOT_FOUND for an unknown individual tour, RATE_LIMITED while too many requests of this
 *   contact are unanswered
 */
export const createRequest = async (
  deps: Deps,
  caller: Caller,
  rawInput: unknown,
): Promise<RequestName> => {
  const order = identify(deps, caller, rawInput)
  const found = await read(deps, order)
  if (found.known) return sameRequest(found.known, order.hash)
  const agreement = agree(deps, order, found)
  const uuid = randomUUID()
  const { requestId, freeSeats } = await hold(
    deps,
    found.individual,
    newRequest(order, agreement, uuid),
  )
  if (requestId === null) return explain(deps, order, freeSeats)
  deps.bookingNotices.tell(agreement.offer.tourId)
  return { id: requestId, uuid }
}

const identify = ({ keys, clock }: Deps, caller: Caller, rawInput: unknown): Order => {
  const input = parseRequestInput(rawInput)
  const quote = input.quote === null ? null : verifyQuote(keys, input.quote)
  return {
    caller,
    input,
    quote,
    hash: hashOf(input, quote?.lock.currency ?? caller.currency),
    now: clock.now(),
  }
}

/**
 * Reads the stored data for an order.
 * @throws DomainError RATE_LIMITED while too many requests of this contact are unanswered, unless
 * the key has a request already
 */
const read = async (
  { pool, openRequestsPerEmail = 0 }: Deps,
  { input, now }: Order,
): Promise<Found> => {
  const individual =
    input.individualTour === undefined ? null : await readIndividualTour(pool, input.individualTour)
  // an individual tour is offered to one customer only, so it can't hold seats twice
  const contact = { email: input.email, most: individual ? 0 : openRequestsPerEmail }
  const { known, offer: option, crowdedUntil } = await readBookableOption(pool, input, contact)
  if (!known && crowdedUntil)
    throw rateLimitedError(Math.max(1, Math.ceil((crowdedUntil.getTime() - now.getTime()) / 1000)))
  return { individual, known, option }
}

/**
 * Returns the agreed option, terms and price.
 * @throws PriceChangedError when another total was shown, and as its parts do
 */
const agree = (deps: Deps, order: Order, { individual, option }: Found): Agreement => {
  const { input, now } = order
  if (individual) requireOpenIndividualTour(individual, now)
  const bookable = requireBookableOption(option, input, now)
  const offer = individual
    ? withOwnPrice(individual, bookable, { people: input, rates: deps.rates })
    : bookable
  const lock = agreePrice(deps, order, offer)
  const price = priceWithin(input, lock)
  if (input.quotedTotalMinor !== null && input.quotedTotalMinor !== price.totalMinor)
    throw new PriceChangedError(price.totalMinor, lock.currency)
  return { offer, lock, price }
}

/**
 * Returns the price of the quote that was shown, else the current one.
 * @throws QuoteExpiredError, with a new quote, when it can't be used
 */
const agreePrice = (
  pricing: Pricing,
  { caller, input, quote, now }: Order,
  offer: BookableOption,
): PriceLock => {
  if (input.quote === null) return lockPrice(offer, caller.currency, pricing)
  const { tourDateId, adults, children, childAges, individualTour } = input
  const choice = {
    tourDateId,
    optionId: offer.optionId,
    adults,
    children,
    childAges,
    individualTour,
  }
  if (quote && isQuoteValidFor(quote, choice, now)) return quote.lock
  throw new QuoteExpiredError(quoteFor(choice, lockPrice(offer, caller.currency, pricing), now))
}

const newRequest = (
  { caller, input, hash, now }: Order,
  { offer, lock, price }: Agreement,
  uuid: string,
): NewRequest => ({
  optionId: offer.optionId,
  adults: input.adults,
  children: input.children,
  childAges: input.childAges ?? [],
  price,
  holdExpiresAt: holdEnd({ now, holdMinutes: offer.holdMinutes, startsAt: startsAt(offer) }),
  now,
  userId: userIdOf(caller.viewer),
  columns: {
    uuid,
    tour_id: offer.tourId,
    tour_date_id: offer.tourDateId,
    organizer_id: offer.organizerId,
    contact_name: input.name,
    contact_email: input.email,
    contact_phone: input.phone,
    comment: input.comment,
    locale: caller.locale,
    currency: lock.currency,
    exchange_rate: lock.rate,
    cancellation_terms: JSON.stringify(lock.terms),
    flight_included: lock.flightIncluded,
    cashback_minor: price.cashbackMinor,
    cashback_performer: lock.cashback?.performer ?? 'platform',
    idempotency_key: input.idempotencyKey,
    idempotency_hash: hash,
    utm: caller.utm ? JSON.stringify(caller.utm) : null,
  },
})

const hold = (
  { pool }: Deps,
  individual: IndividualTerms | null,
  request: NewRequest,
): Promise<HoldResult> =>
  individual
    ? bookIndividualTour(pool, { id: individual.id, now: request.now }, (client) =>
        holdSeats(client, request),
      )
    : holdSeats(pool, request)

/**
 * Returns the request that a parallel call with the same order has made: it may have taken the last
 * seats for this very buyer.
 * @throws IndividualTourClosedError, SoldOutError where there is none
 */
const explain = async (
  { pool }: Deps,
  { input, hash, now }: Order,
  freeSeats: number,
): Promise<RequestName> => {
  const { known: twin } = await readBookableOption(pool, input)
  if (twin) return sameRequest(twin, hash)
  if (input.individualTour !== undefined)
    requireOpenIndividualTour(await readIndividualTour(pool, input.individualTour), now)
  throw new SoldOutError(freeSeats)
}

/**
 * Hashes an order without the quote and total that were shown: a form that is sent again may carry
 * a newer quote.
 */
const hashOf = (
  { quotedTotalMinor: _total, quote: _quote, ...asked }: RequestInput,
  currency: Currency,
): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([asked, currency]))
    .digest()

const sameRequest = (
  { knownId, knownUuid, knownHash }: ExistingRequest,
  hash: Buffer,
): RequestName => {
  if (!knownHash.equals(hash)) throw new IdempotencyMismatchError()
  return { id: knownId, uuid: knownUuid }
}
