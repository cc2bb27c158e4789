import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleCard } from '../../../features/tour/TourCard/sampleCard.ts'
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
  isCashbackAvailable: false,
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
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
}

const edge = (node: typeof review) => ({
  __typename: 'TourReviewsConnectionEdge',
  cursor: `after-${node.id}`,
  node,
})

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
  mapRevision: 'abc',
  isCashbackAvailable: true,
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
  cancellationSteps: [
    { __typename: 'CancellationStep', from: null, to: 46, feePercent: 0 },
    { __typename: 'CancellationStep', from: 45, to: 0, feePercent: 20 },
  ],
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
  ratingSplit: [5, 4, 3, 2, 1].map((rating) => ({
    __typename: 'RatingShare',
    rating,
    count: rating === 4 ? 1 : 0,
  })),
  reviews: { __typename: 'TourReviewsConnection', totalCount: 2, edges: [edge(review)] },
  faq: [{ __typename: 'TourFaq', id: 1, question: 'Is it cold?', answer: 'Yes.' }],
  organizer: {
    __typename: 'Organizer',
    id: 3,
    slug: 'baikal-ice',
    name: 'Baikal Ice',
    tagline: 'Born on it',
    about: 'We live here.',
    kind: 'ORGANIZATION',
    foundedYear: 1999,
    languages: ['en'],
    verification: 'SUCCESS',
    phone: '+73952500172',
    formattedPhone: '+7 395 250 01 72',
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

test('shows dates with prices and order links, and sold-out dates without a link', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  const rows = within(screen.getByRole('region', { name: 'Dates and prices' })).getAllByRole(
    'listitem',
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toContain('last seat')
  expect(rows[0]?.textContent).toContain('$200 a day')
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link', { name: /^Choose/ })
      .getAttribute('href'),
  ).toBe('/tour/7/order?date=1')
  expect(rows[1]?.textContent).toContain('Sold out')
  expect(within(rows[1] as HTMLElement).queryByRole('link')).toBe(null)
  expect(within(screen.getByLabelText('Date')).getAllByRole('option')).toHaveLength(2)
})

test('links calendar days to the order form, with free seats, except for sold-out days', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  const months = within(screen.getByRole('region', { name: 'Departures by month' })).getAllByRole(
    'table',
  )
  expect(months.map((month) => month.querySelector('caption')?.textContent)).toEqual([
    'February 2027',
    'March 2027',
  ])
  const [february] = months as [HTMLElement, HTMLElement]
  const day = within(february).getByRole('link', {
    name: /^10.*\$1,600.*Choose Feb 10 – Feb 17, 2027: \$1,600, last seat, Guaranteed$/,
  })
  expect(day.getAttribute('href')).toBe('/tour/7/order?date=1')
  expect(within(february).getByText('Feb 20 – Feb 27, 2027: sold out')).toBeTruthy()
})

test('links only to sections that are on the page', async () => {
  const places = () =>
    within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  expect(places().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Program', 'Included', 'Questions']),
  )
  for (const place of places())
    expect(document.querySelector(place.getAttribute('href') ?? '')).toBeTruthy()
})

test('has no section links to a missing program, inclusions and questions', async () => {
  const bare = { ...tour, program: [], included: [], notIncluded: [], whatToBring: [], faq: [] }
  await renderRoute(route, {
    at: '/ice-of-baikal-7',
    operations: { TourPage: () => ({ tour: bare, own }) },
  })
  const places = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  )
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Dates',
    'Reviews',
    'Organizer',
  ])
  for (const place of places)
    expect(document.querySelector(place.getAttribute('href') ?? '')).toBeTruthy()
})

const picture = (id: number, alt: string) => ({
  __typename: 'Media',
  id,
  alt,
  urlTemplate: `/pictures/${id}/{width}.{format}`,
  videoUrl: null as string | null,
  width: 1920,
  height: 1280,
  color: '#405060',
})
const filmed = {
  ...tour,
  media: [
    picture(1, 'Ice'),
    { ...picture(2, 'A day on skates'), videoUrl: 'https://vimeo.com/76979871' },
    {
      ...picture(3, 'The crossing'),
      urlTemplate: null,
      videoUrl: '/films/crossing.mp4',
      width: 0,
      height: 0,
    },
    { ...picture(4, 'Nothing'), urlTemplate: null },
    { ...picture(5, 'No film'), videoUrl: 'https://vimeo.com.evil.example/1' },
  ],
}

test('marks and links films in the gallery, with or without a still picture', async () => {
  await renderRoute(route, {
    at: '/ice-of-baikal-7',
    operations: { TourPage: () => ({ tour: filmed, own }) },
  })
  const gallery = within(screen.getByRole('region', { name: 'Pictures' }))
  const links = gallery.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Open picture 1 of 4: Ice', '/pictures/1/1920.jpg'],
      ['Play the film, 2 of 4: A day on skates', 'https://vimeo.com/76979871'],
      ['Play the film, 3 of 4: The crossing', '/films/crossing.mp4'],
      ['Open picture 4 of 4: No film', '/pictures/5/1920.jpg'],
    ],
  )
  expect(
    links.map((link) => [link.querySelector('img') !== null, link.querySelector('svg') !== null]),
  ).toEqual([
    [true, false],
    [true, true],
    [false, true],
    [true, false],
  ])
  expect(gallery.getByRole('button', { name: 'All 4 pictures and films' })).toBeTruthy()
})

test('opens a film on the page, and loads its site only on a second click', async () => {
  const german = { tour: { ...filmed, slug: 'baikal-eis' }, own }
  await renderRoute(route, { at: '/de/baikal-eis-7', operations: { TourPage: () => german } })
  await userEvent.click(
    screen.getByRole('link', { name: 'Film abspielen, 2 von 4: A day on skates' }),
  )
  const start = await screen.findByRole('button', { name: /^Film von Vimeo abspielen/ })
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(start)
  expect(screen.getByTitle('A day on skates').getAttribute('src')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  )
})

test('offers the program as a PDF, dates for a calendar, and a map of the route', async () => {
  await renderRoute(route, {
    at: '/de/baikal-eis-7',
    operations: { TourPage: () => ({ tour: { ...tour, slug: 'baikal-eis' }, own }) },
  })
  expect(screen.getByRole('link', { name: 'Programm als PDF' }).getAttribute('href')).toBe(
    '/de/tour/7/program.pdf',
  )
  expect(screen.getAllByRole('link', { name: /^In den Kalender/ })[0]?.getAttribute('href')).toBe(
    '/de/tour/7/dates/1.ics',
  )
  expect(screen.getByRole('img', { name: /^Karte der Route/ }).getAttribute('src')).toBe(
    '/de/tour/7/map-wide.svg?r=abc',
  )
})

test('appends more reviews, with a link for browsers without scripts', async () => {
  const more = { ...review, id: 2, authorName: 'Jon' }
  const MoreTourReviews = () => ({
    tour: {
      __typename: 'Tour',
      id: 7,
      reviews: { __typename: 'TourReviewsConnection', edges: [edge(more)] },
    },
  })
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage, MoreTourReviews } })
  const link = screen.getByRole('link', { name: 'Show more' })
  expect(link.getAttribute('href')).toBe('?reviews=21#reviews')
  await userEvent.click(link)
  expect(await screen.findByText('Jon')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show more' })).toBe(null)
  expect(screen.getAllByText('Good').length).toBeGreaterThan(1)
})

test('shows the organizer’s phone number in groups, and links to it without spaces', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  expect(screen.getByRole('link', { name: '+7 395 250 01 72' }).getAttribute('href')).toBe(
    'tel:+73952500172',
  )
})

test('marks the language of a review and its answer', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  expect(screen.getByText('Sehr kalt, sehr schön.').lang).toBe('de')
  expect(screen.getByText('Danke, Elke.').lang).toBe('de')
})

test('has structured data with the bookable offers and the rating', async () => {
  await renderRoute(route, { at: '/ice-of-baikal-7', operations: { TourPage } })
  const [trip] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  )
  expect(trip).toMatchObject({
    name: 'Ice of Baikal',
    offers: { lowPrice: '1600.00', offerCount: 2 },
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
  })
})

test('redirects from an old slug to the current one, and keeps the query', async () => {
  const { router } = await renderRoute(route, {
    at: '/ice-7?utm_source=x',
    operations: { TourPage },
  })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/ice-of-baikal-7?utm_source=x',
  )
})

test.each([
  ['/no-such-tour-8', { tour: null, own: [] }, 'Page not found'],
  ['/beyond-99999999999', { tour: null, own: [] }, 'Page not found'],
  ['/ice-of-baikal-7', { tour: { ...tour, isGone: true }, own: [] }, 'An error occurred'],
])('%s shows its error page', async (at, answer, heading) => {
  await renderRoute(route, { at, operations: { TourPage: () => answer } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('shows similar tours in a carousel', async () => {
  const similar = [11, 12, 13].map((id) => sampleCard({ id, title: `Other ${id}`, slug: 'other' }))
  await renderRoute(route, {
    at: '/ice-of-baikal-7',
    operations: { TourPage: () => ({ tour: { ...tour, similar }, own: [] }) },
  })
  const row = screen.getByRole('list', { name: 'If these dates don’t suit you' })
  expect(within(row).getByRole('link', { name: 'Other 12' }).getAttribute('href')).toBe('/other-12')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous tours' }).disabled).toBe(
    true,
  )
})
