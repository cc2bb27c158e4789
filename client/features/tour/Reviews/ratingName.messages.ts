import { defineMessages } from '../../../i18n/defineMessages.ts'

const messages = defineMessages({
  terrible: { id: 'reviews.terrible', defaultMessage: 'Terrible' },
  poor: { id: 'reviews.poor', defaultMessage: 'Poor' },
  fair: { id: 'reviews.fair', defaultMessage: 'Fair' },
  good: { id: 'reviews.good', defaultMessage: 'Good' },
  excellent: { id: 'reviews.excellent', defaultMessage: 'Excellent' },
})

/** Words of a rating from 1 to 5; the specification's. */
const ratingNames = [
  messages.terrible,
  messages.poor,
  messages.fair,
  messages.good,
  messages.excellent,
] as const

/** The word for a rating, 1 to 5; what lies outside takes the nearest. */
export const ratingName = (rating: number) =>
  ratingNames[Math.min(5, Math.max(1, Math.round(rating))) - 1] ?? messages.fair
