import { defineMessages } from '../../i18n/defineMessages.ts'

export const reviewsMessages = defineMessages({
  terrible: { id: 'reviews.terrible', defaultMessage: 'Terrible' },
  poor: { id: 'reviews.poor', defaultMessage: 'Poor' },
  fair: { id: 'reviews.fair', defaultMessage: 'Fair' },
  good: { id: 'reviews.good', defaultMessage: 'Good' },
  excellent: { id: 'reviews.excellent', defaultMessage: 'Excellent' },
  rating: { id: 'reviews.rating', defaultMessage: '{rating, number} out of 5' },
  count: { id: 'reviews.count', defaultMessage: '{count, plural, one {# review} other {# reviews}}' },
  traveled: { id: 'reviews.traveled', defaultMessage: 'Traveled in {month}' },
  writtenIn: { id: 'reviews.writtenIn', defaultMessage: 'Written in {language}' },
  answer: { id: 'reviews.answer', defaultMessage: '{organizer} answers' },
  gone: { id: 'reviews.gone', defaultMessage: '{title} (no longer offered)' },
  more: { id: 'reviews.more', defaultMessage: 'Show more' },
  shown: { id: 'reviews.shown', defaultMessage: '{shown, number} of {total, number}' },
  newest: { id: 'reviews.newest', defaultMessage: 'Back to the newest' },
  failed: { id: 'reviews.failed', defaultMessage: 'No answer came. Please try again.' },
})

/** Words of a rating from 1 to 5; the specification's. */
const ratingNames = [
  reviewsMessages.terrible,
  reviewsMessages.poor,
  reviewsMessages.fair,
  reviewsMessages.good,
  reviewsMessages.excellent,
] as const

/** The word for a rating, 1 to 5; what lies outside takes the nearest. */
export const ratingName = (rating: number) => ratingNames[Math.min(5, Math.max(1, Math.round(rating))) - 1] ?? reviewsMessages.fair
