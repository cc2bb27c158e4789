import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { sampleArticle } from '../../../features/content/ArticleCard/sampleArticle.ts'
import { sampleCard } from '../../../features/tour/TourCard/sampleCard.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ArticlePage.route.tsx'

const article = {
  ...sampleArticle({ id: 5, title: 'Altai with children', slug: 'altai-with-children' }),
  body: 'Our son was six.\n\n## Getting there\nBy plane.\n\n## At six\nSee [Altai tours](/altai-tours), not [this](javascript:alert).\n\n## At ten\n- Boots',
  metaDescription: 'A family in Altai.',
  authorName: 'Julia Marwitz',
  updatedAt: '2026-08-01T00:00:00.000Z',
  translatedSlugs: [
    { __typename: 'ArticleSlug', locale: 'en', slug: 'altai-with-children' },
    { __typename: 'ArticleSlug', locale: 'de', slug: 'altai-mit-kindern' },
  ],
  category: { __typename: 'BlogCategory', id: 1, slug: 'planning', name: 'Planning' },
  region: { __typename: 'Region', id: 1, name: 'Altai' },
  tours: [sampleCard({ id: 7, title: 'On horseback' })],
}
const operations = {
  ArticlePage: ({ id }: Record<string, unknown>) => ({
    article: id === 5 ? article : null,
    similarArticles: [sampleArticle({ id: 6, title: 'What Kamchatka costs' })],
  }),
}

test('renders the text with headings and a table of contents, and links only safe addresses', async () => {
  await renderRoute(route, { at: '/blog/altai-with-children-5', operations })
  const contents = screen.getByRole('navigation', { name: 'In this article' })
  expect(within(contents).getByRole('link', { name: 'At six' }).getAttribute('href')).toBe(
    '#at-six',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'At six' }).id).toBe('at-six')
  expect(screen.getByRole('link', { name: 'Altai tours' }).getAttribute('href')).toBe(
    '/altai-tours',
  )
  expect(screen.queryByRole('link', { name: 'this' })).toBe(null)
})

test('links to tours, to the next articles, and to share pages without a script', async () => {
  await renderRoute(route, { at: '/blog/altai-with-children-5', operations })
  expect(screen.getByRole('link', { name: 'On horseback' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'What Kamchatka costs' })).toBeTruthy()
  const url = encodeURIComponent('http://localhost/blog/altai-with-children-5')
  for (const [name, start] of [
    ['Facebook', 'https://www.facebook.com/'],
    ['X', 'https://x.com/'],
    ['Email', 'mailto:'],
  ] as const) {
    const href = screen.getByRole('link', { name }).getAttribute('href')
    expect(href?.startsWith(start)).toBe(true)
    expect(href).toContain(url)
  }
})

test('has structured data with author and dates', async () => {
  await renderRoute(route, { at: '/blog/altai-with-children-5', operations })
  const [posting] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent ?? ''),
  )
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    author: { name: 'Julia Marwitz' },
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    url: 'http://localhost/blog/altai-with-children-5',
  })
})

test('redirects from an old slug to the current one', async () => {
  const { router } = await renderRoute(route, { at: '/blog/altai-5?utm_source=x', operations })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/blog/altai-with-children-5?utm_source=x',
  )
})

test.each(['/blog/nothing-9', '/blog/beyond-99999999999'])('%s is not found', async (at) => {
  await renderRoute(route, { at, operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
