import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sampleCard } from '../../../features/tour/TourCard/sampleCard.ts'
import type { Operations } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ListingPage.route.tsx'

const landing = {
  __typename: 'Landing',
  id: 1,
  kind: 'REGION',
  slug: 'altai-tours',
  name: 'Altai',
  title: 'Altai tours',
  lead: 'Rivers and passes.',
  seoText: '## When to go\nIn July.\n\nOr in August.',
  metaTitle: 'Altai',
  metaDescription: 'Altai',
  filterQuery: 'regions=1',
  translatedSlugs: [{ __typename: 'LandingSlug', locale: 'de', slug: 'altai-reisen' }],
  media: null,
}

const facets = (easy: number) => [
  {
    __typename: 'Facet',
    group: 'DIFFICULTY',
    values: [
      { __typename: 'FacetValue', value: '1', label: null, count: easy },
      { __typename: 'FacetValue', value: '3', label: null, count: 4 },
    ].filter(({ count }) => count > 0),
  },
  {
    __typename: 'Facet',
    group: 'REGIONS',
    values: [
      { __typename: 'FacetValue', value: '1', label: 'Altai', count: 5 },
      { __typename: 'FacetValue', value: '2', label: 'Baikal', count: 4 },
    ],
  },
]

const answer = (totalCount: number, easy = 2) => ({
  searchTours: {
    __typename: 'TourSearch',
    totalCount,
    page: 1,
    pageCount: 1,
    priceBounds:
      totalCount > 0 ? { __typename: 'PriceBounds', min: 100, max: 900, currency: 'USD' } : null,
    facets: facets(easy),
    tours: totalCount > 0 ? [sampleCard({ id: 7, title: 'Belukha', slug: 'belukha' })] : [],
  },
})

const place = {
  __typename: 'MapPlace',
  kind: 'CITY',
  placeId: 4,
  name: 'Irkutsk',
  lat: 52.2864,
  lng: 104.2807,
}

const operations: Operations = {
  ListingPage: ({ slug }) => ({
    landing: slug === 'nowhere' ? null : landing,
    all: [{ __typename: 'Landing', id: 2, slug: 'tours', name: 'All tours' }],
  }),
  ListingResults: ({ query }) =>
    String(query).includes('languages=it')
      ? answer(0)
      : query === 'difficulty=3&regions=1'
        ? answer(4, 0)
        : answer(5),
  ListingChoices: () => answer(5),
  CountryByIp: () => ({ countryByIp: null }),
  MapPlaces: () => ({ mapPlaces: [place] }),
  MapPlaceByName: ({ name }) => ({
    mapPlaces: String(name).toLowerCase() === 'irkutsk' ? [place] : [],
  }),
  TourMapPins: () => ({
    tourPins: {
      __typename: 'TourPins',
      totalCount: 1,
      currency: 'USD',
      pins: [
        {
          __typename: 'TourPin',
          tourId: 7,
          lat: 49.9,
          lng: 86.5,
          title: 'Belukha',
          priceMinor: 119000,
        },
      ],
    },
    mapTiles: null,
  }),
  ListingCount: ({ query }) => ({
    searchTours: {
      __typename: 'TourSearch',
      totalCount: String(query).includes('difficulty') ? 0 : 3,
    },
  }),
}

test('shows the landing’s tours, and combines its saved filter with the visitor’s', async () => {
  const { router } = await renderRoute(route, { at: '/altai-tours', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Altai tours')
  expect(screen.getByRole('status').textContent).toBe('5 tours')
  expect(screen.getByRole('link', { name: 'Belukha' }).getAttribute('href')).toBe('/belukha-7')
  expect(screen.getByRole('heading', { level: 2, name: 'When to go' })).toBeTruthy()
  expect(screen.queryByText('Baikal')).toBeNull() // the landing page fixes the region

  await userEvent.click(screen.getByRole('checkbox', { name: /Challenging/ }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 tours'))
  expect(router.state.location.search).toBe('?difficulty=3')
  const easy = screen.getByRole<HTMLInputElement>('checkbox', { name: /Easy/ })
  expect(easy.disabled).toBe(true) // no results, but the filter stays in place

  await userEvent.click(
    within(screen.getByRole('list', { name: 'Your choices' })).getByRole('link', {
      name: 'Remove: Challenging',
    }),
  )
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('shows skeleton cards while an answer takes long, then the cards', async () => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const ListingResults: Operations[string] = async (variables) => {
    if (variables.query === 'difficulty=3&regions=1') await held
    return operations.ListingResults?.(variables)
  }
  await renderRoute(route, { at: '/altai-tours', operations: { ...operations, ListingResults } })
  const places = () => document.querySelectorAll('[data-waiting] li').length
  await userEvent.click(screen.getByRole('checkbox', { name: /Challenging/ }))
  expect(places()).toBe(0)
  await waitFor(() => expect(places()).toBe(1))
  arrive()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 tours'))
  expect(places()).toBe(0)
  expect(screen.getByRole('link', { name: 'Belukha' })).toBeTruthy()
})

test('shows which choice to remove when nothing is found', async () => {
  await renderRoute(route, { at: '/altai-tours?difficulty=1&languages=it', operations })
  expect(screen.getByRole('heading', { name: 'Nothing found based on your search' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Without Easy: 3' }).getAttribute('href')).toBe(
    '/altai-tours?languages=it',
  )
  expect(screen.queryByRole('link', { name: /Without “Guide/ })).toBeNull()
})

test('redirects every address to its normalized form', async () => {
  const at = async (address: string) => {
    const { router } = await renderRoute(route, { at: address, operations })
    return router.state.location.pathname + router.state.location.search
  }
  expect(await at('/altay-tours?difficulty=2')).toBe('/altai-tours?difficulty=2')
  expect(await at('/altai-tours?dateFrom=&days=4-7&utm_source=x')).toBe(
    '/altai-tours?daysMin=4&daysMax=7&utm_source=x',
  )
  expect(await at('/altai-tours?page=9')).toBe('/altai-tours')
})

test('has separate addresses for list and map, which keep the filter', async () => {
  const { router } = await renderRoute(route, {
    at: '/altai-tours?view=map&difficulty=3',
    operations,
  })
  expect(router.state.location.search).toBe('?difficulty=3&view=map')
  const views = within(screen.getByRole('navigation', { name: 'How to look at the tours' }))
  expect(views.getByRole('link', { name: 'Map' }).getAttribute('aria-current')).toBe('true')
  expect(views.getByRole('link', { name: 'List' }).getAttribute('href')).toBe(
    '/altai-tours?difficulty=3',
  )
  // jsdom can't draw maps
  expect(await screen.findByText('The map could not be drawn')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the list' }).getAttribute('href')).toBe(
    '/altai-tours?difficulty=3',
  )
  expect(screen.getByRole('link', { name: 'Belukha' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Challenging/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'))
})

test('puts a radius around a place into the address, as one choice', async () => {
  const { router } = await renderRoute(route, { at: '/altai-tours?difficulty=3', operations })
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Town, region or sight',
  })
  await userEvent.type(field, 'irkutsk{Enter}')
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?difficulty=3&placeName=Irkutsk&lat=52.2864&lng=104.2807&radius=150',
    ),
  )
  await userEvent.click(
    await screen.findByRole('link', { name: 'Remove: Within 150 km of Irkutsk' }),
  )
  await waitFor(() => expect(router.state.location.search).toBe('?difficulty=3'))
  await waitFor(() => expect(field.value).toBe(''))
  await userEvent.type(field, 'Atlantis{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?difficulty=3&placeName=Atlantis'))
})

test('converts the place fields of a form without scripts into filter fields', async () => {
  const at = async (query: string) =>
    (await renderRoute(route, { at: `/altai-tours?${query}`, operations })).router.state.location
      .search
  const irkutsk = 'placeName=Irkutsk&lat=52.2864&lng=104.2807'
  expect(await at('near=irkutsk&within=200')).toBe(`?${irkutsk}&radius=200`)
  expect(await at('near=Irkutsk&within=100&withinUnit=mile')).toBe(`?${irkutsk}&radius=161`)
  expect(await at(`near=Irkutsk&within=70&${irkutsk}&radius=200`)).toBe(`?${irkutsk}&radius=70`)
  expect(await at('near=&within=70&lat=52&lng=104&radius=200')).toBe('?lat=52&lng=104&radius=70')
  expect(await at(`near=&within=70&${irkutsk}&radius=200&view=map`)).toBe('?view=map')
})

test('answers 404 for an unknown slug', async () => {
  await renderRoute(route, { at: '/nowhere', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
