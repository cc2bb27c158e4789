import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import { checkChildAges } from '#schema/rules/booking/childAges.ts'
import type { Clock } from '../../../../core/clock.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import {
  type Choice,
  type LockedPrice,
  lockPrice,
  priceOf,
  type PriceLock,
  type Pricing,
  type Quote,
  quoteFor,
} from '../quotes.ts'
import { parseChoice } from '../requestInput.ts'
import {
  requireOpenIndividualTour,
  readIndividualTour,
  withOwnPrice,
} from '../../offers/reads/readIndividualTour.ts'
import { tripStart } from '../../../departures/reads/tripTimes.ts'
import { DepartureUnavailableError, SoldOutError } from '../../requests.errors.ts'
import type { BookableOption } from '../../bookable.ts'
import { readBookableOption } from './readBookableOption.ts'

type People = Pick<Choice, 'adults' | 'children' | 'childAges'>

/** Largest amount that a column and the API hold. */
const maxAmountMinor = 2_147_483_647

/** Returns when the trip of an option begins. */
export const startsAt = ({ startDate, startTime, timeZone }: BookableOption): Date =>
  tripStart({ start: startDate, startTime, timeZone })

/**
 * Returns the option when the party can book it now.
 * @throws DepartureUnavailableError, SoldOutError, InvalidInputError when a child is too young for the tour
 */
export const requireBookableOption = (
  option: BookableOption | null,
  { adults, children, childAges }: People,
  now: Date,
): BookableOption => {
  if (!option || startsAt(option) <= now) throw new DepartureUnavailableError()
  const failure = childAges && checkChildAges(childAges, { children, minAge: option.minAge })
  if (failure) throw new InvalidInputError([{ field: 'childAges', rule: failure.rule }])
  if (option.freeSeats < adults + children) throw new SoldOutError(option.freeSeats)
  return option
}

/** Returns the price of a party under locked prices. @throws InvalidInputError when the total is more than a column can hold */
export const priceWithin = (people: People, lock: PriceLock): LockedPrice => {
  const price = priceOf(people, lock)
  if (price.totalMinor > maxAmountMinor)
    throw new InvalidInputError([{ field: 'adults', rule: 'maxValue' }])
  return price
}

/**
 * Returns what a choice costs now; the price, the rate and the terms hold for a while.
 * @throws as requireBookableOption, priceWithin, requireOpenIndividualTour and withOwnPrice do
 */
export const readQuote = async (
  { pool, clock, ...pricing }: { pool: Pool; clock: Clock } & Pricing,
  currency: Currency,
  rawChoice: unknown,
): Promise<Quote> => {
  const choice = parseChoice(rawChoice)
  const now = clock.now()
  const individual =
    choice.individualTour === undefined
      ? null
      : await readIndividualTour(pool, choice.individualTour)
  const { offer: found } = await readBookableOption(pool, { ...choice, idempotencyKey: null })
  if (individual) requireOpenIndividualTour(individual, now)
  const option = requireBookableOption(found, choice, now)
  const offer = individual
    ? withOwnPrice(individual, option, { people: choice, rates: pricing.rates })
    : option
  const lock = lockPrice(offer, currency, pricing)
  priceWithin(choice, lock)
  return quoteFor({ ...choice, optionId: offer.optionId }, lock, now)
}
