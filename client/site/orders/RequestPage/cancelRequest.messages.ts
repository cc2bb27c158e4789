import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of a part that loads later: the page's first download has none of their names. */
export const cancelRequestMessages = defineMessages({
  cancel: { id: 'requestPage.cancel', defaultMessage: 'Cancel the request' },
  cancelFree: { id: 'requestPage.cancelFree', defaultMessage: 'It costs you nothing.' },
  cancelRefund: {
    id: 'requestPage.cancelRefund',
    defaultMessage:
      'Today {refund} come back to you; {organizer} keeps {kept}: {percent} of the price, as agreed.',
  },
  cancelAll: { id: 'requestPage.cancelAll', defaultMessage: 'All you paid, {refund}, comes back.' },
  cancelNone: {
    id: 'requestPage.cancelNone',
    defaultMessage:
      'Of what you paid nothing comes back under the terms: {organizer} keeps {kept}.',
  },
  cancelReason: { id: 'requestPage.cancelReason', defaultMessage: 'Why? {organizer} reads it' },
  cancelOptional: { id: 'requestPage.cancelOptional', defaultMessage: 'optional' },
  cancelConfirm: { id: 'requestPage.cancelConfirm', defaultMessage: 'Cancel for good' },
  cancelMoved: {
    id: 'requestPage.cancelMoved',
    defaultMessage: 'The request stands otherwise by now. This page shows how.',
  },
  cancelChanged: {
    id: 'requestPage.cancelChanged',
    defaultMessage: 'What comes back has changed. Please look once more.',
  },
  cancelAway: {
    id: 'requestPage.cancelAway',
    defaultMessage:
      'That did not work, and we can’t say yet whether the request was canceled. Please try again: nothing is canceled twice.',
  },
})
