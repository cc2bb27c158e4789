import { defineMessages } from '../../../i18n/defineMessages.ts'

export const tourCardMessages = defineMessages({
  cruise: { id: 'tourCard.cruise', defaultMessage: 'Cruise' },
  cashback: { id: 'tourCard.cashback', defaultMessage: 'Cashback' },
  group: { id: 'tourCard.group', defaultMessage: '{min, number}–{max, number} people' },
  groupUpTo: {
    id: 'tourCard.groupUpTo',
    defaultMessage: '{max, plural, one {just you} other {up to # people}}',
  },
  rating: {
    id: 'tourCard.rating',
    defaultMessage: '{rating, number} out of 5, {count, plural, one {# review} other {# reviews}}',
  },
  reviews: { id: 'tourCard.reviews', defaultMessage: '({count, number})' },
  dates: { id: 'tourCard.dates', defaultMessage: 'Next departures:' },
  moreDates: { id: 'tourCard.moreDates', defaultMessage: '+{count, number}' },
  seats: {
    id: 'tourCard.seats',
    defaultMessage: '{seats, plural, one {Last seat} other {# seats left}} on {date}',
  },
  from: { id: 'tourCard.from', defaultMessage: 'from' },
  perPerson: { id: 'tourCard.perPerson', defaultMessage: 'per person' },
  oldPrice: { id: 'tourCard.oldPrice', defaultMessage: 'instead of' },
  soldOut: { id: 'tourCard.soldOut', defaultMessage: 'No open dates' },
  organizer: { id: 'tourCard.organizer', defaultMessage: 'by {name}' },
})
