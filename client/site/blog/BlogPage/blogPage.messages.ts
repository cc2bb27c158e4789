import { defineMessages } from '../../../i18n/defineMessages.ts'

export const blogPageMessages = defineMessages({
  metaTitle: { id: 'blogPage.metaTitle', defaultMessage: 'Read before you pack: the Versta blog' },
  metaTitleOfCategory: {
    id: 'blogPage.metaTitleOfCategory',
    defaultMessage: '{category} | Versta blog',
  },
  metaTitleOfPage: {
    id: 'blogPage.metaTitleOfPage',
    defaultMessage: '{title}, page {page, number}',
  },
  metaDescription: {
    id: 'blogPage.metaDescription',
    defaultMessage:
      'Visas, weather, prices and table manners from Kaliningrad to Kamchatka, written by people who have been there and been cold.',
  },
  metaDescriptionOfCategory: {
    id: 'blogPage.metaDescriptionOfCategory',
    defaultMessage:
      '{category}: {count, plural, one {# article} other {# articles}} for travelers to Russia and its neighbors.',
  },
  home: { id: 'blogPage.home', defaultMessage: 'Home' },
  way: { id: 'blogPage.way', defaultMessage: 'You are here' },
  crumb: { id: 'blogPage.crumb', defaultMessage: 'Blog' },
  title: { id: 'blogPage.title', defaultMessage: 'Read before you pack' },
  lead: {
    id: 'blogPage.lead',
    defaultMessage:
      'Visas, weather, prices and table manners, by people who have been there and been cold.',
  },
  count: {
    id: 'blogPage.count',
    defaultMessage: '{count, plural, one {# article} other {# articles}}',
  },
  categories: { id: 'blogPage.categories', defaultMessage: 'Topics' },
  all: { id: 'blogPage.all', defaultMessage: 'Everything' },
  articles: { id: 'blogPage.articles', defaultMessage: 'Articles' },
  pagination: { id: 'blogPage.pagination', defaultMessage: 'Pages' },
  previous: { id: 'blogPage.previous', defaultMessage: 'Previous' },
  next: { id: 'blogPage.next', defaultMessage: 'Next' },
  page: { id: 'blogPage.page', defaultMessage: 'Page {page, number}' },
  empty: { id: 'blogPage.empty', defaultMessage: 'Nothing here yet' },
  emptyText: {
    id: 'blogPage.emptyText',
    defaultMessage: 'Somebody is still on the way back with the notes.',
  },
  emptyAction: { id: 'blogPage.emptyAction', defaultMessage: 'All articles' },
  feedName: { id: 'blogPage.feedName', defaultMessage: 'Versta blog' },
  feed: { id: 'blogPage.feed', defaultMessage: 'New articles by RSS' },
})
