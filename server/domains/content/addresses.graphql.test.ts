import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '#schema/codes/locales.ts'
import { createServer } from '../../http/createServer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const check = (slug: string, locale: Locale = 'en') =>
  world.run<{ validateSlug: { isMoved: boolean } }>(
    'query ($slug: String!) { validateSlug(slug: $slug) { kind path isMoved } }',
    { slug },
    { locale },
  )
const statusOf = async (slug: string, locale: Locale): Promise<number> => {
  const { data, errors } = await check(slug, locale)
  if (errors)
    return (
      { NOT_FOUND: 404, GONE: 410 }[
        String((errors[0]?.originalError as { code?: string } | undefined)?.code)
      ] ?? 500
    )
  return data.validateSlug.isMoved ? 301 : 200
}

test('validateSlug agrees with the status of the page for every slug', async () => {
  const tours = await world.app.db.tour.findMany({
    take: 12,
    orderBy: { id: 'desc' },
    include: { translations: true },
  })
  const gone = await world.app.db.tour.findUniqueOrThrow({
    where: { code: 'ural-manpupuner' },
    include: { translations: true },
  })
  const landings = await world.app.db.landing.findMany({ take: 4, include: { translations: true } })
  await world.app.db.landingSlugHistory.create({
    data: { locale: 'en', slug: 'once-upon-a-time', landingId: landings[0]?.id ?? 0 },
  })
  const slugs = [
    ...[...tours, gone].flatMap(({ id, translations }) =>
      translations.map(({ slug }) => `${slug}-${id}`),
    ),
    ...landings.flatMap(({ translations }) => translations.map(({ slug }) => slug)),
    ...[
      'once-upon-a-time',
      'an-old-name-1',
      'no-such-landing',
      'nothing-2147483647',
      'nothing-99999999999',
      'Altai--x',
      'Tours',
      'a b',
    ],
  ]
  for (const locale of ['en', 'de'] as const)
    for (const slug of slugs) {
      const { statusCode } = await server.inject(
        `${locale === 'de' ? '/de' : ''}/${encodeURIComponent(slug)}`,
      )
      expect({ slug, locale, status: await statusOf(slug, locale) }).toEqual({
        slug,
        locale,
        status: statusCode,
      })
    }
})

test('an unknown slug is reported with its path', async () => {
  expect((await check('no-such-landing', 'de')).errors?.[0]?.message).toBe(
    'Page Not Found: /de/no-such-landing',
  )
  expect((await check('')).errors?.[0]?.message).toContain('Page Not Found')
})

test('finds a landing by its filter, whatever the order and the page', async () => {
  const altai = await world.app.db.landing.findUniqueOrThrow({
    where: { code: 'region-altai' },
    include: { translations: true },
  })
  const find = async (query: string) =>
    (
      await world.run(
        'query ($query: String!) { landingByFilter(query: $query) { id slug } }',
        { query },
        { locale: 'de' },
      )
    ).data?.landingByFilter
  const german = altai.translations.find(({ locale }) => locale === 'de')
  expect(await find(`${altai.filter}&sort=price&page=3`)).toEqual({
    id: altai.id,
    slug: german?.slug,
  })
  expect(await find(`${altai.filter}&minAge=8`)).toBeNull()
  expect(await world.countStatements(() => find(altai.filter))).toBeLessThanOrEqual(2)
})
