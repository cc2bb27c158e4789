import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of parts that load later: the page's first download has none of their names. */
export const orderLaterMessages = defineMessages({
  agesLegend: {
    id: 'orderPage.agesLegend',
    defaultMessage:
      '{children, plural, one {How old is the child on {day}?} other {How old are the children on {day}?}}',
  },
  agesHint: {
    id: 'orderPage.agesHint',
    defaultMessage: 'The price follows their ages on the first day.',
  },
  agesHintSame: {
    id: 'orderPage.agesHintSame',
    defaultMessage: 'Rooms and gear depend on it; the price does not.',
  },
  ageOf: { id: 'orderPage.ageOf', defaultMessage: 'Child {number, number}' },
  chooseAge: { id: 'orderPage.chooseAge', defaultMessage: 'Choose' },
  age: {
    id: 'orderPage.age',
    defaultMessage: '{age, plural, =0 {under 1 year} one {# year} other {# years}}',
  },
  tooYoung: {
    id: 'orderPage.tooYoung',
    defaultMessage: 'This tour takes children from {age, plural, one {# year} other {# years}}.',
  },
  contactLegend: { id: 'orderPage.contactLegend', defaultMessage: 'How we reach you' },
  name: { id: 'orderPage.name', defaultMessage: 'Your name' },
  email: { id: 'orderPage.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'orderPage.emailHint', defaultMessage: 'The answer comes here.' },
  phone: { id: 'orderPage.phone', defaultMessage: 'Phone' },
  phoneHint: { id: 'orderPage.phoneHint', defaultMessage: 'With country code: +1 202 555 0143' },
  comment: { id: 'orderPage.comment', defaultMessage: 'Anything the organizer should know' },
  optional: { id: 'orderPage.optional', defaultMessage: 'optional' },
  next: { id: 'orderPage.next', defaultMessage: 'What happens next' },
  nextHold: {
    id: 'orderPage.nextHold',
    defaultMessage: 'We hold your seats the moment you press the button.',
  },
  nextConfirm: {
    id: 'orderPage.nextConfirm',
    defaultMessage: '{organizer} confirms by e-mail, or calls if something is unclear.',
  },
  nextPay: { id: 'orderPage.nextPay', defaultMessage: 'Then you pay. {terms}' },
  invalid: {
    id: 'orderPage.invalid',
    defaultMessage: 'Almost there: please look at the marked fields.',
  },
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
  offerTitle: { id: 'orderPage.offerTitle', defaultMessage: 'Your own price: {total}' },
  offerUsual: { id: 'orderPage.offerUsual', defaultMessage: 'Usually {usual}.' },
  offerParty: {
    id: 'orderPage.offerParty',
    defaultMessage:
      'It is for {adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one { and # child} other { and # children}} on just this date.',
  },
  offerUntil: { id: 'orderPage.offerUntil', defaultMessage: 'It holds until {until}.' },
  offerBack: { id: 'orderPage.offerBack', defaultMessage: 'Back to the offer' },
  offerClosedTitle: {
    id: 'orderPage.offerClosedTitle',
    defaultMessage:
      '{state, select, BOOKED {This offer has been booked already} WITHDRAWN {The organizer has withdrawn this offer} other {The time of this offer has run out}}',
  },
  offerClosedText: {
    id: 'orderPage.offerClosedText',
    defaultMessage:
      'Nothing has been requested. The link that brought you here shows how the offer stands.',
  },
  goneTitle: { id: 'orderPage.goneTitle', defaultMessage: 'This date can no longer be booked' },
  goneText: {
    id: 'orderPage.goneText',
    defaultMessage: 'Please choose another one; what you typed stays.',
  },
  priceTitle: { id: 'orderPage.priceTitle', defaultMessage: 'The total is {total} now' },
  priceText: {
    id: 'orderPage.priceText',
    defaultMessage:
      'It differs from what was shown before. Nothing has been requested yet: send again if the new total suits you.',
  },
  samePriceTitle: { id: 'orderPage.samePriceTitle', defaultMessage: 'It is still {total}' },
  samePriceText: {
    id: 'orderPage.samePriceText',
    defaultMessage:
      'The price you saw held for half an hour. Nothing has been requested yet: send again and it is yours.',
  },
  mismatchTitle: {
    id: 'orderPage.mismatchTitle',
    defaultMessage: 'Please press the button once more',
  },
  mismatchText: {
    id: 'orderPage.mismatchText',
    defaultMessage:
      'A request was already made from this form. If you want another one with these details, send it again.',
  },
  awayTitle: { id: 'orderPage.awayTitle', defaultMessage: 'No answer came' },
  awayText: {
    id: 'orderPage.awayText',
    defaultMessage:
      'Please send it again in a moment. Pressing twice is safe: it stays one request.',
  },
  waitTitle: { id: 'orderPage.waitTitle', defaultMessage: 'This request has not been sent yet' },
  waitText: {
    id: 'orderPage.waitText',
    defaultMessage:
      'Too many have come from your connection or under your e-mail address in a short time. What you typed stays.',
  },
  look: {
    id: 'orderPage.look',
    defaultMessage: 'Another date has its own places and prices: please check them and send again.',
  },
  chooseInstead: { id: 'orderPage.chooseInstead', defaultMessage: '{days}, {price}' },
  noDates: { id: 'orderPage.noDates', defaultMessage: 'Every date is taken at the moment' },
  noDatesText: {
    id: 'orderPage.noDatesText',
    defaultMessage: 'Seats come free when someone cancels. Look at similar tours meanwhile.',
  },
  backToTour: { id: 'orderPage.backToTour', defaultMessage: 'Back to the tour' },
})
