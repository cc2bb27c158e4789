import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPriceMessages = defineMessages({
  caption: { id: 'requestPrice.caption', defaultMessage: 'Price' },
  adult: {
    id: 'requestPrice.adult',
    defaultMessage: '{quantity, plural, one {# adult} other {# adults}} × {unit}',
  },
  child: {
    id: 'requestPrice.child',
    defaultMessage: '{quantity, plural, one {# child} other {# children}} × {unit}',
  },
  traveler: {
    id: 'requestPrice.traveler',
    defaultMessage: '{quantity, plural, one {# traveler} other {# travelers}} × {unit}',
  },
  discount: { id: 'requestPrice.discount', defaultMessage: 'Discount' },
  flights: { id: 'requestPrice.flights', defaultMessage: 'Flights' },
  included: { id: 'requestPrice.included', defaultMessage: 'included' },
  cashback: {
    id: 'requestPrice.cashback',
    defaultMessage: 'With cashback: {amount} come back to you after the trip.',
  },
  cashbackPart: {
    id: 'requestPrice.cashbackPart',
    defaultMessage: 'With cashback: part of the price comes back to you after the trip.',
  },
  total: { id: 'requestPrice.total', defaultMessage: 'Total' },
  prepayment: { id: 'requestPrice.prepayment', defaultMessage: 'Of this in advance' },
})
