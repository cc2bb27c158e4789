import { defineMessages } from '../../i18n/defineMessages.ts'

export const decisionMessages = defineMessages({
  decide: { id: 'crmRequests.decide', defaultMessage: 'Answer' },
  change: { id: 'crmRequests.change', defaultMessage: 'Change' },
  decideHeading: {
    id: 'crmRequests.decideHeading',
    defaultMessage: 'Request {number} from {name}',
  },
  notNow: { id: 'crmRequests.notNow', defaultMessage: 'Not now' },
  message: { id: 'crmRequests.message', defaultMessage: 'Words to the travelers' },
  messageHint: { id: 'crmRequests.messageHint', defaultMessage: 'They go out with the letter.' },
  confirm: { id: 'crmRequests.confirm', defaultMessage: 'Confirm' },
  decline: { id: 'crmRequests.decline', defaultMessage: 'Decline' },
  cancel: { id: 'crmRequests.cancel', defaultMessage: 'Cancel the trip' },
  until: { id: 'crmRequests.until', defaultMessage: 'Need more time? Hold the seats until' },
  untilHint: {
    id: 'crmRequests.untilHint',
    defaultMessage: 'At most two weeks after the request came. We e-mail the travelers.',
  },
  extend: { id: 'crmRequests.extend', defaultMessage: 'Hold longer' },
  declineHint: {
    id: 'crmRequests.declineHint',
    defaultMessage: 'Canceling frees the seats and gives back all that was paid.',
  },
  doneConfirm: {
    id: 'crmRequests.doneConfirm',
    defaultMessage: 'Request {number} is confirmed. The travelers read how to pay.',
  },
  doneDecline: {
    id: 'crmRequests.doneDecline',
    defaultMessage:
      'Request {number} is canceled, and its seats are free again. We’ve e-mailed the travelers.',
  },
  doneExtend: {
    id: 'crmRequests.doneExtend',
    defaultMessage: 'The seats of request {number} are held longer. We’ve e-mailed the travelers.',
  },
})
