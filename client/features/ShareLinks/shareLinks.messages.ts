import { defineMessages } from '../../i18n/defineMessages.ts'

export const shareMessages = defineMessages({
  title: { id: 'shareLinks.title', defaultMessage: 'Pass it on' },
  facebook: { id: 'shareLinks.facebook', defaultMessage: 'Facebook' },
  x: { id: 'shareLinks.x', defaultMessage: 'X' },
  email: { id: 'shareLinks.email', defaultMessage: 'Email' },
  more: { id: 'shareLinks.more', defaultMessage: 'More ways' },
})
