import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { sampleReview } from '../../../features/tour/Reviews/sampleReview.ts'
import { sampleCard } from '../../../features/tour/TourCard/sampleCard.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './OrganizerPage.route.tsx'

const organizer = {
  __typename: 'Organizer',
  id: 3,
  slug: 'baikal-ice',
  name: 'Baikal Ice',
  tagline: 'Born on it',
  about: 'We live here.\n\nAll year.',
  kind: 'ORGANIZATION',
  foundedYear: 1999,
  rating: 4.5,
  reviewsCount: 7,
  city: { __typename: 'City', id: 1, name: 'Irkutsk' },
  country: { __typename: 'Country', id: 2, name: 'Russia' },
  media: null,
  legalName: 'Baikal Ice LLC',
  legalType: 'LEGAL_ENTITY',
  registrationNumber: '1113850027416',
  salesModel: 'MARKETPLACE',
  languages: ['en', 'de'],
  phone: null,
  formattedPhone: null,
  verification: 'SUCCESS',
  verificationService: {
    __typename: 'VerificationService',
    id: 1,
    name: 'Meridian',
    legalName: 'Meridian B.V.',
    link: 'https://meridian.example',
  },
}
const none = { __typename: 'TourSearch', totalCount: 0, tours: [] }
const answer = {
  organizer,
  tours: {
    __typename: 'TourSearch',
    totalCount: 1,
    tours: [sampleCard({ id: 7, title: 'Ice of Baikal' })],
  },
  excursions: none,
  all: [],
  reviewPage: {
    __typename: 'ReviewPage',
    totalCount: 7,
    page: 1,
    pageCount: 2,
    rating: 4.5,
    ratingSplit: [],
    reviews: [sampleReview({ id: 1 })],
  },
}

test('shows the verification, the contract partner and the offers', async () => {
  const { calls } = await renderRoute(route, {
    at: '/organizers/baikal-ice-3',
    operations: { OrganizerPage: () => answer },
  })
  const facts = within(screen.getByRole('region', { name: 'Checked facts' }))
  expect(facts.getByText(/Papers checked/)).toBeTruthy()
  expect(facts.getByRole('link', { name: 'Meridian' }).getAttribute('href')).toBe(
    'https://meridian.example',
  )
  expect(facts.getByText(/is with Baikal Ice\./)).toBeTruthy()
  expect(facts.getByText('English and German')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Ice of Baikal' })).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: /Excursions/ })).toBe(null)
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
    '/organizers/baikal-ice-3?page=2#list',
  )
  expect(calls[0]?.variables).toMatchObject({ first: 5 })
})

test('redirects from another slug to the current one', async () => {
  const { router } = await renderRoute(route, {
    at: '/de/veranstalter/anders-3',
    operations: { OrganizerPage: () => answer },
  })
  expect(router.state.location.pathname).toBe('/de/veranstalter/baikal-ice-3')
})

test('answers 404 for an unknown id', async () => {
  await renderRoute(route, {
    at: '/organizers/nobody-9',
    operations: { OrganizerPage: () => ({ ...answer, organizer: null }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
})
