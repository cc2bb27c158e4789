import { defineMessages } from '../../../i18n/defineMessages.ts'

export const individualTourPageMessages = defineMessages({
  title: { id: 'individualTourPage.title', defaultMessage: '{tour}, {days} | Versta' },
  offerCrumb: { id: 'individualTourPage.offerCrumb', defaultMessage: 'Your offer' },
  itineraryCrumb: { id: 'individualTourPage.itineraryCrumb', defaultMessage: 'Itinerary' },
  offerHeading: { id: 'individualTourPage.offerHeading', defaultMessage: 'Made for you: {tour}' },
  offerLead: {
    id: 'individualTourPage.offerLead',
    defaultMessage: '{organizer} runs this departure for your party alone: {people}, {days}.',
  },
  itineraryHeading: {
    id: 'individualTourPage.itineraryHeading',
    defaultMessage: 'Your itinerary: {tour}',
  },
  itineraryLead: {
    id: 'individualTourPage.itineraryLead',
    defaultMessage: 'You travel in a group with {organizer}. This is its program with your dates.',
  },
  validUntil: { id: 'individualTourPage.validUntil', defaultMessage: 'This offer holds until' },
  validOver: {
    id: 'individualTourPage.validOver',
    defaultMessage: 'The time of this offer has run out. Ask {organizer} whether it still stands.',
  },
  settled: {
    id: 'individualTourPage.settled',
    defaultMessage: 'Agreed and prepaid: this program is yours.',
  },
  over: { id: 'individualTourPage.over', defaultMessage: 'This trip is over.' },
  cancelled: {
    id: 'individualTourPage.cancelled',
    defaultMessage: 'This request is closed: the program below no longer holds for you.',
  },
  message: { id: 'individualTourPage.message', defaultMessage: '{organizer} writes' },
  program: { id: 'individualTourPage.program', defaultMessage: 'Day by day' },
  day: { id: 'individualTourPage.day', defaultMessage: 'Day {day, number}' },
  noProgram: {
    id: 'individualTourPage.noProgram',
    defaultMessage: '{organizer} sends the program by e-mail.',
  },
  noMeals: { id: 'individualTourPage.noMeals', defaultMessage: 'No meals' },
  breakfast: { id: 'individualTourPage.breakfast', defaultMessage: 'Breakfast' },
  halfBoard: { id: 'individualTourPage.halfBoard', defaultMessage: 'Half board' },
  fullBoard: { id: 'individualTourPage.fullBoard', defaultMessage: 'Full board' },
  price: { id: 'individualTourPage.price', defaultMessage: 'What the price contains' },
  included: { id: 'individualTourPage.included', defaultMessage: 'Included' },
  notIncluded: { id: 'individualTourPage.notIncluded', defaultMessage: 'Not included' },
  toTour: { id: 'individualTourPage.toTour', defaultMessage: 'The tour’s own page' },
})
