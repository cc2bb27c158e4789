import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestPapersMessages = defineMessages({
  payments: { id: 'requestPapers.payments', defaultMessage: 'Payments' },
  none: { id: 'requestPapers.none', defaultMessage: 'Nothing has been paid yet.' },
  paidCARD: { id: 'requestPapers.paidCard', defaultMessage: 'Paid by card, {day}' },
  paidSBP: { id: 'requestPapers.paidSbp', defaultMessage: 'Paid by SBP, {day}' },
  refundPENDING: { id: 'requestPapers.refundPending', defaultMessage: 'On its way back to you' },
  refundDONE: { id: 'requestPapers.refundDone', defaultMessage: 'Paid back, {day}' },
  refundFAILED: {
    id: 'requestPapers.refundFailed',
    defaultMessage: 'Could not go back the way you paid: we send it another way',
  },
  cashbackPENDING: {
    id: 'requestPapers.cashbackPending',
    defaultMessage: 'Your cashback is on its way to you',
  },
  cashbackDONE: {
    id: 'requestPapers.cashbackDone',
    defaultMessage: 'Your cashback has come back to you, {day}',
  },
  cashbackFAILED: {
    id: 'requestPapers.cashbackFailed',
    defaultMessage: 'Your cashback could not go back the way you paid: we send it another way',
  },
  documents: { id: 'requestPapers.documents', defaultMessage: 'Documents' },
  noDocuments: {
    id: 'requestPapers.noDocuments',
    defaultMessage: 'Voucher and invoice come with the first payment.',
  },
  VOUCHER: { id: 'requestPapers.voucher', defaultMessage: 'Voucher {number}' },
  INVOICE: { id: 'requestPapers.invoice', defaultMessage: 'Invoice {number}' },
  CREDIT_NOTE: { id: 'requestPapers.creditNote', defaultMessage: 'Credit note {number}' },
})
