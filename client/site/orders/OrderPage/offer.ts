import { maxChildAge } from '#schema/codes/bookings.ts'
import type { OrderOfferQuery } from './OrderOffer.generated.ts'
import type { OrderForm_DateFragment } from './sections/OrderForm.generated.ts'
import type { Choice } from './sections/estimatePrice.ts'

export type OrderOffer = NonNullable<OrderOfferQuery['individualTour']>

/** Returns the choice of an unchanged form for an offer. */
export const offeredChoice = ({ uuid, option, date, adults, children }: OrderOffer): Choice => ({
  tourDateId: date.id,
  optionId: option.id,
  adults,
  children,
  childAges: null,
  individualTour: uuid,
})

/** Returns only the offer's date, with only its place and at its price. */
export const offeredDates = (
  dates: readonly OrderForm_DateFragment[],
  offer: OrderOffer,
  /** Minimum age in years. */
  minAge: number,
): OrderForm_DateFragment[] =>
  dates
    .filter(({ id }) => id === offer.date.id)
    .map((date) => ({
      ...date,
      price: offer.adultPrice,
      options: date.options
        .filter(({ id }) => id === offer.option.id)
        .map((option) => ({
          ...option,
          price: offer.adultPrice,
          priceWithoutDiscount: null,
          childPrices: offer.childPrice
            ? [
                {
                  __typename: 'ChildPrice' as const,
                  ageFrom: minAge,
                  ageTo: maxChildAge,
                  price: offer.childPrice,
                },
              ]
            : [],
        })),
    }))
