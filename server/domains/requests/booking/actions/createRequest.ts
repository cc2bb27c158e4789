import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { holdEnd } from '#schema/rules/booking/holdExtension.ts'
import { rateLimited } from '../../../../adapters/limits/expectWithin.ts'
import type { Clock } from '../../../../core/clock.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import { userIdOf, type Viewer } from '../../../../core/viewer.ts'
import { bookIndividualTour } from '../../offers/actions/bookIndividualTour.ts'
import { expectFree, individualOffer, readIndividualTour } from '../../offers/reads/readIndividualTour.ts'
import type { BookingNotices } from '../bookingNotices.ts'
import { holdsFor, lockPrice, openQuote, type PriceLock, type Pricing, type Quote, quoteFor, QuoteEndedError } from '../quotes.ts'
import type { BookableOption } from '../../bookable.ts'
import { type KnownRequest, readOffer } from '../reads/readOffer.ts'
import { expectRoom, priceWithin, startsAt } from '../reads/readQuote.ts'
import { parseRequestInput, type RequestInput } from '../requestInput.ts'
import { IdempotencyMismatchError, PriceChangedError, SoldOutError } from '../../requests.errors.ts'
import { holdSeats, type NewRequest } from './holdSeats.ts'

interface Deps extends Pricing {
  pool: Pool
  /** Is notified of each committed booking. */
  bookingNotices: BookingNotices
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

/**
 * Requests seats on a departure: the seats are held for as long as the organizer's holdMinutes say, never into the trip, and the
 * price and the exchange rate are frozen: those of the quote where one is shown that still holds, else those of the moment. The
 * same idempotency key gives the same request, however often and however parallel.
 * Two statements by hand, one that reads and one that writes: the sale of a season's first day goes through here.
 * @returns how the request is called
 * @throws InvalidInputError, SoldOutError, DepartureGoneError, IdempotencyMismatchError, PriceChangedError, QuoteEndedError,
 *   IndividualTourClosedError, DomainError NOT_FOUND for an individual tour that does not exist, RATE_LIMITED where too many
 *   requests of this contact wait for an answer
 */
export const createRequest = async (
  { pool, bookingNotices, clock, keys, openRequestsPerEmail = 0, ...pricing }: Deps,
  caller: Caller,
  rawInput: unknown,
): Promise<RequestName> => {
  const input = parseRequestInput(rawInput)
  const quote = input.quote === null ? null : openQuote(keys, input.quote)
  const idempotencyHash = hashOf(input, quote?.lock.currency ?? caller.currency)
  const now = clock.now()
  const { individualTour } = input
  const individual = individualTour === undefined ? null : await readIndividualTour(pool, individualTour)
  const {
    known,
    offer: found,
    crowdedUntil,
  } = await readOffer(pool, input, {
    email: input.email,
    // an individual tour is offered to one customer only, so it can't hold seats twice
    most: individual ? 0 : openRequestsPerEmail,
  })
  if (known) return sameRequest(known, idempotencyHash)
  if (crowdedUntil) throw rateLimited(Math.max(1, Math.ceil((crowdedUntil.getTime() - now.getTime()) / 1000)))
  const room = () => expectRoom(found, input, now)
  const offer = individual ? individualOffer(individual, room, { people: input, rates: pricing.rates, now }) : room()
  const lockNow = () => lockPrice(offer, caller.currency, pricing)
  const lock = input.quote === null ? lockNow() : lockOf(quote, input, offer, lockNow, now)
  const price = priceWithin(input, lock)
  if (input.quotedTotalMinor !== null && input.quotedTotalMinor !== price.totalMinor)
    throw new PriceChangedError(price.totalMinor, lock.currency)

  const uuid = randomUUID()
  const hold = (request: NewRequest) =>
    individual ? bookIndividualTour(pool, { id: individual.id, now }, (client) => holdSeats(client, request)) : holdSeats(pool, request)
  const { requestId, freeSeats } = await hold({
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
      idempotency_hash: idempotencyHash,
      utm: caller.utm ? JSON.stringify(caller.utm) : null,
    },
  })
  if (requestId !== null) {
    bookingNotices.tell(offer.tourId)
    return { id: requestId, uuid }
  }
  // the same press twice: the other one was faster and may have taken the last seats for this very
  // buyer
  const { known: twin } = await readOffer(pool, input)
  if (twin) return sameRequest(twin, idempotencyHash)
  if (individualTour !== undefined) expectFree(await readIndividualTour(pool, individualTour), now)
  throw new SoldOutError(freeSeats)
}

/**
 * Returns the terms that a quote has frozen. @throws QuoteEndedError, with a new quote, where it
 * has expired or is invalid
 */
const lockOf = (quote: Quote | null, input: RequestInput, offer: BookableOption, lockNow: () => PriceLock, now: Date): PriceLock => {
  const { tourDateId, adults, children, childAges, individualTour } = input
  const choice = { tourDateId, optionId: offer.optionId, adults, children, childAges, individualTour }
  if (quote && holdsFor(quote, choice, now)) return quote.lock
  throw new QuoteEndedError(quoteFor(choice, lockNow(), now))
}

/** Excludes what was only shown: a form that is sent again may carry a newer quote. */
const hashOf = ({ quotedTotalMinor: _total, quote: _quote, ...asked }: RequestInput, currency: Currency): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([asked, currency]))
    .digest()

const sameRequest = ({ knownId, knownUuid, knownHash }: KnownRequest, hash: Buffer): RequestName => {
  if (!knownHash.equals(hash)) throw new IdempotencyMismatchError()
  return { id: knownId, uuid: knownUuid }
}
