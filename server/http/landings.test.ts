import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { locales } from '#schema/codes/locales.ts'
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

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
/** Returns the visible text of markup: no tags, no entities, single spaces. */
const words = (html: string): string =>
  html
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z0-9#]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[\s\u00a0\u202f\u2060]+/g, ' ')
    .trim()
const one = (html: string, pattern: RegExp): string => words(pattern.exec(html)?.[1] ?? '')
const pathOf = (locale: string, slug: string): string => `${locale === 'de' ? '/de' : ''}/${slug}`
const allLandings = () =>
  world.app.db.landing.findMany({
    orderBy: { id: 'asc' },
    include: { translations: true, media: true },
  })

test('shows every landing in every language with its own title, lead, text and picture', async () => {
  const landings = await allLandings()
  const kinds = new Set(landings.map(({ kind }) => String(kind)))
  for (const kind of [
    'region',
    'country',
    'city',
    'collection',
    'rest_kind',
    'cruises',
    'excursions',
  ])
    expect(kinds).toContain(kind)

  for (const locale of locales) {
    const seen = {
      title: new Set<string>(),
      description: new Set<string>(),
      heading: new Set<string>(),
      picture: new Set<string>(),
    }
    for (const landing of landings) {
      const own = landing.translations.find((translation) => translation.locale === locale)
      expect({ code: landing.code, locale, isWritten: Boolean(own?.seoText && own.lead) }).toEqual({
        code: landing.code,
        locale,
        isWritten: true,
      })
      const path = pathOf(locale, own?.slug ?? '')
      const { statusCode, body } = await server.inject(path)
      expect({ path, statusCode }).toEqual({ path, statusCode: 200 })
      const title = one(body, /<title>([^<]*)<\/title>/)
      const description = one(body, /<meta name="description" content="([^"]*)"/)
      const heading = one(body, /<h1[^>]*>(.*?)<\/h1>/s)
      const picture = one(body, /<meta property="og:image" content="([^"]*)"/)
      expect({ path, title: title.startsWith(words(own?.metaTitle ?? '?')) }).toEqual({
        path,
        title: true,
      })
      expect({ path, description, heading }).toEqual({
        path,
        description: words(own?.metaDescription ?? ''),
        heading: words(own?.title ?? ''),
      })
      expect({ path, picture }).toEqual({
        path,
        picture: expect.stringContaining(`/pictures/${landing.media?.sceneKey}/og.jpg`),
      })
      const text = words(body)
      expect({ path, lead: text.includes(words(own?.lead ?? '?')) }).toEqual({ path, lead: true })
      // the page renders Markdown marks away: compare only the text before the first mark
      const start = words((own?.seoText ?? '?').replace(/^#+ /, '').split(/[\n*[_`]/)[0] ?? '?')
      expect({ path, start, isThere: text.includes(start) }).toEqual({ path, start, isThere: true })
      for (const [name, value] of Object.entries({ title, description, heading, picture })) {
        expect({ path, name, value, isAlone: !seen[name as keyof typeof seen].has(value) }).toEqual(
          { path, name, value, isAlone: true },
        )
        seen[name as keyof typeof seen].add(value)
      }
    }
  }
})

test('redirects former slugs of landings, tours and articles permanently and keeps the query', async () => {
  const { db } = world.app
  const former = await db.landingSlugHistory.findMany()
  expect(former.length).toBeGreaterThan(0)
  const landings = await allLandings()
  for (const { locale, slug, landingId } of former) {
    const now = landings
      .find(({ id }) => id === landingId)
      ?.translations.find((translation) => translation.locale === locale)
    const { statusCode, headers } = await server.inject(
      `${pathOf(locale, slug)}?comfort=premium&utm_source=letter`,
    )
    expect({ slug, statusCode }).toEqual({ slug, statusCode: 301 })
    const to = new URL(String(headers.location), 'http://localhost')
    expect(to.pathname).toBe(pathOf(locale, now?.slug ?? ''))
    expect(Object.fromEntries(to.searchParams)).toEqual({
      comfort: 'premium',
      utm_source: 'letter',
    })
  }

  const tour = await db.tour.findUniqueOrThrow({
    where: { code: 'altai-belukha-base' },
    include: { translations: true },
  })
  const article = await db.article.findFirstOrThrow({ include: { translations: true } })
  for (const locale of locales) {
    const slugIn = (translations: readonly { locale: string; slug: string }[]) =>
      translations.find((translation) => translation.locale === locale)?.slug
    const blog = locale === 'de' ? '/de/reiseblog' : '/blog'
    const moves = [
      [
        `${pathOf(locale, 'its-former-name')}-${tour.id}?utm_source=x`,
        `${pathOf(locale, slugIn(tour.translations) ?? '')}-${tour.id}`,
      ],
      [
        `${blog}/its-former-name-${article.id}?utm_source=x`,
        `${blog}/${slugIn(article.translations)}-${article.id}`,
      ],
    ]
    for (const [from = '', to] of moves) {
      const { statusCode, headers } = await server.inject(from)
      expect({ from, statusCode, location: headers.location }).toEqual({
        from,
        statusCode: 301,
        location: `${to}?utm_source=x`,
      })
    }
  }
})
