import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import { convertMinor, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import type { BookableOption } from '../../bookable.ts'
import { IndividualTourClosedError } from '../individualTours.errors.ts'

/** An offer as booking reads it. Amounts in minor units of its currency. */
export interface IndividualTerms {
  id: number
  optionId: number
  adults: number
  children: number
  currency: Currency
  adultMinor: number
  /** Null: same price as for adults. */
  childMinor: number | null
  validUntil: Date
  withdrawnAt: Date | null
  requestId: number | null
}

const statement = {
  name: 'individualTours.read',
  text: `
    SELECT id, tour_date_option_id AS "optionId", adults, children, currency, adult_minor AS "adultMinor", child_minor AS "childMinor",
      valid_until AS "validUntil", withdrawn_at AS "withdrawnAt", request_id AS "requestId"
    FROM individual_tour WHERE uuid = $1`,
}

/** Reads an offer by its uuid. @throws DomainError NOT_FOUND */
export const readIndividualTour = async (pool: Pool, uuid: string): Promise<IndividualTerms> => {
  const { rows } = await pool.query<IndividualTerms>({ ...statement, values: [uuid] })
  if (!rows[0]) throw new DomainError('NOT_FOUND', 'No such individual tour')
  return rows[0]
}

/** Requires an offer that nobody has booked. @throws IndividualTourClosedError when it was booked or withdrawn, or has expired */
export const requireOpenIndividualTour = (
  { requestId, withdrawnAt, validUntil }: IndividualTerms,
  now: Date,
): void => {
  if (requestId !== null) throw new IndividualTourClosedError('booked')
  if (withdrawnAt !== null) throw new IndividualTourClosedError('withdrawn')
  if (validUntil <= now) throw new IndividualTourClosedError('expired')
}

/**
 * Returns a departure's option at the price for this customer; prepayment and terms stay those of the departure.
 * @throws InvalidInputError for another option or party than the offer was made for, RangeError without a rate
 */
export const withOwnPrice = (
  terms: IndividualTerms,
  option: BookableOption,
  { people, rates }: { people: { adults: number; children: number }; rates: ExchangeRates },
): BookableOption => {
  if (
    terms.optionId !== option.optionId ||
    terms.adults !== people.adults ||
    terms.children !== people.children
  )
    throw new InvalidInputError([{ field: 'individualTour', rule: 'incorrect' }])
  const own = (amountMinor: number) =>
    convertMinor(amountMinor, terms.currency, option.currency, rates)
  return {
    ...option,
    priceMinor: own(terms.adultMinor),
    priceWithoutDiscountMinor: null,
    childUnits:
      terms.childMinor === null
        ? []
        : [{ ageFrom: 0, ageTo: null, priceMinor: own(terms.childMinor) }],
  }
}
