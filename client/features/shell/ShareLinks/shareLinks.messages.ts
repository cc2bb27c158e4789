import { defineMessages } from '../../../i18n/defineMessages.ts'

export const shareMessages = defineMessages({
  title: { id: 'shareLinks.title', defaultMessage: 'Pass it on' },
  facebook: { id: 'shareLinks.facebook', defaultMessage: 'Facebook' },
  x: { id: 'shareLinks.x', defaultMessage: 'X' },
  email: { id: 'shareLinks.email', defaultMessage: 'Email' },
  copy: { id: 'shareLinks.copy', defaultMessage: 'Copy link' },
  copied: { id: 'shareLinks.copied', defaultMessage: 'Link copied' },
  copyFailed: {
    id: 'shareLinks.copyFailed',
    defaultMessage: 'The link could not be copied. Please copy it from the address bar.',
  },
  messages: { id: 'shareLinks.messages', defaultMessage: 'Messages' },
  close: { id: 'shareLinks.close', defaultMessage: 'Close message' },
  more: { id: 'shareLinks.more', defaultMessage: 'More ways' },
})
