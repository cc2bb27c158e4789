import { defineMessages } from '../../../i18n/defineMessages.ts'

export const outboxPageMessages = defineMessages({
  title: { id: 'outboxPage.title', defaultMessage: 'Outbox | Versta for developers' },
  heading: { id: 'outboxPage.heading', defaultMessage: 'Outbox' },
  lead: {
    id: 'outboxPage.lead',
    defaultMessage:
      'What would have gone out by mail, text message or messenger. No service is set up, so it stays here.',
  },
  to: { id: 'outboxPage.to', defaultMessage: 'Recipient' },
  toHint: { id: 'outboxPage.toHint', defaultMessage: 'Number or address, in full' },
  refresh: { id: 'outboxPage.refresh', defaultMessage: 'Refresh' },
  channel: { id: 'outboxPage.channel', defaultMessage: 'Channel' },
  time: { id: 'outboxPage.time', defaultMessage: 'Time' },
  message: { id: 'outboxPage.message', defaultMessage: 'Message' },
  email: { id: 'outboxPage.email', defaultMessage: 'E-mail' },
  sms: { id: 'outboxPage.sms', defaultMessage: 'SMS' },
  preview: { id: 'outboxPage.preview', defaultMessage: 'As the mail program shows it' },
  previewOf: { id: 'outboxPage.previewOf', defaultMessage: 'Mail “{subject}” to {recipient}' },
  older: { id: 'outboxPage.older', defaultMessage: 'Older messages' },
  newest: { id: 'outboxPage.newest', defaultMessage: 'Back to the newest' },
  empty: { id: 'outboxPage.empty', defaultMessage: 'Nothing has been sent yet' },
  emptyText: {
    id: 'outboxPage.emptyText',
    defaultMessage: 'Ask for a login code or order a tour: the message is here a moment later.',
  },
  emptyFor: { id: 'outboxPage.emptyFor', defaultMessage: 'Nothing has been sent to {recipient}' },
  showAll: { id: 'outboxPage.showAll', defaultMessage: 'Show all messages' },
})
