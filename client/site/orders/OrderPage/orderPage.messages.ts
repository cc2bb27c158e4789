import { defineMessages } from '../../../i18n/defineMessages.ts'

export const orderPageMessages = defineMessages({
  title: { id: 'orderPage.title', defaultMessage: 'Request “{title}” | Versta' },
  breadcrumbs: { id: 'orderPage.breadcrumbs', defaultMessage: 'You are here' },
  home: { id: 'orderPage.home', defaultMessage: 'Home' },
  heading: { id: 'orderPage.heading', defaultMessage: 'Request your seats' },
  lead: {
    id: 'orderPage.lead',
    defaultMessage:
      'No account, no payment now. {organizer} gets your request at once, and the seats are yours until they answer.',
  },
  leadKnown: {
    id: 'orderPage.leadKnown',
    defaultMessage:
      'You pay nothing now. {organizer} gets your request at once, and the seats are yours until they answer.',
  },
  // trip
  tripLegend: { id: 'orderPage.tripLegend', defaultMessage: 'When and how' },
  date: { id: 'orderPage.date', defaultMessage: 'Date' },
  dateChoice: { id: 'orderPage.dateChoice', defaultMessage: '{days} · from {price} · {seats}' },
  dateSoldOut: { id: 'orderPage.dateSoldOut', defaultMessage: '{days} · sold out' },
  showDate: { id: 'orderPage.showDate', defaultMessage: 'Show places and prices of this date' },
  cabin: { id: 'orderPage.cabin', defaultMessage: 'Cabin' },
  room: { id: 'orderPage.room', defaultMessage: 'Room' },
  place: { id: 'orderPage.place', defaultMessage: 'Place' },
  sleeps: {
    id: 'orderPage.sleeps',
    defaultMessage: 'for {capacity, plural, one {one person} other {# people}}',
  },
  // people
  adults: { id: 'orderPage.adults', defaultMessage: 'Adults' },
  fewerAdults: { id: 'orderPage.fewerAdults', defaultMessage: 'One adult less' },
  moreAdults: { id: 'orderPage.moreAdults', defaultMessage: 'One adult more' },
  children: { id: 'orderPage.children', defaultMessage: 'Children' },
  fewerChildren: { id: 'orderPage.fewerChildren', defaultMessage: 'One child less' },
  moreChildren: { id: 'orderPage.moreChildren', defaultMessage: 'One child more' },
  childAges: {
    id: 'orderPage.childAges',
    defaultMessage: 'Aged {from, number} to {to, number}: {price} each',
  },
  childrenFrom: {
    id: 'orderPage.childrenFrom',
    defaultMessage: 'From {from, number} years: {price} each',
  },
  childrenMinAgeToo: {
    id: 'orderPage.childrenMinAgeToo',
    defaultMessage: '{prices}. Not under {age, number}.',
  },
  childrenAsAdults: { id: 'orderPage.childrenAsAdults', defaultMessage: 'Same price as adults' },
  childrenMinAge: {
    id: 'orderPage.childrenMinAge',
    defaultMessage: 'From {age, number} years, same price as adults',
  },
  tooMany: {
    id: 'orderPage.tooMany',
    defaultMessage:
      '{seats, plural, =0 {No seat is} one {Only one seat is} other {Only # seats are}} left here. Choose another date or bring fewer people.',
  },
  showAges: { id: 'orderPage.showAges', defaultMessage: 'Show a field for each child’s age' },
  // summary
  summary: { id: 'orderPage.summary', defaultMessage: 'Your trip' },
  submit: { id: 'orderPage.submit', defaultMessage: 'Send the request' },
  confirmPrice: { id: 'orderPage.confirmPrice', defaultMessage: 'Send at the new price' },
  payNothing: { id: 'orderPage.payNothing', defaultMessage: 'You pay nothing now.' },
  heldUntil: { id: 'orderPage.heldUntil', defaultMessage: 'This price holds until {time}.' },
})
