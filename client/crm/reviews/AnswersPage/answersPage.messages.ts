import { defineMessages } from '../../../i18n/defineMessages.ts'

export const answersPageMessages = defineMessages({
  title: { id: 'crmReviews.title', defaultMessage: 'Reviews | Versta for organizers' },
  heading: { id: 'crmReviews.heading', defaultMessage: 'Reviews of your tours' },
  all: { id: 'crmReviews.all', defaultMessage: 'Show all' },
  open: { id: 'crmReviews.open', defaultMessage: 'Only those without an answer' },
  rating: { id: 'crmReviews.rating', defaultMessage: '{rating} of 5 stars' },
  traveled: { id: 'crmReviews.traveled', defaultMessage: '{name}, traveled in {month}' },
  answer: { id: 'crmReviews.answer', defaultMessage: 'Your public answer' },
  answerSpoken: {
    id: 'crmReviews.answerSpoken',
    defaultMessage: 'Answer to review {number} of {name}',
  },
  hint: { id: 'crmReviews.hint', defaultMessage: 'Everybody reads it under the review.' },
  tooShort: {
    id: 'crmReviews.tooShort',
    defaultMessage: 'Please write between 10 and 2,000 characters',
  },
  write: { id: 'crmReviews.write', defaultMessage: 'Answer' },
  change: { id: 'crmReviews.change', defaultMessage: 'Change the answer' },
  save: { id: 'crmReviews.save', defaultMessage: 'Publish the answer' },
  failed: { id: 'crmReviews.failed', defaultMessage: 'That did not work. Please try again.' },
  empty: { id: 'crmReviews.empty', defaultMessage: 'No reviews here' },
})
