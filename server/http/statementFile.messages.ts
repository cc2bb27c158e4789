import { defineMessages } from '../i18n/defineMessages.ts'

export const statementFileMessages = defineMessages({
  none: {
    id: 'statementFile.none',
    defaultMessage: 'There is no such statement for you. Log in as somebody of the organizer.',
  },
  fileName: { id: 'statementFile.fileName', defaultMessage: 'statement' },
})
