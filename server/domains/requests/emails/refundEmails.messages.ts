import { defineMessages } from '../../../i18n/defineMessages.ts'

export const refundEmailsMessages = defineMessages({
  lateSeatsGone: {
    id: 'refundEmails.lateSeatsGone',
    defaultMessage:
      'Hello {name}, your payment for {tour} arrived after the time to pay, and by then the seats had gone to others. We are sorry.',
  },
  lateHoldOver: {
    id: 'refundEmails.lateHoldOver',
    defaultMessage:
      'Hello {name}, your payment for {tour} arrived after the time for which your seats were held.',
  },
  lateTripBegun: {
    id: 'refundEmails.lateTripBegun',
    defaultMessage:
      'Hello {name}, your payment for {tour} arrived when the trip had begun already.',
  },
  latePaidTwice: {
    id: 'refundEmails.latePaidTwice',
    defaultMessage:
      'Hello {name}, you have paid more for {tour} than it costs: {amount} came on top. Your booking stands as it is.',
  },
  lateNotPayable: {
    id: 'refundEmails.lateNotPayable',
    defaultMessage:
      'Hello {name}, your payment for {tour} arrived when the request was closed already.',
  },
  cashbackBegunSubject: {
    id: 'refundEmails.cashbackBegunSubject',
    defaultMessage: 'Your cashback of {amount} is on its way: request {number}',
  },
  cashbackBegunText: {
    id: 'refundEmails.cashbackBegunText',
    defaultMessage:
      'Hello {name}, thank you for traveling with us: as promised, {amount} of the price of {tour} come back to you.',
  },
  cashbackBegunWay: {
    id: 'refundEmails.cashbackBegunWay',
    defaultMessage:
      'The money goes back by the way you paid. You have nothing to do, and we write again when it is done.',
  },
  seeRequest: { id: 'refundEmails.seeRequest', defaultMessage: 'See the request' },
  cashbackDoneSubject: {
    id: 'refundEmails.cashbackDoneSubject',
    defaultMessage: 'Your cashback: {amount} for {tour}',
  },
  cashbackDoneText: {
    id: 'refundEmails.cashbackDoneText',
    defaultMessage:
      'Hello {name}, you made the trip, and here is what we promised: {amount} of the price of {tour} have gone back by the way you paid.',
  },
  cashbackDoneByTransfer: {
    id: 'refundEmails.cashbackDoneByTransfer',
    defaultMessage:
      'Hello {name}, you made the trip, and here is what we promised: {amount} of the price of {tour}. We have sent them by bank transfer, since they could not go back by the way you paid. The reference is {reference}.',
  },
  cashbackDoneWait: {
    id: 'refundEmails.cashbackDoneWait',
    defaultMessage:
      'Your bank may take a few working days to show the money. Have a look at where you might go next.',
  },
  seeTrip: { id: 'refundEmails.seeTrip', defaultMessage: 'See the trip' },
  cashbackFailedSubject: {
    id: 'refundEmails.cashbackFailedSubject',
    defaultMessage: 'Your cashback of {amount} comes another way: request {number}',
  },
  cashbackFailedText: {
    id: 'refundEmails.cashbackFailedText',
    defaultMessage:
      'Hello {name}, your cashback of {amount} for {tour} could not go back by the way you paid. That happens when a card has been closed, for instance.',
  },
  cashbackFailedNext: {
    id: 'refundEmails.cashbackFailedNext',
    defaultMessage:
      'It is yours all the same. Our team now pays it by hand; should we need an account number for that, we ask you for it by e-mail. We never ask for the number of a card.',
  },
  begunSubject: {
    id: 'refundEmails.begunSubject',
    defaultMessage: '{amount} is on its way back to you: request {number}',
  },
  begunText: {
    id: 'refundEmails.begunText',
    defaultMessage: 'Hello {name}, we are paying you back {amount} for {tour}.',
  },
  begunWay: {
    id: 'refundEmails.begunWay',
    defaultMessage:
      '{amount} goes back by the way you paid, within 14 days. You have nothing to do, and we write again when it is done.',
  },
  doneSubject: {
    id: 'refundEmails.doneSubject',
    defaultMessage: 'Paid back: {amount} for request {number}',
  },
  doneText: {
    id: 'refundEmails.doneText',
    defaultMessage: 'Hello {name}, {amount} for {tour} have gone back by the way you paid.',
  },
  doneByTransfer: {
    id: 'refundEmails.doneByTransfer',
    defaultMessage:
      'Hello {name}, we have sent you {amount} for {tour} by bank transfer, since they could not go back by the way you paid. The reference is {reference}.',
  },
  doneWait: {
    id: 'refundEmails.doneWait',
    defaultMessage: 'Your bank may take a few working days to show the money.',
  },
  failedSubject: {
    id: 'refundEmails.failedSubject',
    defaultMessage: '{amount} come back to you another way: request {number}',
  },
  failedText: {
    id: 'refundEmails.failedText',
    defaultMessage:
      'Hello {name}, we tried to pay back {amount} for {tour} by the way you paid, and it didn’t go through. That happens when a card has been closed, for instance.',
  },
  failedNext: {
    id: 'refundEmails.failedNext',
    defaultMessage:
      'The money is yours all the same. Our team now pays it back by hand; should we need an account number for that, we ask you for it by e-mail. We never ask for the number of a card.',
  },
})
