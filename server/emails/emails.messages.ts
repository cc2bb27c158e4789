import { defineMessages } from '../i18n/defineMessages.ts'

export const emailsMessages = defineMessages({
  closing: {
    id: 'emails.closing',
    defaultMessage: 'Versta. Journeys measured in versts, led by people who live there.',
  },
})
