import { defineMessages } from '../../../i18n/defineMessages.ts'

export const reviewsMessages = defineMessages({
  rating: { id: 'reviews.rating', defaultMessage: '{rating, number} out of 5' },
  count: {
    id: 'reviews.count',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
  },
  traveled: { id: 'reviews.traveled', defaultMessage: 'Traveled in {month}' },
  writtenIn: { id: 'reviews.writtenIn', defaultMessage: 'Written in {language}' },
  answer: { id: 'reviews.answer', defaultMessage: '{organizer} answers' },
  gone: { id: 'reviews.gone', defaultMessage: '{title} (no longer offered)' },
  more: { id: 'reviews.more', defaultMessage: 'Show more' },
  shown: { id: 'reviews.shown', defaultMessage: '{shown, number} of {total, number}' },
  newest: { id: 'reviews.newest', defaultMessage: 'Back to the newest' },
  failed: { id: 'reviews.failed', defaultMessage: 'No answer came. Please try again.' },
})
