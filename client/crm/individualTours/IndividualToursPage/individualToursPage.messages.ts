import { defineMessages } from '../../../i18n/defineMessages.ts'

export const individualToursPageMessages = defineMessages({
  title: { id: 'crmOffers.title', defaultMessage: 'Individual tours | Versta for organizers' },
  heading: { id: 'crmOffers.heading', defaultMessage: 'Individual tours' },
  lead: {
    id: 'crmOffers.lead',
    defaultMessage:
      'A departure at a price for one customer. It is found by its link alone, holds no seats until it is booked, and is booked once.',
  },
  made: {
    id: 'crmOffers.made',
    defaultMessage: 'The offer is ready. Send your customer its link:',
  },
  // form
  newHeading: { id: 'crmOffers.newHeading', defaultMessage: 'Make an offer' },
  tour: { id: 'crmOffers.tour', defaultMessage: 'Tour' },
  chooseTour: { id: 'crmOffers.chooseTour', defaultMessage: 'Choose a tour' },
  showDates: { id: 'crmOffers.showDates', defaultMessage: 'Show its dates' },
  noTours: {
    id: 'crmOffers.noTours',
    defaultMessage: 'None of your tours can be booked at the moment.',
  },
  noDates: { id: 'crmOffers.noDates', defaultMessage: 'No seat is free on any date of this tour.' },
  place: { id: 'crmOffers.place', defaultMessage: 'Departure' },
  placeChoice: { id: 'crmOffers.placeChoice', defaultMessage: '{days}: {price}, {seats}' },
  placeNamed: { id: 'crmOffers.placeNamed', defaultMessage: '{days}, {name}: {price}, {seats}' },
  adults: { id: 'crmOffers.adults', defaultMessage: 'Adults' },
  children: { id: 'crmOffers.children', defaultMessage: 'Children' },
  adultPrice: { id: 'crmOffers.adultPrice', defaultMessage: 'Price for each adult' },
  childPrice: { id: 'crmOffers.childPrice', defaultMessage: 'Price for each child' },
  priceHint: {
    id: 'crmOffers.priceHint',
    defaultMessage: 'In {currency}, such as 1200 or 1200.50',
  },
  childHint: { id: 'crmOffers.childHint', defaultMessage: 'Left empty: as adults' },
  validThrough: { id: 'crmOffers.validThrough', defaultMessage: 'Valid through' },
  validHint: {
    id: 'crmOffers.validHint',
    defaultMessage: 'To the end of this day where the tour is, no later than its first day.',
  },
  note: { id: 'crmOffers.note', defaultMessage: 'Words to the customer' },
  submit: { id: 'crmOffers.submit', defaultMessage: 'Make the offer' },
  invalid: { id: 'crmOffers.invalid', defaultMessage: 'Please look at the marked fields.' },
  wrongPlace: { id: 'crmOffers.wrongPlace', defaultMessage: 'Choose a departure' },
  wrongAdults: { id: 'crmOffers.wrongAdults', defaultMessage: 'From 1 to 20 people altogether' },
  wrongChildren: { id: 'crmOffers.wrongChildren', defaultMessage: 'This many children can’t come' },
  wrongPrice: { id: 'crmOffers.wrongPrice', defaultMessage: 'A price such as 1200 or 1200.50' },
  wrongDay: {
    id: 'crmOffers.wrongDay',
    defaultMessage: 'A day from today to the first day of the trip',
  },
  wrongNote: { id: 'crmOffers.wrongNote', defaultMessage: 'At most 2000 characters' },
  soldOut: {
    id: 'crmOffers.soldOut',
    defaultMessage: 'Too few seats are free there for so many people.',
  },
  gone: { id: 'crmOffers.gone', defaultMessage: 'This departure can no longer be booked.' },
  booked: {
    id: 'crmOffers.booked',
    defaultMessage: 'Your customer was faster: this offer is booked.',
  },
  failed: { id: 'crmOffers.failed', defaultMessage: 'That did not work. Please try again.' },
  // list
  listHeading: { id: 'crmOffers.listHeading', defaultMessage: 'Offers made' },
  dates: { id: 'crmOffers.dates', defaultMessage: 'Dates' },
  people: { id: 'crmOffers.people', defaultMessage: 'For' },
  peopleValue: {
    id: 'crmOffers.peopleValue',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  total: { id: 'crmOffers.total', defaultMessage: 'Total' },
  validUntil: { id: 'crmOffers.validUntil', defaultMessage: 'Valid until' },
  state: { id: 'crmOffers.state', defaultMessage: 'State' },
  link: { id: 'crmOffers.link', defaultMessage: 'Link' },
  open: { id: 'crmOffers.open', defaultMessage: 'Look at it' },
  openSpoken: { id: 'crmOffers.openSpoken', defaultMessage: 'Look at it: {tour}, {days}' },
  request: { id: 'crmOffers.request', defaultMessage: 'To the request' },
  withdraw: { id: 'crmOffers.withdraw', defaultMessage: 'Withdraw' },
  withdrawSpoken: { id: 'crmOffers.withdrawSpoken', defaultMessage: 'Withdraw: {tour}, {days}' },
  older: { id: 'crmOffers.older', defaultMessage: 'Older offers' },
  empty: { id: 'crmOffers.empty', defaultMessage: 'No offers yet' },
})

export const offerStateMessages = defineMessages({
  OPEN: { id: 'crmOffers.OPEN', defaultMessage: 'Open' },
  BOOKED: { id: 'crmOffers.BOOKED', defaultMessage: 'Booked' },
  WITHDRAWN: { id: 'crmOffers.WITHDRAWN', defaultMessage: 'Withdrawn' },
  GONE: { id: 'crmOffers.GONE', defaultMessage: 'Departure closed' },
  EXPIRED: { id: 'crmOffers.EXPIRED', defaultMessage: 'Expired' },
  SOLD_OUT: { id: 'crmOffers.SOLD_OUT', defaultMessage: 'Too few seats' },
})
