import type { ReviewCard_ReviewFragment } from './ReviewCard.generated.ts'
import type { ReviewTour_ReviewFragment } from './ReviewTour.generated.ts'

type Review = ReviewCard_ReviewFragment & ReviewTour_ReviewFragment

/** Returns a review as the API does, for page tests. */
export const sampleReview = (changes: Partial<Review> & { id: number }) =>
  ({
    __typename: 'Review',
    authorName: 'Elke M.',
    authorPlace: 'Erfurt',
    language: 'DE',
    rating: 4,
    text: 'Sehr kalt, sehr schön.',
    tripDate: '2026-02-10',
    answer: { __typename: 'ReviewAnswer', text: 'Danke, Elke.', language: 'DE' },
    organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
    tour: {
      __typename: 'Tour',
      id: 7,
      slug: 'ice-of-baikal',
      title: 'Ice of Baikal',
      lang: 'en',
      isGone: false,
    },
    ...changes,
  }) satisfies Review
