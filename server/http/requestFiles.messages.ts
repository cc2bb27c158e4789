import { defineMessages } from '../i18n/defineMessages.ts'

export const requestFilesMessages = defineMessages({
  none: {
    id: 'requestFiles.none',
    defaultMessage: 'There is no such document. Vouchers and invoices come with the first payment.',
  },
  busy: {
    id: 'requestFiles.busy',
    defaultMessage:
      'Many documents are being printed at this moment. Please try again in a few seconds.',
  },
  fileNameInvoice: { id: 'requestFiles.fileNameInvoice', defaultMessage: 'invoice' },
  fileNameCreditNote: { id: 'requestFiles.fileNameCreditNote', defaultMessage: 'credit-note' },
})
