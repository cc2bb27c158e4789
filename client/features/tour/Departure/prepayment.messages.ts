import { defineMessages } from '../../../i18n/defineMessages.ts'

export const prepaymentMessages = defineMessages({
  prepaymentNone: {
    id: 'departure.prepaymentNone',
    defaultMessage:
      'No prepayment: the whole price is due {days, plural, =0 {on the day of the start} one {one day before the start} other {# days before the start}}.',
  },
  prepaymentFull: {
    id: 'departure.prepaymentFull',
    defaultMessage: 'The whole price is due once the organizer has confirmed.',
  },
  prepaymentPercent: {
    id: 'departure.prepaymentPercent',
    defaultMessage:
      '{share} in advance once the organizer has confirmed, the rest {days, plural, =0 {on the day of the start} one {one day before the start} other {# days before the start}}.',
  },
  prepaymentFixed: {
    id: 'departure.prepaymentFixed',
    defaultMessage:
      '{amount} per person in advance once the organizer has confirmed, the rest {days, plural, =0 {on the day of the start} one {one day before the start} other {# days before the start}}.',
  },
})
