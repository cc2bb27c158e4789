import { defineMessages } from '../../../i18n/defineMessages.ts'

export const reviewsPageMessages = defineMessages({
  metaTitle: {
    id: 'reviewsPage.metaTitle',
    defaultMessage: 'Travelers’ reviews, good and bad | Versta',
  },
  metaTitleOfRegion: {
    id: 'reviewsPage.metaTitleOfRegion',
    defaultMessage: '{region}: travelers’ reviews | Versta',
  },
  metaTitleOfPage: {
    id: 'reviewsPage.metaTitleOfPage',
    defaultMessage: '{title}, page {page, number}',
  },
  metaDescription: {
    id: 'reviewsPage.metaDescription',
    defaultMessage:
      '{count, plural, one {# review} other {# reviews}} by people who went: what was good, what was not, and what the organizers say to it.',
  },
  metaDescriptionOfRegion: {
    id: 'reviewsPage.metaDescriptionOfRegion',
    defaultMessage:
      '{region}: {count, plural, one {# review} other {# reviews}} by people who went, with the organizers’ answers and the tours they are about.',
  },
  home: { id: 'reviewsPage.home', defaultMessage: 'Home' },
  way: { id: 'reviewsPage.way', defaultMessage: 'You are here' },
  crumb: { id: 'reviewsPage.crumb', defaultMessage: 'Reviews' },
  title: { id: 'reviewsPage.title', defaultMessage: 'What they say once they’re back' },
  titleOfRegion: {
    id: 'reviewsPage.titleOfRegion',
    defaultMessage: '{region}, as travelers saw it',
  },
  lead: {
    id: 'reviewsPage.lead',
    defaultMessage:
      'Only people who traveled write here. The bad ones stay too, with the organizer’s answer below.',
  },
  regions: { id: 'reviewsPage.regions', defaultMessage: 'Region' },
  all: { id: 'reviewsPage.all', defaultMessage: 'All regions' },
  more: { id: 'reviewsPage.more', defaultMessage: '{count, number} more regions' },
  reviews: { id: 'reviewsPage.reviews', defaultMessage: 'Reviews' },
  empty: { id: 'reviewsPage.empty', defaultMessage: 'Nobody has written about {region} yet' },
  emptyText: {
    id: 'reviewsPage.emptyText',
    defaultMessage: 'The first who come back will. Until then, read about other places.',
  },
  emptyAction: { id: 'reviewsPage.emptyAction', defaultMessage: 'All reviews' },
})
