import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const document = `query ($regionId: Int, $organizerId: Int, $page: Int! = 1, $first: Int! = 20) {
  reviewPage(regionId: $regionId, organizerId: $organizerId, page: $page, first: $first) {
    totalCount page pageCount rating ratingSplit { rating count }
    reviews { id rating text language tripDate answer { text } organizer { id name } tour { id slug title lang isGone region { id name } } }
  }
  reviewedRegions { id code name reviewsCount }
}`
interface Answer {
  reviewPage: {
    totalCount: number
    page: number
    pageCount: number
    rating: number | null
    ratingSplit: { rating: number; count: number }[]
    reviews: { id: number; tour: { region: { id: number } }; organizer: { id: number } }[]
  }
  reviewedRegions: { id: number; code: string; reviewsCount: number }[]
}
const ask = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await world.run<Answer>(document, variables)
  expect(errors).toBeUndefined()
  return data
}

test('pages cover all reviews, and the rating split sums to the total', async () => {
  const { reviewPage } = await ask()
  const ids = new Set<number>()
  for (let page = 1; page <= reviewPage.pageCount; page += 1)
    for (const { id } of (await ask({ page })).reviewPage.reviews) ids.add(id)
  expect(ids.size).toBe(reviewPage.totalCount)
  expect(reviewPage.ratingSplit.reduce((sum, { count }) => sum + count, 0)).toBe(
    reviewPage.totalCount,
  )
  expect((await ask({ page: 1e6 })).reviewPage.page).toBe(reviewPage.pageCount)
})

test('filters by region or organizer with matching counts', async () => {
  const { reviewPage, reviewedRegions } = await ask()
  expect(reviewedRegions.reduce((sum, { reviewsCount }) => sum + reviewsCount, 0)).toBe(
    reviewPage.totalCount,
  )
  const [most] = reviewedRegions
  const ofRegion = (await ask({ regionId: most?.id })).reviewPage
  expect(ofRegion.totalCount).toBe(most?.reviewsCount)
  expect(ofRegion.reviews.every(({ tour }) => tour.region.id === most?.id)).toBe(true)
  const organizerId = ofRegion.reviews[0]?.organizer.id
  const ofOrganizer = (await ask({ organizerId, first: 5 })).reviewPage
  expect(ofOrganizer.reviews.length).toBeLessThanOrEqual(5)
  expect(ofOrganizer.reviews.every(({ organizer }) => organizer.id === organizerId)).toBe(true)
})

test('leaves out unpublished reviews', async () => {
  const before = (await ask()).reviewPage.totalCount
  const { reviews } = (await ask()).reviewPage
  await world.app.db.review.update({
    where: { id: reviews[0]?.id ?? 0 },
    data: { status: 'pending' },
  })
  expect((await ask()).reviewPage.totalCount).toBe(before - 1)
})

test('costs a fixed number of statements', async () => {
  const few = await world.countStatements(() => ask({ first: 1 }))
  expect(await world.countStatements(() => ask({ first: 50 }))).toBe(few)
  expect(few).toBeLessThanOrEqual(8)
})
