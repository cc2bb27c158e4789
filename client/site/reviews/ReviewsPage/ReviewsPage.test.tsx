import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sampleReview } from '../../../features/tour/Reviews/sampleReview.ts'
import { noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ReviewsPage.route.tsx'

const region = (id: number, code: string, reviewsCount: number) => ({
  __typename: 'ReviewedRegion',
  id,
  code,
  name: code,
  reviewsCount,
})
const reviewPage = (page: number, totalCount = 25) => ({
  __typename: 'ReviewPage',
  totalCount,
  page: Math.min(page, 2),
  pageCount: 2,
  rating: totalCount > 0 ? 4.2 : null,
  ratingSplit: [5, 4, 3, 2, 1].map((rating) => ({
    __typename: 'RatingShare',
    rating,
    count: rating === 4 ? totalCount : 0,
  })),
  reviews: totalCount > 0 ? [sampleReview({ id: page * 10, authorName: `Author ${page}` })] : [],
})
const operations = {
  ReviewRegions: () => ({
    reviewedRegions: [region(3, 'altai', 20), region(4, 'baikal', 5), region(5, 'chukotka', 0)],
  }),
  ReviewsPage: ({ page, regionId }: Record<string, unknown>) => ({
    reviewPage: reviewPage(Number(page), regionId === 5 ? 0 : 25),
  }),
  MoreReviews: ({ page }: Record<string, unknown>) => ({ reviewPage: reviewPage(Number(page)) }),
}

test('shows how ratings are distributed, and the tour of each review', async () => {
  await renderRoute(route, { at: '/reviews', operations })
  for (const name of ['Excellent', 'Good', 'Fair', 'Poor', 'Terrible'])
    expect(screen.getByRole('progressbar', { name: new RegExp(name) })).toBeTruthy()
  const review = within(screen.getByRole('article'))
  expect(review.getByRole('link', { name: 'Ice of Baikal' }).getAttribute('href')).toBe(
    '/ice-of-baikal-7',
  )
  expect(review.getByText('Sehr kalt, sehr schön.').lang).toBe('de')
  expect(review.getByText('Baikal Ice answers')).toBeTruthy()
  expect(screen.getByRole('link', { name: /altai/ }).getAttribute('href')).toBe('/reviews/altai')
  expect(screen.queryByRole('link', { name: /chukotka/ })).toBe(null)
})

test('names the language of a review', async () => {
  await renderRoute(route, { at: '/reviews', operations })
  // the answer is in the same language, so its language isn't named
  expect(screen.getAllByText('Written in German')).toHaveLength(1)
})

test('names no language if it is the page’s own', async () => {
  await renderRoute(route, { at: '/de/kundenbewertungen', operations })
  expect(screen.getByText('Sehr kalt, sehr schön.')).toBeTruthy()
  expect(screen.queryByText(/geschrieben/)).toBe(null)
})

test('cuts a long review, and expands it on a click', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
  await renderRoute(route, { at: '/reviews', operations })
  const [review] = screen.getAllByRole('button', { name: 'Read more', expanded: false })
  if (review) await userEvent.click(review)
  expect(screen.getByRole('button', { name: 'Hide', expanded: true })).toBeTruthy()
  height.mockRestore()
})

test('shows the first regions with the chosen one, and collapses the others', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    region(index + 1, `region${index + 1}`, 30 - index),
  )
  await renderRoute(route, {
    at: '/reviews/region12',
    operations: { ...operations, ReviewRegions: () => ({ reviewedRegions: many }) },
  })
  const inSight = within(screen.getByRole('navigation', { name: 'Region' })).getAllByRole('link')
  expect(inSight.map(({ textContent }) => textContent)).toEqual([
    'All regions294',
    'region1219',
    ...[1, 2, 3, 4, 5, 6].map((index) => `region${index}${31 - index}`),
  ])
  const fold = within(screen.getByText('5 more regions').closest('details') ?? document.body)
  expect(fold.getByText('region11').closest('a')?.getAttribute('href')).toBe('/reviews/region11')
})

test('“Show more” links to the next page, and with scripts appends it', async () => {
  const { calls } = await renderRoute(route, { at: '/reviews/altai', operations })
  const more = screen.getByRole('link', { name: 'Show more' })
  expect(more.getAttribute('href')).toBe('/reviews/altai?page=2#list')
  await userEvent.click(more)
  expect(await screen.findByText('Author 2')).toBeTruthy()
  expect(screen.getByText('Author 1')).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({
    operation: 'MoreReviews',
    variables: { regionId: 3, page: 2, first: 20 },
  })
  expect(screen.queryByRole('link', { name: 'Show more' })).toBe(null)
})

test.each([
  ['/reviews?page=2', 'page 2'],
  ['/de/kundenbewertungen?page=2', 'Seite 2'],
  ['/reviews/altai?page=2', 'page 2'],
])('%s has its page number in the title', async (at, page) => {
  await renderRoute(route, { at, operations })
  expect(document.title).toMatch(new RegExp(`, ${page}$`))
})

test('has no page number on the first page', async () => {
  await renderRoute(route, { at: '/reviews', operations })
  expect(document.title).not.toContain('page')
})

test('keeps the reviews when no answer comes, and allows another attempt', async () => {
  let isDown = true
  const MoreReviews = (variables: Record<string, unknown>) =>
    isDown ? noAnswer : operations.MoreReviews(variables)
  await renderRoute(route, { at: '/reviews', operations: { ...operations, MoreReviews } })
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  expect(await screen.findByText(/No answer came/)).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  expect(await screen.findByText('Author 2')).toBeTruthy()
})

test('shows an empty state for a region without reviews', async () => {
  await renderRoute(route, { at: '/reviews/chukotka', operations })
  expect(screen.getByRole('heading', { name: /Nobody has written about chukotka/ })).toBeTruthy()
})

test('answers 404 for an unknown region', async () => {
  await renderRoute(route, { at: '/reviews/atlantis', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
