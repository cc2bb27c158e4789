import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './TourPage.route.tsx'

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })

const departure = (id: number, start: string, end: string, freeSeats: number) => ({
  __typename: 'TourDate',
  id,
  start,
  end,
  startTime: null,
  price: usd(160_000),
  priceWithoutDiscount: null,
  freeSeats,
  isBusy: freeSeats === 0,
  flightIncluded: false,
  notGuaranteed: false,
  prepaymentType: 'PERCENT',
  prepaymentPercent: 20,
  prepaymentAmount: null,
  fullPaymentDays: 30,
})

const review = {
  __typename: 'Review',
  id: 1,
  authorName: 'Elke M.',
  authorPlace: 'Erfurt',
  language: 'DE',
  rating: 4,
  text: 'Sehr kalt, sehr schön.',
  tripDate: '2026-02-10',
  answer: { __typename: 'ReviewAnswer', text: 'Danke, Elke.', language: 'DE' },
}

const tour = {
  __typename: 'Tour',
  id: 7,
  type: 'TOUR',
  slug: 'ice-of-baikal',
  title: 'Ice of Baikal',
  lang: 'en',
  isGone: false,
  isCruise: false,
  summary: 'Eight days on skates.',
  description: 'First paragraph.\n\nSecond paragraph.',
  metaDescription: 'Eight days on skates.',
  meetingPoint: 'Irkutsk airport',
  highlights: ['Clear ice'],
  rating: 4,
  reviewsCount: 1,
  days: 8,
  nights: 7,
  durationMinutes: null,
  groupSizeMin: 4,
  groupSizeMax: 10,
  minAge: 12,
  maxAge: null,
  difficulty: 2,
  comfort: 'MEDIUM',
  accommodation: ['HOTEL'],
  languages: ['en'],
  included: ['Skates'],
  notIncluded: ['Flights'],
  whatToBring: [],
  media: [],
  cover: [],
  region: { __typename: 'Region', id: 1, name: 'Baikal' },
  translatedSlugs: [
    { __typename: 'TranslatedSlug', locale: 'en', slug: 'ice-of-baikal' },
    { __typename: 'TranslatedSlug', locale: 'de', slug: 'baikal-eis' },
  ],
  program: [1, 2].map((day) => ({
    __typename: 'ProgramDay',
    id: day,
    day,
    title: `Bay ${day}`,
    text: 'Ice.',
    meals: 'FULL_BOARD',
    accommodation: 'HOTEL',
    media: null,
  })),
  cruise: null,
  dates: [
    departure(1, '2027-02-10', '2027-02-17', 1),
    departure(2, '2027-02-20', '2027-02-27', 0),
    departure(3, '2027-03-01', '2027-03-08', 8),
  ],
  ratingSplit: [5, 4, 3, 2, 1].map((rating) => ({ __typename: 'RatingShare', rating, count: rating === 4 ? 1 : 0 })),
  reviews: { __typename: 'TourReviewsConnection', totalCount: 1, edges: [{ __typename: 'TourReviewsConnectionEdge', node: review }] },
  faq: [{ __typename: 'TourFaq', id: 1, question: 'Is it cold?', answer: 'Yes.' }],
  organizer: {
    __typename: 'Organizer',
    id: 3,
    name: 'Baikal Ice',
    tagline: 'Born on it',
    about: 'We live here.',
    kind: 'ORGANIZATION',
    foundedYear: 1999,
    languages: ['en'],
    verification: 'SUCCESS',
    phone: null,
    rating: 4,
    reviewsCount: 1,
  },
  similar: [],
}
const own = [
  {
    __typename: 'TourCard',
    id: 7,
    region: { __typename: 'DirectoryEntry', id: 1, name: 'Baikal', landingSlug: 'baikal' },
    price: usd(160_000),
    priceWithoutDiscount: null,
  },
]
const TourPage = () => ({ tour, own })

test('dates say what they cost and lead to the order; a sold-out one is shown but cannot be chosen', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  const rows = within(screen.getByRole('region', { name: 'Dates and prices' })).getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toContain('last seat')
  expect(rows[0]?.textContent).toContain('$200 a day')
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/tour/7/order?date=1')
  expect(rows[1]?.textContent).toContain('Sold out')
  expect(within(rows[1] as HTMLElement).queryByRole('link')).toBe(null)
  expect(within(screen.getByLabelText('Date')).getAllByRole('option')).toHaveLength(2)
})

test('a review and its answer say which language they are in', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  expect(screen.getByText('Sehr kalt, sehr schön.').lang).toBe('de')
  expect(screen.getByText('Danke, Elke.').lang).toBe('de')
})

test('search engines are told the offers that can be booked, and the rating', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  const [trip] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => JSON.parse(block.textContent ?? ''))
  expect(trip).toMatchObject({
    name: 'Ice of Baikal',
    offers: { lowPrice: '1600.00', offerCount: 2 },
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
  })
})

test('an old slug moves to the right one, with what was asked', async () => {
  const { router } = await renderRoute(route, { at: '/ice-7?utm_source=x', operations: { TourPage } })
  expect(router.state.location.pathname + router.state.location.search).toBe('/ice-of-baikal-7?utm_source=x')
})

test.each([
  ['/no-such-tour-8', { tour: null, own: [] }, 'Page not found'],
  ['/beyond-99999999999', { tour: null, own: [] }, 'Page not found'],
  ['/ice-of-baikal-7', { tour: { ...tour, isGone: true }, own: [] }, 'An error occurred'],
])('%s shows its error page', async (at, answer, heading) => {
  await renderRoute(route, { at, operations: { TourPage: () => answer } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})
