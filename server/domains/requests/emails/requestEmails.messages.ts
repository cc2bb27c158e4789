import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestEmailsMessages = defineMessages({
  flightIncluded: {
    id: 'requestEmails.flightIncluded',
    defaultMessage: 'Flights are in the price.',
  },
  cashbackPromised: {
    id: 'requestEmails.cashbackPromised',
    defaultMessage: 'With cashback: {cashback} come back to you after the trip.',
  },
  askedSubject: {
    id: 'requestEmails.askedSubject',
    defaultMessage: 'Request {number}: {organizer} is looking at it',
  },
  askedText: {
    id: 'requestEmails.askedText',
    defaultMessage:
      'Hello {name}, your seats are set aside: {tour}, {dates}, {people, plural, one {1 traveler} other {{people} travelers}}, {total} in all.',
  },
  askedAnswerBy: {
    id: 'requestEmails.askedAnswerBy',
    defaultMessage:
      '{organizer} answers by {heldUntil}. Until then you owe nothing, and afterward only if the answer is yes.',
  },
  seeRequest: { id: 'requestEmails.seeRequest', defaultMessage: 'See the request' },
  confirmedSubject: { id: 'requestEmails.confirmedSubject', defaultMessage: 'Confirmed: {tour}' },
  confirmedText: {
    id: 'requestEmails.confirmedText',
    defaultMessage: 'Good news, {name}: {organizer} has confirmed your trip of {dates}.',
  },
  organizerWrites: {
    id: 'requestEmails.organizerWrites',
    defaultMessage: '{organizer} writes: “{message}”',
  },
  confirmedPayBy: {
    id: 'requestEmails.confirmedPayBy',
    defaultMessage: 'To keep the seats, please pay {firstDue} by {heldUntil}.',
  },
  payDue: { id: 'requestEmails.payDue', defaultMessage: 'Pay {firstDue}' },
  paidSubject: { id: 'requestEmails.paidSubject', defaultMessage: 'Paid: your seats for {tour}' },
  paidText: {
    id: 'requestEmails.paidText',
    defaultMessage: 'Thank you, {name}. Your payment has arrived and the seats are yours: {dates}.',
  },
  paidNext: {
    id: 'requestEmails.paidNext',
    defaultMessage:
      'Next, tell us who travels; the organizer needs the names for permits and tickets.',
  },
  paidAction: { id: 'requestEmails.paidAction', defaultMessage: 'See what comes next' },
  completeSubject: { id: 'requestEmails.completeSubject', defaultMessage: 'How was {tour}?' },
  completeText: {
    id: 'requestEmails.completeText',
    defaultMessage:
      'Welcome back, {name}. A few honest lines help those who come after you, and {organizer} reads every one of them.',
  },
  completeCashback: {
    id: 'requestEmails.completeCashback',
    defaultMessage:
      'And your cashback is on its way: {cashback} go back by the way you paid. We write again when it is done.',
  },
  seeTrip: { id: 'requestEmails.seeTrip', defaultMessage: 'See the trip' },
  cancelledSubject: {
    id: 'requestEmails.cancelledSubject',
    defaultMessage: 'Request {number} is canceled',
  },
  cancelledByTouristText: {
    id: 'requestEmails.cancelledByTouristText',
    defaultMessage: 'You have canceled {tour}, {dates}. The seats are free again.',
  },
  refundOnItsWay: {
    id: 'requestEmails.refundOnItsWay',
    defaultMessage: '{refund} goes back by the way you paid, within 14 days.',
  },
  cancelledByAuthorSubject: {
    id: 'requestEmails.cancelledByAuthorSubject',
    defaultMessage: "{organizer} can't take you: request {number}",
  },
  cancelledByAuthorText: {
    id: 'requestEmails.cancelledByAuthorText',
    defaultMessage: 'We are sorry, {name}: {organizer} has canceled {tour}, {dates}.',
  },
  wholeRefundOnItsWay: {
    id: 'requestEmails.wholeRefundOnItsWay',
    defaultMessage: 'All you paid, {refund}, goes back by the way you paid, within 14 days.',
  },
  nothingOwed: {
    id: 'requestEmails.nothingOwed',
    defaultMessage: 'You have paid nothing and owe nothing.',
  },
  cancelledBySystemSubject: {
    id: 'requestEmails.cancelledBySystemSubject',
    defaultMessage: 'Request {number} has run out',
  },
  cancelledBySystemText: {
    id: 'requestEmails.cancelledBySystemText',
    defaultMessage:
      'The time for which the seats for {tour}, {dates}, were held is over, so they are free again.',
  },
  cancelledBySystemAgain: {
    id: 'requestEmails.cancelledBySystemAgain',
    defaultMessage: 'You still want to go? Ask again while there are seats: it takes a minute.',
  },
  cancelledByAdminText: {
    id: 'requestEmails.cancelledByAdminText',
    defaultMessage: 'We had to cancel {tour}, {dates}.',
  },
  teamWrites: { id: 'requestEmails.teamWrites', defaultMessage: 'Our team writes: “{message}”' },
  heldLongerSubject: {
    id: 'requestEmails.heldLongerSubject',
    defaultMessage: 'Your seats for {tour} are held until {heldUntil}',
  },
  heldLongerText: {
    id: 'requestEmails.heldLongerText',
    defaultMessage:
      'Hello {name}, the seats for {tour}, {dates}, are held longer: until {heldUntil}.',
  },
  heldLongerPayBy: {
    id: 'requestEmails.heldLongerPayBy',
    defaultMessage: 'To keep them, please pay {firstDue} by then.',
  },
  holdEndsSubject: {
    id: 'requestEmails.holdEndsSubject',
    defaultMessage: 'Your seats for {tour} wait until {heldUntil}',
  },
  holdEndsText: {
    id: 'requestEmails.holdEndsText',
    defaultMessage:
      'Hello {name}, {organizer} has confirmed, only {isWhole, select, true {the payment} other {the prepayment}} of {firstDue} is missing.',
  },
  holdEndsAfter: {
    id: 'requestEmails.holdEndsAfter',
    defaultMessage: 'The seats are held until {heldUntil}. After that they are free for others.',
  },
  restDueSubject: {
    id: 'requestEmails.restDueSubject',
    defaultMessage: '{restAmount} are due by {restBy}',
  },
  restDueText: {
    id: 'requestEmails.restDueText',
    defaultMessage: 'Hello {name}, {tour} is near: {dates}.',
  },
  restDuePayBy: {
    id: 'requestEmails.restDuePayBy',
    defaultMessage: 'Please pay the rest, {restAmount}, by {restBy}.',
  },
  restDueAction: { id: 'requestEmails.restDueAction', defaultMessage: 'Pay {restAmount}' },
  restOverdueSubject: {
    id: 'requestEmails.restOverdueSubject',
    defaultMessage: '{firstDue} for {tour} are overdue',
  },
  restOverdueText: {
    id: 'requestEmails.restOverdueText',
    defaultMessage:
      'Hello {name}, the rest for {tour}, {dates}, was due by {fullPaymentDueOn}, and {firstDue} are still missing.',
  },
  restOverduePayNow: {
    id: 'requestEmails.restOverduePayNow',
    defaultMessage:
      'Please pay now, so that {organizer} can keep everything ready for you. If something is in the way, tell {organizer} or us: the sooner we know, the more we can do.',
  },
  organizerAskedSubject: {
    id: 'requestEmails.organizerAskedSubject',
    defaultMessage: 'New request {number}: {tour}',
  },
  organizerAskedText: {
    id: 'requestEmails.organizerAskedText',
    defaultMessage:
      '{name} asks for {people, plural, one {1 seat} other {{people} seats}}, {dates}, {total} in all.',
  },
  customerWrites: { id: 'requestEmails.customerWrites', defaultMessage: 'They write: “{message}”' },
  organizerAskedHeld: {
    id: 'requestEmails.organizerAskedHeld',
    defaultMessage: 'The seats are held until {heldUntil}. After that the request ends by itself.',
  },
  organizerAskedAction: {
    id: 'requestEmails.organizerAskedAction',
    defaultMessage: 'Answer in the CRM',
  },
  organizerPaidSubject: {
    id: 'requestEmails.organizerPaidSubject',
    defaultMessage: 'Paid: request {number}, {tour}',
  },
  organizerPaidText: {
    id: 'requestEmails.organizerPaidText',
    defaultMessage: '{name} has paid. The seats of {dates} are sold.',
  },
  openCrm: { id: 'requestEmails.openCrm', defaultMessage: 'Open the CRM' },
  organizerCancelledSubject: {
    id: 'requestEmails.organizerCancelledSubject',
    defaultMessage: 'Canceled: request {number}, {tour}',
  },
  organizerCancelledText: {
    id: 'requestEmails.organizerCancelledText',
    defaultMessage: 'The request of {name} for {dates} has ended. Its seats are free again.',
  },
  quotedMessage: { id: 'requestEmails.quotedMessage', defaultMessage: '“{message}”' },
  organizerHeldLongerSubject: {
    id: 'requestEmails.organizerHeldLongerSubject',
    defaultMessage: 'More time to pay: request {number}, {tour}',
  },
  organizerHeldLongerText: {
    id: 'requestEmails.organizerHeldLongerText',
    defaultMessage:
      '{name} has taken more time to pay, which everybody may once. The seats are held until {heldUntil}.',
  },
  organizerRestOverdueSubject: {
    id: 'requestEmails.organizerRestOverdueSubject',
    defaultMessage: 'Rest overdue: request {number}, {tour}',
  },
  organizerRestOverdueText: {
    id: 'requestEmails.organizerRestOverdueText',
    defaultMessage:
      '{name} has not paid the rest for {dates}: {firstDue} were due by {fullPaymentDueOn}.',
  },
  organizerRestOverdueReminded: {
    id: 'requestEmails.organizerRestOverdueReminded',
    defaultMessage: 'We have reminded them today. The seats stay theirs until you or they cancel.',
  },
})
