import { defineMessages } from '../../../i18n/defineMessages.ts'

export const paymentEmailsMessages = defineMessages({
  allPaidSubject: { id: 'paymentEmails.allPaidSubject', defaultMessage: 'All paid: {tour}' },
  restPaidSubject: {
    id: 'paymentEmails.restPaidSubject',
    defaultMessage: '{amount} has arrived for {tour}',
  },
  restPaidText: {
    id: 'paymentEmails.restPaidText',
    defaultMessage: 'Thank you, {name}: your payment of {amount} for {tour}, {dates}, has arrived.',
  },
  allPaidText: {
    id: 'paymentEmails.allPaidText',
    defaultMessage:
      'Everything is paid. Your voucher and the invoice are on the page of your request.',
  },
  restLeftText: {
    id: 'paymentEmails.restLeftText',
    defaultMessage: '{restAmount} is left to pay by {restBy}. We remind you before that.',
  },
  seeRequest: { id: 'paymentEmails.seeRequest', defaultMessage: 'See the request' },
  organizerRestPaidSubject: {
    id: 'paymentEmails.organizerRestPaidSubject',
    defaultMessage: 'Paid further: request {number}, {tour}',
  },
  organizerRestPaidText: {
    id: 'paymentEmails.organizerRestPaidText',
    defaultMessage:
      '{name} has paid {amount} more for {dates}. {hasRest, select, true {{restAmount} is left.} other {Everything is paid now.}}',
  },
  openCrm: { id: 'paymentEmails.openCrm', defaultMessage: 'Open the CRM' },
})
