import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sampleCard } from '../../../features/TourCard/sampleCard.ts'
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
    priceBounds: totalCount > 0 ? { __typename: 'PriceBounds', min: 100, max: 900, currency: 'USD' } : null,
    facets: facets(easy),
    tours: totalCount > 0 ? [sampleCard({ id: 7, title: 'Belukha', slug: 'belukha' })] : [],
  },
})

const operations: Operations = {
  ListingPage: ({ slug }) => ({
    landing: slug === 'nowhere' ? null : landing,
    all: [{ __typename: 'Landing', id: 2, slug: 'tours', name: 'All tours' }],
  }),
  ListingResults: ({ query }) =>
    String(query).includes('languages=it') ? answer(0) : query === 'difficulty=3&regions=1' ? answer(4, 0) : answer(5),
  ListingChoices: () => answer(5),
  ListingCount: ({ query }) => ({ searchTours: { __typename: 'TourSearch', totalCount: String(query).includes('difficulty') ? 0 : 3 } }),
}

test('shows what the landing finds, and asks with a filter under the saved one', async () => {
  const { router } = await renderRoute(route, { at: '/altai-tours', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Altai tours')
  expect(screen.getByRole('status').textContent).toBe('5 tours')
  expect(screen.getByRole('link', { name: 'Belukha' }).getAttribute('href')).toBe('/belukha-7')
  expect(screen.getByRole('heading', { level: 2, name: 'When to go' })).toBeTruthy()
  expect(screen.queryByText('Baikal')).toBeNull() // the landing settles the region

  await userEvent.click(screen.getByRole('checkbox', { name: /Challenging/ }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 tours'))
  expect(router.state.location.search).toBe('?difficulty=3')
  const easy = screen.getByRole<HTMLInputElement>('checkbox', { name: /Easy/ })
  expect(easy.disabled).toBe(true) // nothing left, and yet in its place

  await userEvent.click(within(screen.getByRole('list', { name: 'Your choices' })).getByRole('link', { name: 'Remove: Challenging' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('says which choice stands in the way', async () => {
  await renderRoute(route, { at: '/altai-tours?difficulty=1&languages=it', operations })
  expect(screen.getByRole('heading', { name: 'Nothing found based on your search' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Without “Easy”: 3' }).getAttribute('href')).toBe('/altai-tours?languages=it')
  expect(screen.queryByRole('link', { name: /Without “Guide/ })).toBeNull()
})

test('brings every address to its one spelling', async () => {
  const at = async (address: string) => {
    const { router } = await renderRoute(route, { at: address, operations })
    return router.state.location.pathname + router.state.location.search
  }
  expect(await at('/altay-tours?difficulty=2')).toBe('/altai-tours?difficulty=2')
  expect(await at('/altai-tours?dateFrom=&days=4-7&utm_source=x')).toBe('/altai-tours?daysMin=4&daysMax=7&utm_source=x')
  expect(await at('/altai-tours?page=9')).toBe('/altai-tours')
})

test('a slug that names no landing is not found', async () => {
  await renderRoute(route, { at: '/nowhere', operations })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
