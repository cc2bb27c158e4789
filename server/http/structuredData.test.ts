import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
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

type Fact = Record<string, unknown>
const origin = 'http://localhost'
const page = async (path: string): Promise<string> => {
  const { statusCode, body } = await server.inject(path)
  expect({ path, statusCode }).toEqual({ path, statusCode: 200 })
  return body
}
/** Returns the structured data of a page for search engines, with graphs split up. */
const factsOf = (html: string): Fact[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '{}']) => {
      const block = JSON.parse(json) as Fact
      expect(block['@context']).toBe('https://schema.org')
      return (block['@graph'] as Fact[] | undefined) ?? [block]
    },
  )
const factOf = (html: string, type: string): Fact | undefined =>
  factsOf(html).find((fact) => [fact['@type']].flat().includes(type))

const tourCode = 'altai-belukha-base'
const tourOf = async (code: string, locale: 'en' | 'de' = 'en') => {
  const { translations, ...tour } = await world.app.db.tour.findUniqueOrThrow({
    where: { code },
    include: { translations: true },
  })
  const slug = translations.find((translation) => translation.locale === locale)?.slug
  return { ...tour, path: `${locale === 'de' ? '/de' : ''}/${slug}-${tour.id}` }
}
const landingPath = async (code: string) => {
  const { translations } = await world.app.db.landing.findUniqueOrThrow({
    where: { code },
    include: { translations: true },
  })
  return `/${translations.find(({ locale }) => locale === 'en')?.slug}`
}

test.each([
  ['en', 'USD'],
  ['de', 'EUR'],
] as const)(
  'describes a tour as a trip and a product with offers and a rating (%s)',
  async (locale, currency) => {
    const { path, id } = await tourOf(tourCode, locale)
    const trip = factOf(await page(path), 'TouristTrip') as Fact & {
      offers: Fact & { offers: Fact[] }
    }
    expect(trip).toMatchObject({
      '@type': ['TouristTrip', 'Product'],
      sku: String(id),
      url: origin + path,
      provider: { '@type': 'Organization', name: expect.any(String) },
      itinerary: { '@type': 'ItemList' },
      offers: { '@type': 'AggregateOffer', priceCurrency: currency },
      aggregateRating: { '@type': 'AggregateRating', bestRating: 5, worstRating: 1 },
    })
    expect((trip.image as string[]).length).toBeGreaterThan(0)
    const { offers, lowPrice, highPrice, offerCount } = trip.offers
    expect(offers.length).toBeGreaterThan(0)
    expect(Number(offerCount)).toBeGreaterThanOrEqual(offers.length)
    for (const offer of offers) {
      expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: currency, url: origin + path })
      expect(offer.price).toMatch(/^\d+\.\d\d$/)
      expect(Number(offer.price)).toBeGreaterThanOrEqual(Number(lowPrice))
      expect(Number(offer.price)).toBeLessThanOrEqual(Number(highPrice))
      expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(InStock|SoldOut)$/)
      expect(Date.parse(String(offer.validThrough))).toBeGreaterThan(world.clock.now().getTime())
    }
  },
)

test('rates a tour by its published reviews', async () => {
  const { path, id } = await tourOf(tourCode)
  const { aggregateRating } = factOf(await page(path), 'Product') as { aggregateRating: Fact }
  const { _avg, _count } = await world.app.db.review.aggregate({
    where: { tourId: id, status: 'published' },
    _avg: { rating: true },
    _count: true,
  })
  expect(aggregateRating.reviewCount).toBe(_count)
  expect(Number(aggregateRating.ratingValue)).toBeCloseTo(_avg.rating ?? 0, 1)
})

test('lists breadcrumbs as links, the last one being the page itself', async () => {
  for (const path of [
    (await tourOf(tourCode)).path,
    await landingPath('region-altai'),
    '/visa',
    '/destinations',
    '/blog',
    '/reviews/altai',
  ]) {
    const { itemListElement } = factOf(await page(path), 'BreadcrumbList') as {
      itemListElement: Fact[]
    }
    expect(itemListElement.map(({ position }) => position)).toEqual(
      itemListElement.map((_, index) => index + 1),
    )
    expect(itemListElement[0]).toMatchObject({ '@type': 'ListItem', item: `${origin}/` })
    expect(itemListElement.at(-1)).not.toHaveProperty('item')
    for (const { item } of itemListElement.slice(0, -1))
      await page(String(item).slice(origin.length))
  }
})

test('describes a listing as the list of its tours', async () => {
  const html = await page(await landingPath('region-altai'))
  const { itemListElement, numberOfItems } = factOf(html, 'ItemList') as {
    itemListElement: Fact[]
    numberOfItems: number
  }
  expect(itemListElement).toHaveLength(numberOfItems)
  expect(numberOfItems).toBeGreaterThan(1)
  for (const { url } of itemListElement)
    expect(html).toContain(`href="${String(url).slice(origin.length)}"`)
})

test('describes the site and its search on the home page, and the organizer on its own page', async () => {
  const home = await page('/')
  expect(factOf(home, 'TravelAgency')).toMatchObject({
    name: 'Versta',
    url: `${origin}/`,
    legalName: expect.any(String),
    telephone: expect.stringMatching(/^\+/),
    address: { '@type': 'PostalAddress', addressCountry: expect.any(String) },
  })
  const { potentialAction } = factOf(home, 'WebSite') as {
    potentialAction: { target: { urlTemplate: string } }
  }
  await page(
    potentialAction.target.urlTemplate.slice(origin.length).replace('{search_term_string}', 'lake'),
  )

  const [, organizer = ''] =
    /href="(\/organizers\/[^"]+)"/.exec(await page((await tourOf(tourCode)).path)) ?? []
  expect(factOf(await page(organizer), 'TravelAgency')).toMatchObject({
    url: origin + organizer,
    address: { '@type': 'PostalAddress' },
  })
})

test('serves the preview picture of shared links for every kind of page', async () => {
  const { path: article } = await world.app.db.article
    .findFirstOrThrow({ include: { translations: true } })
    .then(({ id, translations }) => ({
      path: `/blog/${translations.find(({ locale }) => locale === 'en')?.slug}-${id}`,
    }))
  const paths = [
    '/',
    '/visa',
    '/blog',
    '/destinations',
    article,
    (await tourOf(tourCode)).path,
    await landingPath('collection-winter'),
  ]
  const pictures = new Set<string>()
  for (const path of paths) {
    const [, picture = ''] =
      /<meta property="og:image" content="([^"]+)"/.exec(await page(path)) ?? []
    expect({ path, picture }).toEqual({
      path,
      picture: expect.stringMatching(/^http:\/\/localhost\/[^?]*\.jpg(\?r=\d+)?$/),
    })
    const { statusCode, headers, rawPayload } = await server.inject(picture.slice(origin.length))
    expect({ picture, statusCode, type: headers['content-type'] }).toEqual({
      picture,
      statusCode: 200,
      type: 'image/jpeg',
    })
    expect(rawPayload.length).toBeGreaterThan(10_000)
    pictures.add(picture)
  }
  expect(pictures.size).toBeGreaterThanOrEqual(4)
})
