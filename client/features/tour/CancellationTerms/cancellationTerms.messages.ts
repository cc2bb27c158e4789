import { defineMessages } from '../../../i18n/defineMessages.ts'

export const cancellationTermsMessages = defineMessages({
  freeUntil: { id: 'cancellationTerms.freeUntil', defaultMessage: 'Free to cancel until {day}.' },
  freeAlways: {
    id: 'cancellationTerms.freeAlways',
    defaultMessage: 'Free to cancel until the day it begins.',
  },
  keptUntil: {
    id: 'cancellationTerms.keptUntil',
    defaultMessage: 'Canceling costs {share} of the price until {day}.',
  },
  more: { id: 'cancellationTerms.more', defaultMessage: 'What canceling costs, and when' },
  caption: { id: 'cancellationTerms.caption', defaultMessage: 'What canceling costs' },
  when: { id: 'cancellationTerms.when', defaultMessage: 'When you cancel' },
  kept: { id: 'cancellationTerms.kept', defaultMessage: 'Share of the price' },
  until: { id: 'cancellationTerms.until', defaultMessage: 'until {day}' },
  between: { id: 'cancellationTerms.between', defaultMessage: '{first} – {last}' },
  daysOrMore: {
    id: 'cancellationTerms.daysOrMore',
    defaultMessage:
      '{days, plural, =0 {Until the day it begins} one {One day before the start or earlier} other {# days before the start or earlier}}',
  },
  days: {
    id: 'cancellationTerms.days',
    defaultMessage: '{from, number} to {to, number} days before',
  },
  oneDay: {
    id: 'cancellationTerms.oneDay',
    defaultMessage:
      '{days, plural, =0 {On the day it begins} one {One day before} other {# days before}}',
  },
  lastDays: {
    id: 'cancellationTerms.lastDays',
    defaultMessage:
      '{from, plural, one {The day before, or later} other {# days before, or later}}',
  },
  nothing: { id: 'cancellationTerms.nothing', defaultMessage: 'nothing' },
  note: {
    id: 'cancellationTerms.note',
    defaultMessage:
      'Until the organizer has confirmed you can always cancel free of charge, and nobody ever owes more than was already paid. Days count as in Berlin.',
  },
})
