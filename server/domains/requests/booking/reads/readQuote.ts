import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import { checkChildAges } from '#schema/rules/booking/childAges.ts'
import type { Clock } from '../../../../core/clock.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { type Choice, type LockedPrice, lockPrice, priceOf, type PriceLock, type Pricing, type Quote, quoteFor } from '../quotes.ts'
import { parseChoice } from '../requestInput.ts'
import { individualOffer, readIndividualTour } from '../../offers/reads/readIndividualTour.ts'
import { tripStart } from '../../../departures/reads/tripTimes.ts'
import { DepartureGoneError, SoldOutError } from '../../requests.errors.ts'
import type { BookableOption } from '../../bookable.ts'
import { readOffer } from './readOffer.ts'

type People = Pick<Choice, 'adults' | 'children' | 'childAges'>

/** Largest amount that a column and the API hold. */
const maxAmountMinor = 2_147_483_647

/** Returns the start of an offered trip. */
export const startsAt = ({ startDate, startTime, timeZone }: BookableOption): Date => tripStart({ start: startDate, startTime, timeZone })

/** @throws DepartureGoneError, SoldOutError, InvalidInputError where people are too young for an offer or too many seats are asked for */
export const expectRoom = (offer: BookableOption | null, { adults, children, childAges }: People, now: Date): BookableOption => {
  if (!offer || startsAt(offer) <= now) throw new DepartureGoneError()
  const failure = childAges && checkChildAges(childAges, { children, minAge: offer.minAge })
  if (failure) throw new InvalidInputError([{ field: 'childAges', rule: failure.rule }])
  if (offer.freeSeats < adults + children) throw new SoldOutError(offer.freeSeats)
  return offer
}

/** @throws InvalidInputError for a sum that nobody could be asked for */
export const priceWithin = (people: People, lock: PriceLock): LockedPrice => {
  const price = priceOf(people, lock)
  if (price.totalMinor > maxAmountMinor) throw new InvalidInputError([{ field: 'adults', rule: 'maxValue' }])
  return price
}

/** What a choice costs now; the price, the rate and the terms hold for a while. @throws as expectRoom, priceWithin and individualOffer do */
export const readQuote = async (
  { pool, clock, ...pricing }: { pool: Pool; clock: Clock } & Pricing,
  currency: Currency,
  rawChoice: unknown,
): Promise<Quote> => {
  const choice = parseChoice(rawChoice)
  const now = clock.now()
  const { individualTour } = choice
  const individual = individualTour === undefined ? null : await readIndividualTour(pool, individualTour)
  const { offer: found } = await readOffer(pool, { ...choice, idempotencyKey: null })
  const room = () => expectRoom(found, choice, now)
  const offer = individual ? individualOffer(individual, room, { people: choice, rates: pricing.rates, now }) : room()
  const lock = lockPrice(offer, currency, pricing)
  priceWithin(choice, lock)
  return quoteFor({ ...choice, optionId: offer.optionId }, lock, now)
}
