import { type RequestPrice, priceRequest } from '#schema/rules/booking/priceRequest.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'

type Departure = OrderForm_DateFragment
export type Option = Departure['options'][number]

const prepaymentTypes = { FIXED: 'fixed', FULL: 'full', NONE: 'none', PERCENT: 'percent' } as const

/** The option that is meant on a departure: the one chosen, else its usual one, else any that has room. */
export function optionOf({ options }: Departure, optionId: number | null): Option | undefined {
  const usual = options.find(({ isDefault, freeSeats }) => isDefault && freeSeats > 0)
  return options.find(({ id }) => id === optionId) ?? usual ?? options.find(({ freeSeats }) => freeSeats > 0) ?? options[0]
}

/** What people pay on a departure, in the page's currency: the same sum that the server will make. */
export function quote(date: Departure, option: Option, people: { adults: number; children: number }): RequestPrice {
  const type = prepaymentTypes[date.prepaymentType]
  const basisPoints = Math.round((date.prepaymentPercent ?? 0) * 100)
  return priceRequest({
    ...people,
    adultMinor: option.price.amountMinor,
    adultWithoutDiscountMinor: option.priceWithoutDiscount?.amountMinor ?? null,
    childMinor: option.childPrice?.price.amountMinor ?? null,
    prepayment: { type, size: type === 'fixed' ? (date.prepaymentAmount?.amountMinor ?? 0) : basisPoints },
  })
}
