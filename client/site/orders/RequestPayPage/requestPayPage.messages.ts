import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPayPageMessages = defineMessages({
  title: { id: 'requestPayPage.title', defaultMessage: 'Payment for request {number} | Versta' },
  crumb: { id: 'requestPayPage.crumb', defaultMessage: 'Payment' },
  askedHeading: { id: 'requestPayPage.askedHeading', defaultMessage: 'Nothing to pay yet' },
  askedLead: {
    id: 'requestPayPage.askedLead',
    defaultMessage: '{organizer} confirms first. Please don’t send money before that.',
  },
  payHeading: { id: 'requestPayPage.payHeading', defaultMessage: '{amount} to pay now' },
  payLead: {
    id: 'requestPayPage.payLead',
    defaultMessage: '{organizer} has confirmed. Your seats are safe once this has arrived.',
  },
  laterHeading: { id: 'requestPayPage.laterHeading', defaultMessage: 'Nothing to pay today' },
  laterLead: {
    id: 'requestPayPage.laterLead',
    defaultMessage: '{organizer} has confirmed without a prepayment.',
  },
  partHeading: { id: 'requestPayPage.partHeading', defaultMessage: 'Your prepayment has arrived' },
  partLead: { id: 'requestPayPage.partLead', defaultMessage: '{amount} are left until {day}.' },
  restHeading: { id: 'requestPayPage.restHeading', defaultMessage: '{amount} are due now' },
  restLead: {
    id: 'requestPayPage.restLead',
    defaultMessage: 'Your prepayment has arrived. The trip is near, so the rest is due.',
  },
  paidHeading: { id: 'requestPayPage.paidHeading', defaultMessage: 'Everything is paid' },
  paidLead: {
    id: 'requestPayPage.paidLead',
    defaultMessage: 'Nothing is left to pay. See you on the trip.',
  },
  completeHeading: { id: 'requestPayPage.completeHeading', defaultMessage: 'This trip is over' },
  completeLead: {
    id: 'requestPayPage.completeLead',
    defaultMessage: 'Nothing is asked of you here any more.',
  },
  cancelledHeading: {
    id: 'requestPayPage.cancelledHeading',
    defaultMessage: 'Nothing to pay: this request is closed',
  },
  cancelledLead: {
    id: 'requestPayPage.cancelledLead',
    defaultMessage: 'Please don’t send money for it.',
  },
  cancelledPaid: {
    id: 'requestPayPage.cancelledPaid',
    defaultMessage:
      '{amount} have been paid for it. What comes back follows the terms of cancellation; if you hear nothing within three days, write to us.',
  },
  expired: {
    id: 'requestPayPage.expired',
    defaultMessage:
      'The time for holding your seats has run out. Ask {organizer} whether they are still free before you pay.',
  },
  dues: { id: 'requestPayPage.dues', defaultMessage: 'What is due when' },
  settled: { id: 'requestPayPage.settled', defaultMessage: 'Paid so far' },
  firstAsked: { id: 'requestPayPage.firstAsked', defaultMessage: 'When {organizer} confirms' },
  first: { id: 'requestPayPage.first', defaultMessage: 'Now' },
  firstHold: { id: 'requestPayPage.firstHold', defaultMessage: 'By {time}' },
  later: { id: 'requestPayPage.later', defaultMessage: 'By {day}' },
  total: { id: 'requestPayPage.total', defaultMessage: 'Price of the trip' },
  pay: { id: 'requestPayPage.pay', defaultMessage: 'Pay by card' },
  payOnline: { id: 'requestPayPage.payOnline', defaultMessage: 'Pay' },
  method: { id: 'requestPayPage.method', defaultMessage: 'How would you like to pay?' },
  byCard: { id: 'requestPayPage.byCard', defaultMessage: 'By card' },
  bySbp: { id: 'requestPayPage.bySbp', defaultMessage: 'By SBP' },
  bySbpHint: { id: 'requestPayPage.bySbpHint', defaultMessage: 'In the app of your Russian bank.' },
  howMuch: { id: 'requestPayPage.howMuch', defaultMessage: 'How much today?' },
  payFirst: { id: 'requestPayPage.payFirst', defaultMessage: '{amount}, the prepayment' },
  payFirstHint: {
    id: 'requestPayPage.payFirstHint',
    defaultMessage: '{amount} are left until {day}. We remind you.',
  },
  payAll: { id: 'requestPayPage.payAll', defaultMessage: '{amount}, everything' },
  payAllHint: {
    id: 'requestPayPage.payAllHint',
    defaultMessage: 'Nothing to think of later. The terms of cancellation stay the same.',
  },
  toPayment: { id: 'requestPayPage.toPayment', defaultMessage: 'Go to payment' },
  payAmount: { id: 'requestPayPage.payAmount', defaultMessage: 'Pay {amount}' },
  payNote: {
    id: 'requestPayPage.payNote',
    defaultMessage:
      'You pay on the page of our payment service. Versta never sees the number of your card.',
  },
  moreTime: {
    id: 'requestPayPage.moreTime',
    defaultMessage: 'Can’t pay just yet? Once we hold the seats a day longer: until {time}.',
  },
  takeMoreTime: { id: 'requestPayPage.takeMoreTime', defaultMessage: 'Hold my seats longer' },
  how: { id: 'requestPayPage.how', defaultMessage: 'How payment works' },
  howAsked: {
    id: 'requestPayPage.howAsked',
    defaultMessage: 'After confirming, {organizer} writes to {email} with the payment details.',
  },
  howConfirmed: {
    id: 'requestPayPage.howConfirmed',
    defaultMessage:
      '{organizer} sends the payment details to {email}. Look into the spam folder too.',
  },
  howOnline: {
    id: 'requestPayPage.howOnline',
    defaultMessage: 'Whoever asks for a card number by phone or mail in our name is not us.',
  },
  howReference: {
    id: 'requestPayPage.howReference',
    defaultMessage: 'Name request {number} as the reference.',
  },
  howPhone: {
    id: 'requestPayPage.howPhone',
    defaultMessage: 'Nothing has come? Call {organizer}: {phone}',
  },
  howNoPhone: {
    id: 'requestPayPage.howNoPhone',
    defaultMessage: 'Nothing has come within a day? Write to us, we ask {organizer}.',
  },
  onPhone: { id: 'requestPayPage.onPhone', defaultMessage: 'Open this page on your phone' },
  terms: { id: 'requestPayPage.terms', defaultMessage: 'If you have to cancel' },
  termsAsked: {
    id: 'requestPayPage.termsAsked',
    defaultMessage:
      'Until {organizer} has confirmed, canceling costs nothing. Afterward these days count:',
  },
  termsAgreed: {
    id: 'requestPayPage.termsAgreed',
    defaultMessage:
      'So agreed when you sent the request; later changes don’t touch it. <agreement>How canceling works</agreement>',
  },
  fixed: {
    id: 'requestPayPage.fixed',
    defaultMessage: 'Once the organizer has confirmed, the price can’t be raised.',
  },
})
