import { type RequestPrice, priceRequest } from '#schema/rules/booking/priceRequest.ts'
import type { OrderQuoteFragment } from '../OrderQuote.generated.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'

type Departure = OrderForm_DateFragment
export type Option = Departure['options'][number]

const prepaymentTypes = { FIXED: 'fixed', FULL: 'full', NONE: 'none', PERCENT: 'percent' } as const

/**
 * Returns a departure's chosen option, else its default one, else one with free seats, else the
 * first.
 */
export function optionOf({ options }: Departure, optionId: number | null): Option | undefined {
  const usual = options.find(({ isDefault, freeSeats }) => isDefault && freeSeats > 0)
  return (
    options.find(({ id }) => id === optionId) ??
    usual ??
    options.find(({ freeSeats }) => freeSeats > 0) ??
    options[0]
  )
}

/** Everything that determines a price, as the API's input. */
export interface Choice {
  tourDateId: number
  optionId: number
  adults: number
  children: number
  /** In years on the first day; null without children, and while an age is missing. */
  childAges: number[] | null
  /** UUID of the offer to one customer that sets the price. */
  individualTour?: string | undefined
}

/** Returns the children's ages in years; null while one is missing, and without children. */
export function completeChildAges(typed: readonly string[], children: number): number[] | null {
  const ages = typed
    .slice(0, children)
    .map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN))
  return children > 0 && ages.length === children && !ages.some(Number.isNaN) ? ages : null
}

/** Returns whether two choices have the same price. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.tourDateId === other.tourDateId &&
  one.optionId === other.optionId &&
  one.adults === other.adults &&
  one.children === other.children &&
  String(one.childAges) === String(other.childAges)

/**
 * Returns the departure shown first: the requested one if it has free seats, else the first that
 * has.
 */
export const firstDate = (
  dates: readonly Departure[],
  dateId: number | null,
): Departure | undefined =>
  dates.find(({ id, isBusy }) => id === dateId && !isBusy) ?? dates.find(({ isBusy }) => !isBusy)

/** Returns the choice of an unchanged form; null when every date is sold out. */
export function firstChoice(
  dates: readonly Departure[],
  asked: { date: number | null; option: number | null },
): Choice | null {
  const date = firstDate(dates, asked.date)
  const option = date && optionOf(date, asked.option)
  return date && option
    ? { tourDateId: date.id, optionId: option.id, adults: 1, children: 0, childAges: null }
    : null
}

/**
 * Calculates the price of a departure in the page's currency while there is no quote, by the same
 * rules as the server.
 */
export function estimatePrice(
  date: Departure,
  option: Option,
  people: Pick<Choice, 'adults' | 'children' | 'childAges'>,
): RequestPrice {
  const type = prepaymentTypes[date.prepaymentType]
  const basisPoints = Math.round((date.prepaymentPercent ?? 0) * 100)
  return priceRequest({
    ...people,
    currency: option.price.currency,
    adultMinor: option.price.amountMinor,
    adultWithoutDiscountMinor: option.priceWithoutDiscount?.amountMinor ?? null,
    childUnits: option.childPrices.map(({ ageFrom, ageTo, price }) => ({
      ageFrom,
      ageTo,
      priceMinor: price.amountMinor,
    })),
    prepayment: {
      type,
      size: type === 'fixed' ? (date.prepaymentAmount?.amountMinor ?? 0) : basisPoints,
    },
  })
}

const labels = { ADULT: 'adult', CHILD: 'child', DISCOUNT: 'discount' } as const

/** Converts a quote to the form of an estimated price. */
export const priceOfQuote = ({
  lines,
  total,
  prepayment,
}: OrderQuoteFragment): Pick<RequestPrice, 'totalMinor' | 'prepaymentMinor'> & {
  lines: Omit<RequestPrice['lines'][number], 'kind'>[]
} => ({
  lines: lines.map(({ label, quantity, unit, amount }) => ({
    label: labels[label],
    quantity,
    unitMinor: unit.amountMinor,
    amountMinor: amount.amountMinor,
  })),
  totalMinor: total.amountMinor,
  prepaymentMinor: prepayment.amountMinor,
})
