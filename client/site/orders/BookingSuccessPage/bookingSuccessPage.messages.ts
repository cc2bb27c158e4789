import { defineMessages } from '../../../i18n/defineMessages.ts'

export const bookingSuccessPageMessages = defineMessages({
  title: { id: 'bookingSuccessPage.title', defaultMessage: 'Thank you: request {number} | Versta' },
  crumb: { id: 'bookingSuccessPage.crumb', defaultMessage: 'Thank you' },
  askedHeading: {
    id: 'bookingSuccessPage.askedHeading',
    defaultMessage: 'Thank you, {name}. It is on its way',
  },
  askedLead: {
    id: 'bookingSuccessPage.askedLead',
    defaultMessage:
      '{organizer} has your request and answers to {email}. Nothing is charged until then.',
  },
  confirmedHeading: {
    id: 'bookingSuccessPage.confirmedHeading',
    defaultMessage: 'Thank you, {name}. {organizer} says yes',
  },
  confirmedLead: {
    id: 'bookingSuccessPage.confirmedLead',
    defaultMessage: 'One step is left: the prepayment. The details went to {email}.',
  },
  paidHeading: {
    id: 'bookingSuccessPage.paidHeading',
    defaultMessage: 'Thank you, {name}. You are going',
  },
  paidLead: {
    id: 'bookingSuccessPage.paidLead',
    defaultMessage: 'Your prepayment has arrived and the seats are yours.',
  },
  settledLead: {
    id: 'bookingSuccessPage.settledLead',
    defaultMessage: 'Everything is paid and the seats are yours.',
  },
  completeHeading: {
    id: 'bookingSuccessPage.completeHeading',
    defaultMessage: 'Thank you for traveling with us, {name}',
  },
  completeLead: {
    id: 'bookingSuccessPage.completeLead',
    defaultMessage: 'This trip with {organizer} is over.',
  },
  cancelledHeading: {
    id: 'bookingSuccessPage.cancelledHeading',
    defaultMessage: 'This request is closed',
  },
  cancelledLead: {
    id: 'bookingSuccessPage.cancelledLead',
    defaultMessage: 'Nothing is booked any more. If you still want to go, choose another date.',
  },
  next: { id: 'bookingSuccessPage.next', defaultMessage: 'What happens next' },
  now: { id: 'bookingSuccessPage.now', defaultMessage: 'Worth doing now' },
  travelers: { id: 'bookingSuccessPage.travelers', defaultMessage: 'Say who travels' },
  travelersText: {
    id: 'bookingSuccessPage.travelersText',
    defaultMessage: 'Names as in the passport: beds and permits are booked with them.',
  },
  calendar: { id: 'bookingSuccessPage.calendar', defaultMessage: 'Add the trip to your calendar' },
  calendarText: {
    id: 'bookingSuccessPage.calendarText',
    defaultMessage: '{days}. The file opens in every calendar.',
  },
  arrival: { id: 'bookingSuccessPage.arrival', defaultMessage: 'Read what to prepare' },
  arrivalText: {
    id: 'bookingSuccessPage.arrivalText',
    defaultMessage: 'Meeting point, packing list, visa, insurance.',
  },
  pay: { id: 'bookingSuccessPage.pay', defaultMessage: 'See what to pay' },
  payText: {
    id: 'bookingSuccessPage.payText',
    defaultMessage: 'Amounts with their dates, and how payment works.',
  },
  overview: { id: 'bookingSuccessPage.overview', defaultMessage: 'Keep the page of your request' },
  overviewText: {
    id: 'bookingSuccessPage.overviewText',
    defaultMessage: 'It always shows how things stand.',
  },
  otherDates: { id: 'bookingSuccessPage.otherDates', defaultMessage: 'See other dates' },
  otherDatesText: {
    id: 'bookingSuccessPage.otherDatesText',
    defaultMessage: 'The same tour, on days with free seats.',
  },
})
