import { defineMessages } from '../../../i18n/defineMessages.ts'

const messages = defineMessages({
  terrible: { id: 'reviews.terrible', defaultMessage: 'Terrible' },
  poor: { id: 'reviews.poor', defaultMessage: 'Poor' },
  fair: { id: 'reviews.fair', defaultMessage: 'Fair' },
  good: { id: 'reviews.good', defaultMessage: 'Good' },
  excellent: { id: 'reviews.excellent', defaultMessage: 'Excellent' },
})

/** Names of the ratings from 1 to 5, fixed by the specification. */
const ratingNames = [
  messages.terrible,
  messages.poor,
  messages.fair,
  messages.good,
  messages.excellent,
] as const

/** Returns the name of a rating, 1 to 5; values outside are clamped. */
export const ratingName = (rating: number) =>
  ratingNames[Math.min(5, Math.max(1, Math.round(rating))) - 1] ?? messages.fair
