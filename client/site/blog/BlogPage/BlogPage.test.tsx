import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { sampleArticle } from '../../../features/content/ArticleCard/sampleArticle.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './BlogPage.route.tsx'

const category = {
  __typename: 'BlogCategory',
  id: 1,
  slug: 'planung',
  name: 'Planung',
  articlesCount: 45,
}
const translatedSlugs = [
  { __typename: 'ArticleSlug', locale: 'en', slug: 'planning' },
  { __typename: 'ArticleSlug', locale: 'de', slug: 'planung' },
]
const operations = {
  BlogPage: ({ category: slug, page }: Record<string, unknown>) => ({
    blogPage:
      slug === 'nothing'
        ? null
        : {
            __typename: 'BlogPage',
            totalCount: 45,
            page: Math.min(Number(page), 3),
            pageCount: 3,
            category: slug === null ? null : { ...category, translatedSlugs },
            articles: [1, 2, 3].map((id) => sampleArticle({ id, title: `Artikel ${id}` })),
          },
    blogCategories: [
      category,
      { ...category, id: 2, slug: 'leer', name: 'Leer', articlesCount: 0 },
    ],
  }),
}

test('shows the newest article as a poster, with dates and reading times', async () => {
  await renderRoute(route, { at: '/de/reiseblog', operations })
  const [poster, card] = screen.getAllByRole('article')
  expect(
    poster && within(poster).getByRole('link', { name: 'Artikel 1' }).getAttribute('href'),
  ).toBe('/de/reiseblog/an-article-1')
  expect(card?.textContent).toContain('18. Juli 2026')
  expect(card?.textContent).toContain('4 Min.')
  expect(screen.getByRole('link', { name: /Planung/ }).getAttribute('href')).toBe(
    '/de/reiseblog/planung',
  )
  expect(screen.queryByRole('link', { name: /Leer/ })).toBe(null)
  expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
    'http://localhost/de/reiseblog/rss.xml',
  )
})

test.each([
  ['/de/reiseblog/planning?page=2', '/de/reiseblog/planung?page=2'],
  ['/de/reiseblog?page=1', '/de/reiseblog'],
  ['/de/reiseblog?page=99', '/de/reiseblog?page=3'],
  ['/de/reiseblog?page=x', '/de/reiseblog'],
])('redirects %s to %s', async (at, to) => {
  const { router } = await renderRoute(route, { at, operations })
  expect(router.state.location.pathname + router.state.location.search).toBe(to)
})

test('gives a later page its own title and a link to the first page', async () => {
  await renderRoute(route, { at: '/de/reiseblog?page=2', operations })
  expect(document.title).toContain('Seite 2')
  expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe('/de/reiseblog')
})

test('answers 404 for an unknown category', async () => {
  await renderRoute(route, { at: '/de/reiseblog/nothing', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seite nicht gefunden')
})
