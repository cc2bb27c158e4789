import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPayPageMessages = defineMessages({
  title: { id: 'requestPayPage.title', defaultMessage: 'Payment for request {number} | Versta' },
  crumb: { id: 'requestPayPage.crumb', defaultMessage: 'Payment' },
  askedHeading: { id: 'requestPayPage.askedHeading', defaultMessage: 'Nothing to pay yet' },
  askedLead: { id: 'requestPayPage.askedLead', defaultMessage: '{organizer} confirms first. Please don’t send money before that.' },
  payHeading: { id: 'requestPayPage.payHeading', defaultMessage: '{amount} to pay now' },
  payLead: { id: 'requestPayPage.payLead', defaultMessage: '{organizer} has confirmed. Your seats are safe once this has arrived.' },
  laterHeading: { id: 'requestPayPage.laterHeading', defaultMessage: 'Nothing to pay today' },
  laterLead: { id: 'requestPayPage.laterLead', defaultMessage: '{organizer} has confirmed without a prepayment.' },
  partHeading: { id: 'requestPayPage.partHeading', defaultMessage: 'Your prepayment has arrived' },
  partLead: { id: 'requestPayPage.partLead', defaultMessage: '{amount} are left until {day}.' },
  restHeading: { id: 'requestPayPage.restHeading', defaultMessage: '{amount} are due now' },
  restLead: { id: 'requestPayPage.restLead', defaultMessage: 'Your prepayment has arrived. The trip is near, so the rest is due.' },
  paidHeading: { id: 'requestPayPage.paidHeading', defaultMessage: 'Everything is paid' },
  paidLead: { id: 'requestPayPage.paidLead', defaultMessage: 'Nothing is left to pay. See you on the trip.' },
  completeHeading: { id: 'requestPayPage.completeHeading', defaultMessage: 'This trip is over' },
  completeLead: { id: 'requestPayPage.completeLead', defaultMessage: 'Nothing is asked of you here any more.' },
  cancelledHeading: { id: 'requestPayPage.cancelledHeading', defaultMessage: 'Nothing to pay: this request is closed' },
  cancelledLead: { id: 'requestPayPage.cancelledLead', defaultMessage: 'Please don’t send money for it.' },
  cancelledPaid: {
    id: 'requestPayPage.cancelledPaid',
    defaultMessage:
      '{amount} have been paid for it. What comes back follows the terms of cancellation; if you hear nothing within three days, write to us.',
  },
  expired: {
    id: 'requestPayPage.expired',
    defaultMessage: 'The time for holding your seats has run out. Ask {organizer} whether they are still free before you pay.',
  },
  dues: { id: 'requestPayPage.dues', defaultMessage: 'What is due when' },
  settled: { id: 'requestPayPage.settled', defaultMessage: 'Paid so far' },
  firstAsked: { id: 'requestPayPage.firstAsked', defaultMessage: 'When {organizer} confirms' },
  first: { id: 'requestPayPage.first', defaultMessage: 'Now' },
  firstHold: { id: 'requestPayPage.firstHold', defaultMessage: 'By {time}' },
  later: { id: 'requestPayPage.later', defaultMessage: 'By {day}' },
  total: { id: 'requestPayPage.total', defaultMessage: 'Price of the trip' },
  how: { id: 'requestPayPage.how', defaultMessage: 'How payment works' },
  howAsked: { id: 'requestPayPage.howAsked', defaultMessage: 'After confirming, {organizer} writes to {email} with the payment details.' },
  howConfirmed: {
    id: 'requestPayPage.howConfirmed',
    defaultMessage: '{organizer} sends the payment details to {email}. Look into the spam folder too.',
  },
  howOnline: {
    id: 'requestPayPage.howOnline',
    defaultMessage: 'Versta does not take cards on this page yet. Whoever asks for a card number in our name is not us.',
  },
  howReference: { id: 'requestPayPage.howReference', defaultMessage: 'Name request {number} as the reference.' },
  howPhone: { id: 'requestPayPage.howPhone', defaultMessage: 'Nothing has come? Call {organizer}: {phone}' },
  howNoPhone: { id: 'requestPayPage.howNoPhone', defaultMessage: 'Nothing has come within a day? Write to us, we ask {organizer}.' },
  onPhone: { id: 'requestPayPage.onPhone', defaultMessage: 'Open this page on your phone' },
  terms: { id: 'requestPayPage.terms', defaultMessage: 'If you have to cancel' },
  termsText: {
    id: 'requestPayPage.termsText',
    defaultMessage:
      'Until {organizer} has confirmed, cancelling costs nothing. Afterwards what counts are the days left before the start. <agreement>The terms of cancellation</agreement>',
  },
  fixed: { id: 'requestPayPage.fixed', defaultMessage: 'Once the organizer has confirmed, the price can’t be raised.' },
})
