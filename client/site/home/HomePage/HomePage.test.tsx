import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { sampleCard } from '../../../features/tour/TourCard/sampleCard.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './HomePage.route.tsx'
import { countLandingTours } from './landingCount.ts'

const landing = (id: number, slug: string, filterQuery = '') => ({
  __typename: 'Landing',
  id,
  slug,
  name: slug,
  filterQuery,
  media: null,
})
const regions = {
  __typename: 'Facet',
  group: 'REGIONS',
  values: [{ __typename: 'FacetValue', value: '3', label: 'Altai', count: 5 }],
}
const found = (totalCount: number, title: string) => ({
  __typename: 'TourSearch',
  totalCount,
  facets: [regions],
  tours: [sampleCard({ id: totalCount, title })],
})

const operations = {
  HomePage: () => ({
    all: [landing(1, 'reisen')],
    cruiseLandings: [
      landing(2, 'wolga', 'isCruisesSearch=1&waterObject=1'),
      landing(3, 'kreuzfahrten', 'isCruisesSearch=1'),
    ],
    excursionLandings: [],
    posters: [landing(4, 'altai-reisen', 'regions=3')],
    popular: found(34, 'Skifahren'),
    cruises: found(8, 'Wolga'),
    excursions: found(9, 'Metro'),
    contacts: { __typename: 'Contacts', phones: [], channels: [], office: null },
    reviews: { __typename: 'QueryReviewsConnection', totalCount: 292 },
  }),
}

test('links to every kind of offer', async () => {
  await renderRoute(route, { at: '/de', operations })
  expect(screen.getByRole('link', { name: 'Alle 34 Reisen' }).getAttribute('href')).toBe(
    '/de/reisen',
  )
  expect(screen.getByRole('link', { name: 'Alle 8 Kreuzfahrten' }).getAttribute('href')).toBe(
    '/de/kreuzfahrten',
  )
  expect(screen.getByRole('link', { name: 'Alle 9 Ausflüge' }).getAttribute('href')).toBe(
    '/de/reisen?type=excursion',
  )
  const poster = screen.getByRole('link', { name: 'altai-reisen' }).closest('li')
  expect(poster && within(poster).getByText('5 Angebote')).toBeTruthy()
})

test('turns the search form into a landing with filters', async () => {
  const { router } = await renderRoute(route, { at: '/de', operations })
  await userEvent.click(screen.getByRole('radio', { name: 'Kreuzfahrten' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wohin' }), 'Altai')
  await userEvent.type(screen.getByRole('textbox', { name: 'Etwas Besonderes' }), 'Banja')
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2027-06-01' } })
  fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2027-06-30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Reisen zeigen' }))
  expect(router.state.location.pathname).toBe('/de/kreuzfahrten')
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    text: 'Banja',
    regions: '3',
    dateFrom: '2027-06-01',
    dateTo: '2027-06-30',
  })
})

test('counts the tours of a landing only where the facets are sufficient', () => {
  const totals = { tours: 34, cruises: 8, excursions: 9 }
  const facets = [{ group: 'REST_KINDS', values: [{ value: '2', count: 6 }] }]
  expect(countLandingTours('', facets, totals)).toBe(34)
  expect(countLandingTours('restKinds=2', facets, totals)).toBe(6)
  expect(countLandingTours('restKinds=2,3', facets, totals)).toBeUndefined()
  expect(countLandingTours('restKinds=2&comfort=premium', facets, totals)).toBeUndefined()
  expect(countLandingTours('type=excursion', facets, totals)).toBe(9)
})
