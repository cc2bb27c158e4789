import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { matchPage } from '#schema/rules/routes/matchPage.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const origin = 'http://localhost'
const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))

interface Entry {
  url: string
  lastmod: string | undefined
  alternates: Record<string, string>
  pictures: string[]
}
const entriesOf = (xml: string): Entry[] =>
  all(xml, /<url>(.*?)<\/url>/gs).map((entry) => ({
    url: all(entry, /<loc>([^<]+)<\/loc>/g)[0] ?? '',
    lastmod: all(entry, /<lastmod>([^<]+)<\/lastmod>/g)[0],
    alternates: Object.fromEntries(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang = '', href = '']) => [lang, href],
      ),
    ),
    pictures: all(entry, /<image:loc>([^<]+)<\/image:loc>/g),
  }))
const sitemap = async (locale: string): Promise<Entry[]> =>
  entriesOf((await server.inject(`/sitemap-${locale}.xml`)).body)

test('tells robots the sitemap, and closes nothing but endpoints', async () => {
  const { body, headers } = await server.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toBe(
    [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /graphiql',
      'Disallow: /preferences',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  )
})

test.each(['/login', '/tour/1/order', '/crm/login'])(
  'lets robots read on %s that it must not be listed',
  async (path) => {
    const { body } = await server.inject(path)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
  },
)

test('links from the index to a sitemap for each language', async () => {
  const { body, headers } = await server.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(all(body, /<loc>([^<]+)<\/loc>/g)).toEqual([
    `${origin}/sitemap-en.xml`,
    `${origin}/sitemap-de.xml`,
  ])
  for (const path of [
    '/sitemap-en-2.xml',
    '/sitemap-fr.xml',
    '/sitemap-en-0.xml',
    '/sitemap-en-x.xml',
  ])
    expect((await server.inject(path)).statusCode).toBe(404)
})

/**
 * Returns the first entry of each page of the URL table and a share of all others, as long as
 * properties don't run on all examples.
 */
const sampleOf = (entries: readonly Entry[]): Entry[] => {
  const step = Math.round(entries.length / propertyRuns(entries.length))
  const pages = new Set<string>()
  return entries.filter(({ url }, index) => {
    const page = matchPage(url.slice(origin.length))?.page ?? url
    const isFirst = !pages.has(page)
    pages.add(page)
    return isFirst || index % step === 0
  })
}

test('lists only URLs that answer 200, are canonical and have the same alternates as the sitemap', async () => {
  const seen = new Set<string>()
  for (const locale of ['en', 'de']) {
    const entries = await sitemap(locale)
    expect(entries.length).toBeGreaterThan(140)
    for (const { url } of entries) {
      expect(seen.has(url)).toBe(false)
      seen.add(url)
    }
    for (const { url, alternates } of sampleOf(entries)) {
      const { statusCode, body } = await server.inject(url.slice(origin.length))
      const canonical = all(body, /<link rel="canonical" href="([^"]+)"/g)
      const languages = Object.fromEntries(
        [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
          ([, lang = '', href = '']) => [lang, href],
        ),
      )
      const robots = all(body, /<meta name="robots" content="([^"]+)"/g)
      expect({ url, statusCode, canonical, robots }).toEqual({
        url,
        statusCode: 200,
        canonical: [url],
        robots: [],
      })
      // preview data of shared links
      expect({ url, titles: all(body, /<title>([^<]+)<\/title>/g).length }).toEqual({
        url,
        titles: 1,
      })
      for (const name of ['title', 'description', 'image', 'url', 'type', 'locale', 'site_name']) {
        const told = all(body, new RegExp(`<meta property="og:${name}" content="([^"]+)"`, 'g'))
        expect({ url, name, count: told.length }).toEqual({ url, name, count: 1 })
      }
      expect({ url, languages }).toEqual({ url, languages: alternates })
      expect(alternates[locale]).toBe(url)
      expect(alternates['x-default']).toBe(alternates.en)
    }
  }
})

test('lists the change dates of the database, and pictures that exist', async () => {
  const tour = await world.app.db.tour.findUniqueOrThrow({
    where: { code: 'altai-belukha-base' },
    include: { translations: true },
  })
  const path = `/${tour.translations.find(({ locale }) => locale === 'en')?.slug}-${tour.id}`
  const entry = (await sitemap('en')).find(({ url }) => url === origin + path)
  const review = await world.app.db.review.aggregate({
    where: { tourId: tour.id, status: 'published' },
    _max: { createdAt: true },
  })
  const answer = await world.app.db.reviewAnswer.aggregate({
    where: { review: { tourId: tour.id, status: 'published' } },
    _max: { createdAt: true },
  })
  const latest = [tour.updatedAt, review._max.createdAt, answer._max.createdAt].map(
    (date) => date?.getTime() ?? 0,
  )
  expect(Date.parse(entry?.lastmod ?? '')).toBe(Math.max(...latest))
  expect(entry?.pictures.length).toBeGreaterThan(0)
  expect((await server.inject((entry?.pictures[0] ?? '').slice(origin.length))).statusCode).toBe(
    200,
  )
})

test('omits withdrawn, hidden and empty pages', async () => {
  const gone = await world.app.db.tour.findUniqueOrThrow({ where: { code: 'ural-manpupuner' } })
  const urls = (await sitemap('en')).map(({ url }) => url)
  expect(urls.filter((url) => url.endsWith(`-${gone.id}`))).toEqual([])
  expect(urls.filter((url) => /crm|order|arrival|development|\?/.test(url))).toEqual([])

  // a landing without tours is removed once the cached list has expired
  const kola = await world.app.db.landing.findUniqueOrThrow({
    where: { code: 'region-kola' },
    include: { translations: true },
  })
  const kolaUrl = `${origin}/${kola.translations.find(({ locale }) => locale === 'en')?.slug}`
  expect(urls).toContain(kolaUrl)
  const regions = new URLSearchParams(kola.filter).get('regions')
  const inKola = { regions: { some: { regionId: Number(regions) } } }
  await world.app.db.tour.updateMany({ where: inKola, data: { status: 'archived' } })
  await world.app.search.refresh()
  expect((await sitemap('en')).map(({ url }) => url)).toContain(kolaUrl)
  world.clock.set(new Date(world.clock.now().getTime() + 61_000))
  expect((await sitemap('en')).map(({ url }) => url)).not.toContain(kolaUrl)
})
