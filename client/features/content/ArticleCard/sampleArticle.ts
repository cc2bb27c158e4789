import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts'

/** Returns an article card as the API does, for page tests. */
export const sampleArticle = (
  changes: Partial<ArticleCard_ArticleFragment> & { id: number; title: string },
) =>
  ({
    __typename: 'Article',
    slug: 'an-article',
    lead: 'What it is about.',
    lang: 'en',
    publishedAt: '2026-07-18T08:00:00.000Z',
    readingMinutes: 4,
    category: { __typename: 'BlogCategory', id: 1, name: 'Planning' },
    media: {
      __typename: 'Media',
      id: 1,
      urlTemplate: '/pictures/a/{width}.{format}',
      width: 1200,
      height: 800,
      color: '#888888',
      alt: 'A road',
    },
    ...changes,
  }) satisfies ArticleCard_ArticleFragment
