import { defineMessages } from '../../../i18n/defineMessages.ts'

export const orderPageMessages = defineMessages({
  title: { id: 'orderPage.title', defaultMessage: 'Request “{title}” | Versta' },
  breadcrumbs: { id: 'orderPage.breadcrumbs', defaultMessage: 'You are here' },
  home: { id: 'orderPage.home', defaultMessage: 'Home' },
  heading: { id: 'orderPage.heading', defaultMessage: 'Request your seats' },
  lead: {
    id: 'orderPage.lead',
    defaultMessage: 'No account, no payment now. {organizer} gets your request at once, and the seats are yours until they answer.',
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
  sleeps: { id: 'orderPage.sleeps', defaultMessage: 'for {capacity, plural, one {one person} other {# people}}' },
  // people
  adults: { id: 'orderPage.adults', defaultMessage: 'Adults' },
  fewerAdults: { id: 'orderPage.fewerAdults', defaultMessage: 'One adult less' },
  moreAdults: { id: 'orderPage.moreAdults', defaultMessage: 'One adult more' },
  children: { id: 'orderPage.children', defaultMessage: 'Children' },
  fewerChildren: { id: 'orderPage.fewerChildren', defaultMessage: 'One child less' },
  moreChildren: { id: 'orderPage.moreChildren', defaultMessage: 'One child more' },
  childAges: { id: 'orderPage.childAges', defaultMessage: 'Aged {from, number} to {to, number}: {price} each' },
  childrenFrom: { id: 'orderPage.childrenFrom', defaultMessage: 'From {from, number} years: {price} each' },
  childrenAsAdults: { id: 'orderPage.childrenAsAdults', defaultMessage: 'Same price as adults' },
  childrenMinAge: { id: 'orderPage.childrenMinAge', defaultMessage: 'From {age, number} years, same price as adults' },
  tooMany: {
    id: 'orderPage.tooMany',
    defaultMessage:
      '{seats, plural, =0 {No seat is} one {Only one seat is} other {Only # seats are}} left here. Choose another date or bring fewer people.',
  },
  // contact
  contactLegend: { id: 'orderPage.contactLegend', defaultMessage: 'How we reach you' },
  name: { id: 'orderPage.name', defaultMessage: 'Your name' },
  email: { id: 'orderPage.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'orderPage.emailHint', defaultMessage: 'The answer comes here.' },
  phone: { id: 'orderPage.phone', defaultMessage: 'Phone' },
  phoneHint: { id: 'orderPage.phoneHint', defaultMessage: 'With country code: +1 202 555 0143' },
  comment: { id: 'orderPage.comment', defaultMessage: 'Anything the organizer should know' },
  optional: { id: 'orderPage.optional', defaultMessage: 'optional' },
  // summary
  summary: { id: 'orderPage.summary', defaultMessage: 'Your trip' },
  submit: { id: 'orderPage.submit', defaultMessage: 'Send the request' },
  confirmPrice: { id: 'orderPage.confirmPrice', defaultMessage: 'Send at the new price' },
  payNothing: { id: 'orderPage.payNothing', defaultMessage: 'You pay nothing now.' },
  next: { id: 'orderPage.next', defaultMessage: 'What happens next' },
  nextHold: { id: 'orderPage.nextHold', defaultMessage: 'We hold your seats the moment you press the button.' },
  nextConfirm: { id: 'orderPage.nextConfirm', defaultMessage: '{organizer} confirms by e-mail, or calls if something is unclear.' },
  nextPay: { id: 'orderPage.nextPay', defaultMessage: 'Then you pay. {terms}' },
  // refusals
  invalid: { id: 'orderPage.invalid', defaultMessage: 'Almost there: please look at the marked fields.' },
  soldOutTitle: {
    id: 'orderPage.soldOutTitle',
    defaultMessage:
      '{seats, plural, =0 {The last seat has just been taken} one {Only one seat is left on this date} other {Only # seats are left on this date}}',
  },
  soldOutText: {
    id: 'orderPage.soldOutText',
    defaultMessage:
      '{dates, plural, =0 {No other date has room for all of you at the moment.} other {These dates have room for all of you; what you typed stays:}}',
  },
  goneTitle: { id: 'orderPage.goneTitle', defaultMessage: 'This date can no longer be booked' },
  goneText: { id: 'orderPage.goneText', defaultMessage: 'Please choose another one; what you typed stays.' },
  priceTitle: { id: 'orderPage.priceTitle', defaultMessage: 'The total is {total} now' },
  priceText: {
    id: 'orderPage.priceText',
    defaultMessage: 'It differs from what was shown before. Nothing has been requested yet: send again if the new total suits you.',
  },
  mismatchTitle: { id: 'orderPage.mismatchTitle', defaultMessage: 'Please press the button once more' },
  mismatchText: {
    id: 'orderPage.mismatchText',
    defaultMessage: 'A request was already made from this form. If you want another one with these details, send it again.',
  },
  awayTitle: { id: 'orderPage.awayTitle', defaultMessage: 'No answer came' },
  awayText: { id: 'orderPage.awayText', defaultMessage: 'Please send it again in a moment. Pressing twice is safe: it stays one request.' },
  look: { id: 'orderPage.look', defaultMessage: 'Another date has its own places and prices: please check them and send again.' },
  chooseInstead: { id: 'orderPage.chooseInstead', defaultMessage: '{days}, {price}' },
  noDates: { id: 'orderPage.noDates', defaultMessage: 'Every date is taken at the moment' },
  noDatesText: { id: 'orderPage.noDatesText', defaultMessage: 'Seats come free when someone cancels. Look at similar tours meanwhile.' },
  backToTour: { id: 'orderPage.backToTour', defaultMessage: 'Back to the tour' },
})
