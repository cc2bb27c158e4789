import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestTimelineMessages = defineMessages({
  confirm: { id: 'requestTimeline.confirm', defaultMessage: 'The organizer confirms' },
  confirmText: {
    id: 'requestTimeline.confirmText',
    defaultMessage: '{organizer} checks beds, boats and guides, and writes to {email}.',
  },
  pay: { id: 'requestTimeline.pay', defaultMessage: 'You pay' },
  restText: {
    id: 'requestTimeline.restText',
    defaultMessage: 'Your prepayment has arrived. The rest, {amount}, is due by {day}.',
  },
  paidText: { id: 'requestTimeline.paidText', defaultMessage: 'Everything is paid.' },
  go: { id: 'requestTimeline.go', defaultMessage: 'You go' },
  goText: {
    id: 'requestTimeline.goText',
    defaultMessage: '{days}. The last details come by e-mail before the start.',
  },
})
