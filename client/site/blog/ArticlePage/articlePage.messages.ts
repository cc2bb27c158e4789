import { defineMessages } from '../../../i18n/defineMessages.ts'

export const articlePageMessages = defineMessages({
  metaTitle: { id: 'articlePage.metaTitle', defaultMessage: '{title} | Versta blog' },
  home: { id: 'articlePage.home', defaultMessage: 'Home' },
  way: { id: 'articlePage.way', defaultMessage: 'You are here' },
  blog: { id: 'articlePage.blog', defaultMessage: 'Blog' },
  feedName: { id: 'articlePage.feedName', defaultMessage: 'Versta blog' },
  contents: { id: 'articlePage.contents', defaultMessage: 'In this article' },
  tours: { id: 'articlePage.tours', defaultMessage: 'Tours that go there' },
  toursOfRegion: {
    id: 'articlePage.toursOfRegion',
    defaultMessage: 'See it for yourself: {region}',
  },
  similar: { id: 'articlePage.similar', defaultMessage: 'Read on' },
  allArticles: { id: 'articlePage.allArticles', defaultMessage: 'All articles' },
})
