import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const facts = `query ($id: Int!) {
  organizer(id: $id) { id slug name salesModel registrationNumber country { name } city { name } verificationService { name link } }
  searchTours(filter: { organizer: $id }, first: 12) { totalCount tours { id organizer { id } } }
}`

test('returns an organizer’s public facts and tours only while it is published', async () => {
  const { id } = await world.app.db.organizer.findUniqueOrThrow({ where: { code: 'altai-base' } })
  const { data, errors } = await world.run(facts, { id })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    organizer: {
      id,
      slug: 'altai-base',
      salesModel: 'MARKETPLACE',
      verificationService: { link: expect.stringMatching(/^https:/) },
    },
    searchTours: {
      tours: expect.arrayContaining([expect.objectContaining({ organizer: { id } })]),
    },
  })
  expect(await world.countStatements(() => world.run(facts, { id }))).toBeLessThanOrEqual(6)
  await world.app.db.organizer.update({ where: { id }, data: { isPublishedOnSite: false } })
  expect((await world.run(facts, { id })).data).toMatchObject({ organizer: null })
})

test('regions return their offers without extra statements', async () => {
  const bare = '{ regions { id name } }'
  const document =
    '{ regions { id name offers { tours excursions landingSlug price { amountMinor currency } } } }'
  const { data } = await world.run<{
    regions: {
      offers: {
        tours: number
        excursions: number
        landingSlug: string | null
        price: { currency: string } | null
      }
    }[]
  }>(document, {}, { currency: 'EUR', locale: 'de' })
  const { regions } = data
  expect(
    regions.some(
      ({ offers }) => offers.tours > 0 && offers.price?.currency === 'EUR' && offers.landingSlug,
    ),
  ).toBe(true)
  for (const { offers } of regions)
    expect(offers.price === null).toBe(offers.tours + offers.excursions === 0)
  expect(await world.countStatements(() => world.run(document))).toBe(
    await world.countStatements(() => world.run(bare)),
  )
})
