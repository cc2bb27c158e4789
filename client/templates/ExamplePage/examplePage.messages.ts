import { defineMessages } from '#client/i18n/defineMessages.ts'

export const examplePageMessages = defineMessages({
  metaTitle: { id: 'examplePage.metaTitle', defaultMessage: 'Title for search results' },
  metaDescription: {
    id: 'examplePage.metaDescription',
    defaultMessage: 'One or two sentences for search results and shared links.',
  },
  title: { id: 'examplePage.title', defaultMessage: 'Heading of the page' },
  regionCount: {
    id: 'examplePage.regionCount',
    defaultMessage: '{count, plural, one {# region} other {# regions}}',
  },
})
