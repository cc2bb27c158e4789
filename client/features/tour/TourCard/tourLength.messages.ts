import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Apart from the card's: pages of orders write a length without bringing the card's texts. */
export const tourLengthMessages = defineMessages({
  days: { id: 'tourCard.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  nights: {
    id: 'tourCard.nights',
    defaultMessage: '{nights, plural, one {# night} other {# nights}}',
  },
  hours: { id: 'tourCard.hours', defaultMessage: '{hours, number} h' },
  hoursAndMinutes: {
    id: 'tourCard.hoursAndMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
  },
  minutes: { id: 'tourCard.minutes', defaultMessage: '{minutes, number} min' },
})
