import { defineMessages } from '../i18n/defineMessages.ts'

export const blogFeedMessages = defineMessages({
  title: { id: 'blogFeed.title', defaultMessage: 'Versta blog' },
  description: {
    id: 'blogFeed.description',
    defaultMessage:
      'Visas, weather, prices and table manners, by people who have been there and been cold.',
  },
})
