import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './DestinationsPage.route.tsx'
import { groupRegions } from './groupRegions.ts'

const place = (
  id: number,
  name: string,
  country: string,
  tours: number,
  landingSlug: string | null = null,
) => ({
  __typename: 'Region',
  id,
  name,
  description: `About ${name}`,
  country: { __typename: 'Country', id: country.length, name: country },
  media: null,
  offers: {
    __typename: 'RegionOffers',
    tours,
    excursions: 0,
    landingSlug,
    price: tours > 0 ? { __typename: 'Money', amountMinor: 89_000, currency: 'USD' } : null,
  },
})
const landing = (id: number, slug: string, filterQuery = '') => ({
  __typename: 'Landing',
  id,
  slug,
  name: slug,
  lead: 'Words',
  filterQuery,
  media: null,
})

test('groups regions by country with counts and prices, and links to their tours', async () => {
  const DestinationsPage = () => ({
    regions: [
      place(1, 'Tuva', 'Russia', 0),
      place(2, 'Altai', 'Russia', 4, 'altai-tours'),
      place(3, 'Kazbegi', 'Georgia', 1),
    ],
    countries: [landing(5, 'russia-tours', 'countries=6')],
    all: [landing(6, 'tours')],
  })
  await renderRoute(route, { at: '/destinations', operations: { DestinationsPage } })
  expect(screen.getByRole('link', { name: 'Altai' }).getAttribute('href')).toBe('/altai-tours')
  expect(screen.getByRole('link', { name: 'Kazbegi' }).getAttribute('href')).toBe(
    '/tours?regions=3',
  )
  expect(screen.getByRole('link', { name: /Everything in Russia/ }).getAttribute('href')).toBe(
    '/russia-tours',
  )
  expect(
    screen
      .getAllByRole('listitem')
      .some(({ textContent }) => textContent?.includes('4 toursfrom $890')),
  ).toBe(true)
  expect(screen.getByText('No open dates right now')).toBeTruthy()
})

test('puts the countries with most regions and the regions with most offers first', () => {
  const groups = groupRegions(
    [
      place(1, 'B', 'Georgia', 9),
      place(2, 'C', 'Russia', 1),
      place(3, 'A', 'Russia', 1),
      place(4, 'D', 'Russia', 3),
    ],
    'en',
  )
  expect(
    groups.map(({ name, regions }) => [name, ...regions.map((region) => region.name)]),
  ).toEqual([
    ['Russia', 'D', 'A', 'C'],
    ['Georgia', 'B'],
  ])
})
