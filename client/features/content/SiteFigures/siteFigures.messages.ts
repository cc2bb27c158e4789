import { defineMessages } from '../../../i18n/defineMessages.ts'

export const siteFiguresMessages = defineMessages({
  label: { id: 'siteFigures.label', defaultMessage: 'Versta in numbers, counted today' },
  tours: {
    id: 'siteFigures.tours',
    defaultMessage:
      '{count, plural, one {tour or cruise with open dates} other {tours and cruises with open dates}}',
  },
  excursions: {
    id: 'siteFigures.excursions',
    defaultMessage: '{count, plural, one {excursion} other {excursions}}',
  },
  organizers: {
    id: 'siteFigures.organizers',
    defaultMessage: '{count, plural, one {organizer} other {organizers}}',
  },
  regions: {
    id: 'siteFigures.regions',
    defaultMessage: '{count, plural, one {region} other {regions}}',
  },
  reviews: {
    id: 'siteFigures.reviews',
    defaultMessage: '{count, plural, one {review by a traveler} other {reviews by travelers}}',
  },
})
