import { defineMessages } from '../../../i18n/defineMessages.ts'

export const sandboxMessages = defineMessages({
  title: { id: 'sandbox.title', defaultMessage: 'Practice payment' },
  banner: {
    id: 'sandbox.banner',
    defaultMessage: 'This is a practice checkout. No money moves, and no card is asked for.',
  },
  due: { id: 'sandbox.due', defaultMessage: 'To pay' },
  card: { id: 'sandbox.card', defaultMessage: 'By card' },
  sbp: { id: 'sandbox.sbp', defaultMessage: 'By SBP, the Russian system of instant payments' },
  until: { id: 'sandbox.until', defaultMessage: 'Open until' },
  pay: { id: 'sandbox.pay', defaultMessage: 'Pay {amount}' },
  decline: { id: 'sandbox.decline', defaultMessage: 'Decline' },
  leave: { id: 'sandbox.leave', defaultMessage: 'Leave without paying' },
  more: { id: 'sandbox.more', defaultMessage: 'Rehearse what can go wrong' },
  later: { id: 'sandbox.later', defaultMessage: 'Pay with a delay' },
  laterNote: {
    id: 'sandbox.laterNote',
    defaultMessage: 'You return at once; the shop is notified 5 seconds later.',
  },
  twice: { id: 'sandbox.twice', defaultMessage: 'Pay and notify twice' },
  twiceNote: {
    id: 'sandbox.twiceNote',
    defaultMessage: 'The shop is notified of the same payment twice.',
  },
  declineNote: { id: 'sandbox.declineNote', defaultMessage: 'The bank says no.' },
  leaveNote: {
    id: 'sandbox.leaveNote',
    defaultMessage: 'You change your mind; the payment stays open.',
  },
  paid: { id: 'sandbox.paid', defaultMessage: 'This payment is done' },
  declined: { id: 'sandbox.declined', defaultMessage: 'The bank declined this payment' },
  refunded: { id: 'sandbox.refunded', defaultMessage: 'This payment was given back' },
  expired: { id: 'sandbox.expired', defaultMessage: 'The time to pay is over' },
  none: { id: 'sandbox.none', defaultMessage: 'There is no such payment' },
  noneNote: {
    id: 'sandbox.noneNote',
    defaultMessage: 'The address may be cut off. Open it again from your order.',
  },
  back: { id: 'sandbox.back', defaultMessage: 'Back to the order' },
})
