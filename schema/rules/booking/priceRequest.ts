import type { PrepaymentType } from '#schema/codes/bookings.ts'

export interface RequestPriceInput {
  adults: number
  children: number
  /** Minor units of one currency throughout. */
  adultMinor: number
  /** Price of an adult before discount; null without discount. */
  adultWithoutDiscountMinor: number | null
  /** Price of a child; null where children pay as adults do. */
  childMinor: number | null
  prepayment: { type: PrepaymentType /** Basis points for percent, minor units for fixed. */; size: number }
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

/** Price lines of a request. Their amounts sum to the total; the prepayment lies between zero and the total. */
export const priceRequest = (input: RequestPriceInput): RequestPrice => {
  const lines: PriceLine[] = []
  const add = (kind: PriceLine['kind'], label: PriceLine['label'], quantity: number, unitMinor: number) => {
    if (quantity > 0 && unitMinor !== 0) lines.push({ kind, label, quantity, unitMinor, amountMinor: quantity * unitMinor })
  }
  const full = input.adultWithoutDiscountMinor ?? input.adultMinor
  const payAsAdults = input.childMinor === null ? input.children : 0
  add('base', 'adult', input.adults + payAsAdults, full)
  add('base', 'child', input.children - payAsAdults, input.childMinor ?? 0)
  add('discount', 'discount', input.adults + payAsAdults, input.adultMinor - full)
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  return { lines, totalMinor, prepaymentMinor: prepaymentOf(totalMinor, input) }
}

const prepaymentOf = (totalMinor: number, { prepayment, adults, children }: RequestPriceInput): number => {
  switch (prepayment.type) {
    case 'none':
      return 0
    case 'full':
      return totalMinor
    case 'percent':
      return Math.min(totalMinor, Math.floor((totalMinor * prepayment.size + 5_000) / 10_000))
    case 'fixed':
      return Math.min(totalMinor, prepayment.size * (adults + children))
  }
}
