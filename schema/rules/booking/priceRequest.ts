import type { PrepaymentType } from '#schema/codes/bookings.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import { ceilToUnit } from '../money/convertPrice.ts'

/** Price of a child in an age band. */
export interface ChildUnit {
  ageFrom: number
  /** Inclusive; null for no upper limit. */
  ageTo: number | null
  priceMinor: number
}

export interface RequestPriceInput {
  adults: number
  children: number
  /**
   * Age of each child on the first day of the trip; null if unknown: each pays the price of the
   * first band.
   */
  childAges?: readonly number[] | null
  /** Currency of all amounts. */
  currency: Currency
  /** All amounts are in minor units. */
  adultMinor: number
  /** Price of an adult before discount; null without discount. */
  adultWithoutDiscountMinor: number | null
  /** Age bands, youngest first; a child in none of them pays the adult price. */
  childUnits: readonly ChildUnit[]
  prepayment: {
    type: PrepaymentType /** Basis points for percent, minor units for fixed. */
    size: number
  }
}

export interface PriceLine {
  kind: 'base' | 'discount'
  label: 'adult' | 'child' | 'discount'
  quantity: number
  unitMinor: number
  amountMinor: number
}

export interface RequestPrice {
  lines: PriceLine[]
  totalMinor: number
  prepaymentMinor: number
}

/**
 * Returns the price lines of a request. They sum to the total; the prepayment is between zero and
 * the total.
 */
export const priceRequest = (input: RequestPriceInput): RequestPrice => {
  const lines: PriceLine[] = []
  const add = (
    kind: PriceLine['kind'],
    label: PriceLine['label'],
    quantity: number,
    unitMinor: number,
  ) => {
    if (quantity > 0)
      lines.push({ kind, label, quantity, unitMinor, amountMinor: quantity * unitMinor })
  }
  const full = input.adultWithoutDiscountMinor ?? input.adultMinor
  const children = childrenByPrice(input)
  const atAdultPrice = input.adults + (children.get(null) ?? 0)
  add('base', 'adult', atAdultPrice, full)
  for (const [unitMinor, quantity] of children)
    if (unitMinor !== null) add('base', 'child', quantity, unitMinor)
  if (full !== input.adultMinor) add('discount', 'discount', atAdultPrice, input.adultMinor - full)
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  return { lines, totalMinor, prepaymentMinor: prepaymentOf(totalMinor, input) }
}

/** Returns the number of children per price; the key null is the adult price. */
const childrenByPrice = ({
  children,
  childAges,
  childUnits,
}: RequestPriceInput): Map<number | null, number> => {
  const counts = new Map<number | null, number>()
  if (!childAges) return counts.set(childUnits[0]?.priceMinor ?? null, children)
  for (const age of childAges) {
    const price = childUnits.find((unit) => isWithin(unit, age))?.priceMinor ?? null
    counts.set(price, (counts.get(price) ?? 0) + 1)
  }
  return counts
}

const isWithin = ({ ageFrom, ageTo }: ChildUnit, age: number): boolean =>
  age >= ageFrom && (ageTo === null || age <= ageTo)

const prepaymentOf = (
  totalMinor: number,
  { currency, prepayment, adults, children }: RequestPriceInput,
): number => {
  switch (prepayment.type) {
    case 'none':
      return 0
    case 'full':
      return totalMinor
    case 'percent':
      // a percentage prepayment is rounded up to a whole amount, at most the total
      return Math.min(
        totalMinor,
        ceilToUnit(Math.ceil((totalMinor * prepayment.size) / 10_000), currency),
      )
    case 'fixed':
      return Math.min(totalMinor, prepayment.size * (adults + children))
  }
}
