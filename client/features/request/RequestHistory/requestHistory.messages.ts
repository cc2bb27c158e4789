import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestHistoryMessages = defineMessages({
  by: { id: 'requestHistory.by', defaultMessage: '{at}: {status}, by {who}' },
  tourist: { id: 'requestHistory.tourist', defaultMessage: 'the traveler' },
  organizer: { id: 'requestHistory.organizer', defaultMessage: 'the organizer' },
  admin: { id: 'requestHistory.admin', defaultMessage: 'our desk' },
  system: { id: 'requestHistory.system', defaultMessage: 'itself' },
  named: { id: 'requestHistory.named', defaultMessage: '{who} ({name})' },
  words: { id: 'requestHistory.words', defaultMessage: '“{message}”' },
  paidFurther: { id: 'requestHistory.paidFurther', defaultMessage: 'rest paid' },
  heldLonger: { id: 'requestHistory.heldLonger', defaultMessage: 'held longer' },
})
