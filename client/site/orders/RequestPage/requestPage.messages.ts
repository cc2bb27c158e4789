import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPageMessages = defineMessages({
  title: { id: 'requestPage.title', defaultMessage: 'Request {number} | Versta' },
  pendingHeading: { id: 'requestPage.pendingHeading', defaultMessage: 'Your seats are held, {name}' },
  pendingLead: { id: 'requestPage.pendingLead', defaultMessage: '{organizer} has your request and answers by e-mail to {email}.' },
  prepaymentHeading: { id: 'requestPage.prepaymentHeading', defaultMessage: 'Confirmed: the seats wait for your prepayment' },
  prepaymentLead: { id: 'requestPage.prepaymentLead', defaultMessage: '{organizer} has written to {email} how to pay.' },
  paidHeading: { id: 'requestPage.paidHeading', defaultMessage: 'All set, {name}' },
  paidLead: { id: 'requestPage.paidLead', defaultMessage: 'Your prepayment has arrived. {organizer} sends the details to {email}.' },
  completeHeading: { id: 'requestPage.completeHeading', defaultMessage: 'We hope it was good, {name}' },
  completeLead: { id: 'requestPage.completeLead', defaultMessage: 'This trip with {organizer} is over.' },
  cancelledHeading: { id: 'requestPage.cancelledHeading', defaultMessage: 'This request is closed' },
  cancelledLead: {
    id: 'requestPage.cancelledLead',
    defaultMessage: 'The seats are free again. If you still want to go, request another date.',
  },
  heldUntil: { id: 'requestPage.heldUntil', defaultMessage: 'Seats held until' },
  holdOver: {
    id: 'requestPage.holdOver',
    defaultMessage: 'The time for holding your seats has run out. Ask {organizer} whether they are still free before you count on them.',
  },
  contact: { id: 'requestPage.contact', defaultMessage: 'Your contact' },
  comment: { id: 'requestPage.comment', defaultMessage: 'Your note' },
  sent: { id: 'requestPage.sent', defaultMessage: 'Sent' },
  next: { id: 'requestPage.next', defaultMessage: 'What happens next' },
  keepTitle: { id: 'requestPage.keepTitle', defaultMessage: 'Keep the link to this page' },
  keepText: {
    id: 'requestPage.keepText',
    defaultMessage:
      'It always shows how your request stands. Whoever has the link can see it, so share it only with those who travel with you.',
  },
  payNow: { id: 'requestPage.payNow', defaultMessage: 'See what to pay' },
  nameTravelers: { id: 'requestPage.nameTravelers', defaultMessage: 'Say who travels' },
  prepare: { id: 'requestPage.prepare', defaultMessage: 'Get ready for the trip' },
  toTour: { id: 'requestPage.toTour', defaultMessage: 'See the tour again' },
})
