import { defineMessages } from '../i18n/defineMessages.ts'

export const tourFilesMessages = defineMessages({
  none: {
    id: 'tourFiles.none',
    defaultMessage: 'There is no such tour. It may have been removed.',
  },
  gone: {
    id: 'tourFiles.gone',
    defaultMessage: 'This tour is no longer offered: its dates have passed.',
  },
  busy: {
    id: 'tourFiles.busy',
    defaultMessage:
      'Many programs are being printed at this moment. Please try again in a few seconds.',
  },
})
