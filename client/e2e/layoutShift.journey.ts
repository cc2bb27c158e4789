import { expect } from '@playwright/test'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { roomyDeparture, tourPaths } from './catalogue.ts'
import { type Ask, isReady, test } from './journey.ts'
import { seeAll, watchLayoutShift } from './layoutShift.ts'

/** People notice larger shifts while they read. */
const limit = 0.02

const wordPages = [
  'home',
  'about',
  'agreement',
  'certificates',
  'contacts',
  'cookies',
  'destinations',
  'faq',
  'forAgencies',
  'giftCards',
  'meet',
  'press',
  'privacy',
  'visa',
] as const

interface Found {
  articles: { edges: { node: { id: number; slug: string } }[] }
  tour: { organizer: { id: number; slug: string } }
}

/** Returns the addresses of every page that visitors can land on. */
const publicPaths = async (ask: Ask, locale: Locale, tourId: number): Promise<string[]> => {
  const { articles, tour } = await ask<Found>(
    'query($id: Int!) { articles(first: 1) { edges { node { id slug } } } tour(id: $id) { organizer { id slug } } }',
    { id: tourId },
    locale,
  )
  const [article] = articles.edges
  if (!article) throw new Error('The demo has no article')
  return [
    ...wordPages.map((name) => pagePath(name, locale)),
    pagePath('slug', locale, { slug: locale === 'de' ? 'reisen' : 'tours' }),
    (await tourPaths(ask, tourId))[locale],
    pagePath('tourOrder', locale, { id: tourId }),
    pagePath('blog', locale, {}),
    pagePath('blog', locale, { slug: slugWithId(article.node.slug, article.node.id) }),
    pagePath('reviews', locale, {}),
    pagePath('organizer', locale, { slug: slugWithId(tour.organizer.slug, tour.organizer.id) }),
    pagePath('slug', locale, { slug: 'no-such-page' }),
  ]
}

test.use({ drawsPictures: true })

for (const locale of locales)
  test(`no public page shifts by itself in ${locale}`, async ({ page, ask, isMobile }, info) => {
    // lines break differently per language, so each language gets one size
    test.skip(isMobile !== (locale === 'de'), 'a size for each language')
    test.setTimeout(900_000)
    const { tourId } = await roomyDeparture(ask, info)
    await watchLayoutShift(page)
    for (const path of await publicPaths(ask, locale, tourId)) {
      await page.goto(path)
      await isReady(page)
      await seeAll(page)
      const { layoutShift, shifted } = await page.evaluate(() => ({
        layoutShift: window.layoutShift,
        shifted: window.shifted,
      }))
      expect.soft(layoutShift, `${path}: ${shifted.join('; ')}`).toBeLessThan(limit)
    }
  })
