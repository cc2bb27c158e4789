import { defineMessages } from '../../../i18n/defineMessages.ts'

export const dateMessages = defineMessages({
  open: { id: 'dateLabels.open', defaultMessage: 'Choose in a calendar' },
  apply: { id: 'dateLabels.apply', defaultMessage: 'Apply' },
  close: { id: 'dateLabels.close', defaultMessage: 'Close' },
  closedDay: {
    id: 'dateLabels.closedDay',
    defaultMessage: 'That day can’t be chosen. Take another.',
  },
  start: { id: 'dateLabels.start', defaultMessage: 'From' },
  end: { id: 'dateLabels.end', defaultMessage: 'Until' },
})
