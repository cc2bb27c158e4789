import { defineMessages } from '../../../i18n/defineMessages.ts'

export const arrivalPageMessages = defineMessages({
  title: { id: 'arrivalPage.title', defaultMessage: 'Before you go: {tour} | Versta' },
  crumb: { id: 'arrivalPage.crumb', defaultMessage: 'Before you go' },
  askedHeading: {
    id: 'arrivalPage.askedHeading',
    defaultMessage: 'Not confirmed yet: hold the flights',
  },
  askedLead: {
    id: 'arrivalPage.askedLead',
    defaultMessage: '{organizer} still has to say yes. What stands here holds once they have.',
  },
  confirmedHeading: {
    id: 'arrivalPage.confirmedHeading',
    defaultMessage: 'Nearly on your way, {name}',
  },
  confirmedLead: {
    id: 'arrivalPage.confirmedLead',
    defaultMessage:
      '{organizer} has confirmed. Your seats are safe once the prepayment has arrived.',
  },
  paidHeading: { id: 'arrivalPage.paidHeading', defaultMessage: 'See you in {city}, {name}' },
  paidLead: {
    id: 'arrivalPage.paidLead',
    defaultMessage:
      'Everything you need on the day, on one page. Print it: phones run out of battery.',
  },
  underWayHeading: {
    id: 'arrivalPage.underWayHeading',
    defaultMessage: 'Have a good trip, {name}',
  },
  underWayLead: {
    id: 'arrivalPage.underWayLead',
    defaultMessage:
      'You are under way with {organizer}. Their number is below, should anything go wrong.',
  },
  underWayPlainLead: {
    id: 'arrivalPage.underWayPlainLead',
    defaultMessage:
      'You are under way with {organizer}. If anything goes wrong, the numbers below help.',
  },
  missedHeading: {
    id: 'arrivalPage.missedHeading',
    defaultMessage: 'The start has passed without a confirmation',
  },
  missedLead: {
    id: 'arrivalPage.missedLead',
    defaultMessage: '{organizer} has not confirmed this trip as paid. Call before you set out.',
  },
  overHeading: { id: 'arrivalPage.overHeading', defaultMessage: 'Home again, {name}?' },
  overLead: {
    id: 'arrivalPage.overLead',
    defaultMessage: 'This trip with {organizer} is over. The page stays for your papers.',
  },
  cancelledHeading: {
    id: 'arrivalPage.cancelledHeading',
    defaultMessage: 'Nobody waits for you on this day',
  },
  cancelledLead: {
    id: 'arrivalPage.cancelledLead',
    defaultMessage:
      'This request is closed, so please don’t set out. If you have booked flights, cancel them now.',
  },
  otherDates: { id: 'arrivalPage.otherDates', defaultMessage: 'See other dates' },
  where: { id: 'arrivalPage.where', defaultMessage: 'When and where' },
  time: { id: 'arrivalPage.time', defaultMessage: 'Time' },
  timeOpen: {
    id: 'arrivalPage.timeOpen',
    defaultMessage: '{organizer} writes the hour to {email} before the start.',
  },
  timeZone: { id: 'arrivalPage.timeZone', defaultMessage: 'Clock' },
  timeZoneValue: {
    id: 'arrivalPage.timeZoneValue',
    defaultMessage: '{zone}. All times here are local.',
  },
  city: { id: 'arrivalPage.city', defaultMessage: 'City' },
  meeting: { id: 'arrivalPage.meeting', defaultMessage: 'Meeting point' },
  meetingOpen: {
    id: 'arrivalPage.meetingOpen',
    defaultMessage: '{organizer} writes the exact place to {email} before the start.',
  },
  map: { id: 'arrivalPage.map', defaultMessage: 'Open {city} on the map' },
  calendar: { id: 'arrivalPage.calendar', defaultMessage: 'Add to calendar' },
  who: { id: 'arrivalPage.who', defaultMessage: 'Who meets you' },
  speaks: { id: 'arrivalPage.speaks', defaultMessage: 'Speaks {languages}' },
  noPhone: {
    id: 'arrivalPage.noPhone',
    defaultMessage: 'No phone to call directly: reach them through us.',
  },
  versta: { id: 'arrivalPage.versta', defaultMessage: 'Versta, if you reach nobody' },
  checklist: { id: 'arrivalPage.checklist', defaultMessage: 'Still to do' },
  doVisa: { id: 'arrivalPage.doVisa', defaultMessage: 'Visa and passport' },
  doVisaText: {
    id: 'arrivalPage.doVisaText',
    defaultMessage:
      'Your passport should be valid six months past the trip. <visa>Who needs which visa</visa>',
  },
  doInsurance: { id: 'arrivalPage.doInsurance', defaultMessage: 'Travel insurance' },
  doInsuranceText: {
    id: 'arrivalPage.doInsuranceText',
    defaultMessage: 'Medical costs and the way home, for the whole trip and for what you do on it.',
  },
  doTravelers: { id: 'arrivalPage.doTravelers', defaultMessage: 'Names of everyone' },
  doTravelersText: {
    id: 'arrivalPage.doTravelersText',
    defaultMessage:
      '{named, number} of {seats, number} are on the list. <travelers>Say who travels</travelers>',
  },
  doPay: { id: 'arrivalPage.doPay', defaultMessage: 'Payment' },
  doPayText: {
    id: 'arrivalPage.doPayText',
    defaultMessage: 'What is due and when. <pay>See the payment</pay>',
  },
  doTickets: { id: 'arrivalPage.doTickets', defaultMessage: 'Tickets there and back' },
  doTicketsText: {
    id: 'arrivalPage.doTicketsText',
    defaultMessage: 'Be in {city} the evening before, if you cross time zones.',
  },
  doTicketsIncluded: {
    id: 'arrivalPage.doTicketsIncluded',
    defaultMessage: 'The flight is part of this trip: {organizer} sends the times.',
  },
  bring: { id: 'arrivalPage.bring', defaultMessage: 'What to pack' },
  included: { id: 'arrivalPage.included', defaultMessage: 'Included in the price' },
  notIncluded: { id: 'arrivalPage.notIncluded', defaultMessage: 'You pay yourself' },
})
