import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { officeSetting } from '../content/reads/readOffice.ts'
import { testDay } from '../../testing/testDay.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const money = '{ amountMinor currency }'
const tourPage = `query TourPage($id: Int!, $dates: Int!, $reviews: Int!, $similar: Int!) {
  tour(id: $id) {
    id slug title summary description highlights included notIncluded lang isGone rating reviewsCount accommodation
    translatedSlugs { locale slug }
    region { name country { name } } organizer { name tagline rating phone media { urlTemplate alt } }
    media { urlTemplate alt color } program { day title text meals accommodation media { alt } } faq { question answer }
    cruise { isReturning ship { name cabins { name capacity } } startCity { name } endCity { name } }
    dates(first: $dates) { id start end price ${money} priceWithoutDiscount ${money} freeSeats options { name kind freeSeats price ${money} childPrices { ageFrom ageTo price ${money} } } }
    reviews(first: $reviews) { totalCount edges { node { authorName language rating text answer { text } } } }
    ratingSplit { rating count }
    similar(first: $similar) { id title price ${money} }
  }
}`

describe('the tour page', () => {
  test('returns everything in one operation, in the reader’s language and currency', async () => {
    const id = await tourOf('altai-belukha-base')
    const { data, errors } = await world.run<{
      tour: Record<string, unknown> & {
        dates: { price: { currency: string } }[]
        program: unknown[]
        reviews: { totalCount: number }
      }
    }>(tourPage, { id, dates: 5, reviews: 5, similar: 3 }, { locale: 'de', currency: 'EUR' })
    expect(errors).toBeUndefined()
    const { tour } = data
    expect(tour).toMatchObject({
      lang: 'de',
      isGone: false,
      ratingSplit: [5, 4, 3, 2, 1].map((rating) => ({ rating })),
    })
    expect(tour.program).toHaveLength(9)
    expect(tour.dates.length).toBeGreaterThan(0)
    expect(tour.dates.every(({ price }) => price.currency === 'EUR')).toBe(true)
    expect(tour.reviews.totalCount).toBe(tour.reviewsCount)
  })

  test('lists a video among the pictures with its URL and still, but not on cards', async () => {
    const id = await tourOf('altai-katun-rafting')
    const query =
      'query ($id: Int!) { tour(id: $id) { media { kind videoUrl urlTemplate alt } } toursByIds(ids: [$id]) { media { alt } } }'
    const { data } = await world.run<{
      tour: { media: Record<string, string | null>[] }
      toursByIds: { media: unknown[] }[]
    }>(query, { id })
    const { tour, toursByIds } = data
    expect(tour.media.map(({ kind, videoUrl }) => [kind, videoUrl])).toEqual([
      ...Array.from({ length: 4 }, () => ['image', null]),
      ['embed', 'https://vimeo.com/76979871'],
    ])
    expect(tour.media.every(({ urlTemplate }) => urlTemplate?.startsWith('/pictures/'))).toBe(true)
    expect(toursByIds[0]?.media).toEqual(
      tour.media.slice(0, 4).map(({ alt }) => ({ __proto__: null, alt })),
    )
  })

  test('accepts only pictures with one source and embedded videos with a URL', async () => {
    const base = { width: 16, height: 9, color: '#102030' }
    const made = (data: object) => world.app.db.media.create({ data: { ...base, ...data } })
    await expect(made({ kind: 'image' })).rejects.toThrow('media_source')
    await expect(
      made({ kind: 'image', sceneKey: 'a', embedUrl: 'https://vimeo.com/1' }),
    ).rejects.toThrow('media_source')
    await expect(made({ kind: 'embed', sceneKey: 'a' })).rejects.toThrow('media_source')
    await expect(made({ kind: 'embed', embedUrl: 'https://vimeo.com/1' })).resolves.toBeTruthy()
  })

  test('costs the same number of statements for longer lists', async () => {
    const id = await tourOf('volga-moscow-saint-petersburg')
    const few = await world.countStatements(() =>
      world.run(tourPage, { id, dates: 1, reviews: 1, similar: 1 }),
    )
    const many = await world.countStatements(() =>
      world.run(tourPage, { id, dates: 40, reviews: 20, similar: 8 }),
    )
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(45)
  })

  test('marks a tour as gone when its dates have passed', async () => {
    const { data } = await world.run('query ($id: Int!) { tour(id: $id) { isGone title } }', {
      id: await tourOf('ural-manpupuner'),
    })
    expect(data).toMatchObject({ tour: { isGone: true } })
  })

  test('returns null for drafts, unpublished organizers and unknown ids', async () => {
    const id = await tourOf('altai-belukha-base')
    const visible = async (tourId: number) =>
      (
        await world.ask<{ tour: unknown }>('query ($id: Int!) { tour(id: $id) { id } }', {
          id: tourId,
        })
      ).tour
    expect(await visible(id)).not.toBeNull()
    expect(await visible(2_147_483_647)).toBeNull()
    await world.app.db.tour.update({ where: { id }, data: { status: 'moderation' } })
    expect(await visible(id)).toBeNull()
    await world.app.db.tour.update({
      where: { id },
      data: { status: 'published', organizer: { update: { isPublishedOnSite: false } } },
    })
    expect(await visible(id)).toBeNull()
    await world.app.db.tour.update({
      where: { id },
      data: { organizer: { update: { isPublishedOnSite: true } } },
    })
  })

  test('falls back to English without a translation and states that language', async () => {
    const id = await tourOf('altai-chuysky-tract')
    await world.app.db.tourTranslation.delete({
      where: { tourId_locale: { tourId: id, locale: 'de' } },
    })
    const { data } = await world.run(
      'query ($id: Int!) { tour(id: $id) { lang title } }',
      { id },
      { locale: 'de' },
    )
    const { title } = await world.app.db.tourTranslation.findUniqueOrThrow({
      where: { tourId_locale: { tourId: id, locale: 'en' } },
    })
    expect(data).toMatchObject({ tour: { lang: 'en', title } })
  })
})

describe('lists', () => {
  const search = `query ($first: Int!) { searchTours(first: $first) { totalCount facets { group values { value label landingSlug count } } tours { id slug title price ${money} region { name landingSlug } organizer { name } media { urlTemplate alt } departures { start freeSeats price ${money} } } } }`

  test('a search with cards and facets costs no statement', async () => {
    expect(await world.countStatements(() => world.run(search, { first: 20 }))).toBe(0)
  })

  test.each([
    [
      'regions',
      '{ regions { name description country { name } media { urlTemplate alt } } countries { name } cities { name country { name } } currencies { code } }',
      12,
    ],
    [
      'blog',
      '{ articles(first: 16) { totalCount edges { node { slug title category { name } region { name } media { alt urlTemplate } } } } blogCategories { slug name } }',
      12,
    ],
    [
      'faq',
      '{ faq { name items { question answer } } contacts { phones { type formattedPhone countryCode } channels { kind url } office { city workTime { opens } } } legalDocument(kind: PRIVACY) { version title body } legalDocuments(kind: PRIVACY) { version title } }',
      12,
    ],
    [
      'organizers',
      '{ organizers(first: 50) { totalCount edges { node { name tagline about rating media { urlTemplate alt } } } } verificationServices { name link } }',
      8,
    ],
    [
      'landings',
      '{ landings { slug name title filterQuery translatedSlugs { locale slug } media { urlTemplate alt } } }',
      6,
    ],
    [
      'reviews',
      '{ reviews(first: 50) { totalCount edges { node { text answer { text } tour { title slug } } } } }',
      8,
    ],
  ])('%s: runs a fixed number of statements', async (_name, document, limit) => {
    let result: Awaited<ReturnType<TestApp['run']>> | undefined
    const count = await world.countStatements(async () => {
      result = await world.run(document)
    })
    expect(result?.errors).toBeUndefined()
    expect(count).toBeLessThanOrEqual(limit)
  })

  test('the office is in the reader’s language, and null where the setting is invalid', async () => {
    const office = '{ contacts { office { city country workTime { fromWeekday opens } } } }'
    const told = async () => (await world.run(office, {}, { locale: 'de' })).data
    expect(await told()).toMatchObject({
      contacts: {
        office: { country: 'Deutschland', workTime: [{ fromWeekday: 1, opens: '09:00' }, {}] },
      },
    })
    await world.app.db.setting.update({
      where: { key: officeSetting },
      data: { value: { street: 1 } },
    })
    expect(await told()).toMatchObject({ contacts: { office: null } })
  })

  test('the newest legal text in effect is the current one; other versions stay readable', async () => {
    const versions =
      '{ now: legalDocument(kind: AGREEMENT) { version } named: legalDocument(kind: AGREEMENT, version: "2026-09") { version } none: legalDocument(kind: AGREEMENT, version: "1999-01") { version } all: legalDocuments(kind: AGREEMENT) { version } }'
    expect((await world.run(versions)).data).toMatchObject({
      now: { version: '2025-03' },
      named: { version: '2026-09' },
      none: null,
      all: [{ version: '2026-09' }, { version: '2025-03' }],
    })
    world.clock.set(new Date('2026-11-01T00:00:00Z'))
    expect((await world.run(versions)).data).toMatchObject({ now: { version: '2026-09' } })
    world.clock.set(testDay)
  })
})

describe('landings by slug', () => {
  const landing = 'query ($slug: String!) { landing(slug: $slug) { slug filterQuery name } }'
  const slugOf = async (slug: string, locale: 'en' | 'de' = 'en') =>
    (await world.ask<{ landing: { slug: string } | null }>(landing, { slug }, { locale })).landing
      ?.slug ?? null

  test('finds a landing by a former slug or that of the other language and returns the current one', async () => {
    const row = await world.app.db.landing.findFirstOrThrow({
      where: { kind: 'region' },
      include: { translations: true },
    })
    const en = row.translations.find(({ locale }) => locale === 'en')?.slug ?? ''
    const de = row.translations.find(({ locale }) => locale === 'de')?.slug ?? ''
    expect(await slugOf(en)).toBe(en)
    expect(await slugOf(en, 'de')).toBe(de)
    await world.app.db.landingTranslation.update({
      where: { landingId_locale: { landingId: row.id, locale: 'en' } },
      data: { slug: `${en}-renamed` },
    })
    expect(await slugOf(en)).toBe(`${en}-renamed`)
    expect(await slugOf('nothing-of-that-name')).toBeNull()
  })
})

describe('conversion', () => {
  test('converts into currencies without decimals and leaves the same currency unchanged', async () => {
    const { data } = await world.run<{ yen: { amountMinor: number } }>(
      '{ yen: convertPrice(amountMinor: 10000, from: USD, to: JPY) { amountMinor currency } same: convertPrice(amountMinor: 7, from: USD, to: USD) { amountMinor } }',
    )
    const yen = data.yen.amountMinor
    expect(yen).toBeGreaterThan(10_000)
    expect(yen).toBeLessThan(25_000)
    expect(data).toMatchObject({ same: { amountMinor: 7 } })
  })
})

const tourOf = async (code: string): Promise<number> =>
  (await world.app.db.tour.findUniqueOrThrow({ where: { code }, select: { id: true } })).id

test.each([
  ['en', /^Money back\..*after the trip, by the way you paid/],
  ['de', /^Geld zurück\..*nach der Reise.*auf dem Weg, auf dem Sie bezahlt haben/],
] as const)(
  'in %s the FAQ explains cashback as money back via the payment method',
  async (locale, words) => {
    const { data } = await world.run<{ faq: { items: { question: string; answer: string }[] }[] }>(
      '{ faq { items { question answer } } }',
      {},
      { locale },
    )
    const { faq } = data
    expect(
      faq.flatMap(({ items }) => items).find(({ question }) => question.includes('ashback'))
        ?.answer,
    ).toMatch(words)
  },
)
