import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { priceRequest, type RequestPrice } from '#schema/rules/booking/priceRequest.ts'
import { convertMinor, exchangeRate, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { type Clock, localDateIn } from '../../../core/clock.ts'
import type { Viewer } from '../../../core/viewer.ts'
import { termsOf } from '../cancellationTerms.ts'
import { type KnownRequest, type Offer, readOffer } from '../reads/readOffer.ts'
import { parseRequestInput, type RequestInput } from '../requestInput.ts'
import { DepartureGoneError, IdempotencyMismatchError, PriceChangedError, SoldOutError } from '../requests.errors.ts'
import { holdSeats } from './holdSeats.ts'

interface Deps {
  pool: Pool
  clock: Clock
  rates: ExchangeRates
}
interface Caller {
  viewer: Viewer
  locale: Locale
  currency: Currency
  /** Campaign marks that led the visitor here. */
  utm?: Readonly<Record<string, string>> | null
}

/**
 * Requests seats on a departure: the seats are held for as long as the organizer's holdMinutes say, the price and the
 * exchange rate are frozen. The same idempotency key gives the same request, however often and however parallel.
 * Two statements by hand, one that reads and one that writes: the sale of a season's first day goes through here.
 * @returns id of the request
 * @throws InvalidInputError, SoldOutError, DepartureGoneError, IdempotencyMismatchError, PriceChangedError
 */
export const createRequest = async ({ pool, clock, rates }: Deps, caller: Caller, rawInput: unknown): Promise<number> => {
  const input = parseRequestInput(rawInput)
  const idempotencyHash = hashOf(input, caller.currency)
  const now = clock.now()
  const { known, offer } = await readOffer(pool, input)
  if (known) return sameRequest(known, idempotencyHash)
  if (!offer || offer.startDate < localDateIn(now, offer.timeZone)) throw new DepartureGoneError()
  const people = input.adults + input.children
  if (offer.freeSeats < people) throw new SoldOutError(offer.freeSeats)

  const price = priceOf(offer, input, caller.currency, rates)
  if (input.quotedTotalMinor !== null && input.quotedTotalMinor !== price.totalMinor)
    throw new PriceChangedError(price.totalMinor, caller.currency)

  const { requestId, freeSeats } = await holdSeats(pool, {
    optionId: offer.optionId,
    adults: input.adults,
    children: input.children,
    price,
    holdExpiresAt: new Date(now.getTime() + offer.holdMinutes * 60_000),
    now,
    userId: caller.viewer.kind === 'user' ? caller.viewer.userId : null,
    columns: {
      uuid: randomUUID(),
      tour_id: offer.tourId,
      tour_date_id: offer.tourDateId,
      organizer_id: offer.organizerId,
      contact_name: input.name,
      contact_email: input.email,
      contact_phone: input.phone,
      comment: input.comment,
      locale: caller.locale,
      currency: caller.currency,
      exchange_rate: exchangeRate(offer.currency, caller.currency, rates),
      cancellation_terms: JSON.stringify(termsOf(offer).map(({ daysBefore, keptBp }) => ({ daysBefore, keptBp }))),
      idempotency_key: input.idempotencyKey,
      idempotency_hash: idempotencyHash,
      utm: caller.utm ? JSON.stringify(caller.utm) : null,
    },
  })
  if (requestId !== null) return requestId
  // the same press of the button twice: the other one was faster, and may have taken the last seats for this very buyer
  const { known: twin } = await readOffer(pool, input)
  if (twin) return sameRequest(twin, idempotencyHash)
  throw new SoldOutError(freeSeats)
}

const hashOf = ({ quotedTotalMinor: _shown, ...asked }: RequestInput, currency: Currency): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([asked, currency]))
    .digest()

const sameRequest = ({ knownId, knownHash }: KnownRequest, hash: Buffer): number => {
  if (!knownHash.equals(hash)) throw new IdempotencyMismatchError()
  return knownId
}

const priceOf = (offer: Offer, { adults, children }: RequestInput, currency: Currency, rates: ExchangeRates): RequestPrice => {
  const convert = (amountMinor: number) => convertMinor(amountMinor, offer.currency, currency, rates)
  const { prepaymentType: type, prepaymentSize: size, priceWithoutDiscountMinor, childMinor } = offer
  return priceRequest({
    adults,
    children,
    adultMinor: convert(offer.priceMinor),
    adultWithoutDiscountMinor: priceWithoutDiscountMinor === null ? null : convert(priceWithoutDiscountMinor),
    childMinor: childMinor === null ? null : convert(childMinor),
    prepayment: { type, size: type === 'fixed' ? convert(size) : size },
  })
}
