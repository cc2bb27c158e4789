import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPageMessages = defineMessages({
  title: { id: 'requestPage.title', defaultMessage: 'Request {number} | Versta' },
  pendingHeading: {
    id: 'requestPage.pendingHeading',
    defaultMessage: 'Your seats are held, {name}',
  },
  pendingLead: {
    id: 'requestPage.pendingLead',
    defaultMessage: '{organizer} has your request and answers by e-mail to {email}.',
  },
  prepaymentHeading: {
    id: 'requestPage.prepaymentHeading',
    defaultMessage: 'Confirmed: the seats wait for your prepayment',
  },
  prepaymentLead: {
    id: 'requestPage.prepaymentLead',
    defaultMessage: 'Pay now and the seats are yours. {organizer} has written to {email} too.',
  },
  paidHeading: { id: 'requestPage.paidHeading', defaultMessage: 'All set, {name}' },
  paidLead: {
    id: 'requestPage.paidLead',
    defaultMessage: 'Your prepayment has arrived. {organizer} sends the details to {email}.',
  },
  settledLead: {
    id: 'requestPage.settledLead',
    defaultMessage: 'Everything is paid. {organizer} sends the details to {email}.',
  },
  completeHeading: {
    id: 'requestPage.completeHeading',
    defaultMessage: 'We hope it was good, {name}',
  },
  completeLead: {
    id: 'requestPage.completeLead',
    defaultMessage: 'This trip with {organizer} is over.',
  },
  cancelledHeading: {
    id: 'requestPage.cancelledHeading',
    defaultMessage: 'This request is closed',
  },
  cancelledLead: {
    id: 'requestPage.cancelledLead',
    defaultMessage: 'The seats are free again. If you still want to go, request another date.',
  },
  heldUntil: { id: 'requestPage.heldUntil', defaultMessage: 'Seats held until' },
  holdOver: {
    id: 'requestPage.holdOver',
    defaultMessage:
      'The time for holding your seats has run out. Ask {organizer} whether they are still free before you count on them.',
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
  papers: { id: 'requestPage.papers', defaultMessage: 'Payments and documents' },
  review: { id: 'requestPage.review', defaultMessage: 'How was it?' },
  reviewLead: {
    id: 'requestPage.reviewLead',
    defaultMessage:
      'What would you tell friends before they go? We read it, then it appears with your first name and the month of the trip; {organizer} may answer.',
  },
  rating: { id: 'requestPage.rating', defaultMessage: 'Your rating' },
  reviewText: { id: 'requestPage.reviewText', defaultMessage: 'Your words' },
  reviewSend: { id: 'requestPage.reviewSend', defaultMessage: 'Send the review' },
  reviewIncomplete: {
    id: 'requestPage.reviewIncomplete',
    defaultMessage: 'Choose the stars and write at least 20 letters.',
  },
  reviewAway: {
    id: 'requestPage.reviewAway',
    defaultMessage: 'That did not work. Your words are still here; please try again.',
  },
})
