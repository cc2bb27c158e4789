import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Separate from the card's texts: order pages show a length without loading those. */
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
