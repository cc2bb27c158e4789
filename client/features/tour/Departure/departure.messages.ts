import { defineMessages } from '../../../i18n/defineMessages.ts'

export const departureMessages = defineMessages({
  range: { id: 'departure.range', defaultMessage: '{start} – {end}' },
  dayAt: { id: 'departure.dayAt', defaultMessage: '{day}, {time}' },
  seats: {
    id: 'departure.seats',
    defaultMessage: '{seats, plural, =0 {sold out} one {last seat} other {# seats left}}',
  },
})
