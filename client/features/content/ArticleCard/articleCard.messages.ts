import { defineMessages } from '../../../i18n/defineMessages.ts'

export const articleCardMessages = defineMessages({
  readingTime: { id: 'articleCard.readingTime', defaultMessage: '{minutes, number} min read' },
})
