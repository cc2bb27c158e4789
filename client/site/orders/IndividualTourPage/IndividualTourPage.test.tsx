import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './IndividualTourPage.route.tsx'
import { offerUuid, sampleOffer } from '../sampleOffer.ts'

const show = (request: object | null) =>
  renderRoute(route, {
    at: `/order/${uuid}/individual-tour`,
    operations: {
      IndividualTourPage: () => ({ ...requestAnswer(request)(), individualTour: null }),
    },
  })
const showOffer = (changes: object = {}, path = '') =>
  renderRoute(route, {
    at: `${path}/order/${offerUuid}/individual-tour`,
    operations: {
      IndividualTourPage: () => ({
        ...requestAnswer(null)(),
        individualTour: { ...sampleOffer, ...changes },
      }),
    },
  })
const individual = {
  ...sampleRequest,
  isIndividual: true,
  organizerMessage: 'We start an hour later for the children.',
}

test('shows an individual request’s party, deadline, note and days with dates', async () => {
  await show(individual)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Made for you: Ice of Baikal')
  expect(screen.getByText(/for your party alone: 2 adults, 1 child/)).toBeTruthy()
  expect(screen.getByText(/This offer holds until/).textContent).toContain('November 23, 2026')
  expect(screen.getByText('We start an hour later for the children.')).toBeTruthy()
  expect(screen.getByText('Wed, Feb 10')).toBeTruthy()
  expect(screen.getByText('Fri, Feb 12')).toBeTruthy()
  expect(screen.getByText('Seven nights in guest houses')).toBeTruthy()
  expect(screen.getByText('$2,400')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The tour’s own page' }).getAttribute('href')).toBe(
    '/ice-of-baikal-7',
  )
})

test('shows an itinerary without an offer for a place in a group', async () => {
  await show(sampleRequest)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Your itinerary: Ice of Baikal',
  )
  expect(screen.queryByText(/This offer holds until/)).toBe(null)
})

test.each([
  [{ ...individual, isHoldExpired: true }, /The time of this offer has run out/],
  [{ ...requestIn.paid, isIndividual: true }, /Agreed and prepaid/],
  [{ ...requestIn.complete, isIndividual: true }, /This trip is over/],
  [requestIn.cancelled, /the program below no longer holds/],
])('shows the state of an individual request: %#', async (request, words) => {
  await show(request)
  expect(screen.getByText(words)).toBeTruthy()
})

test('answers 404 for an unknown link', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('shows an offer’s price beside the regular one, and links to the order form', async () => {
  await showOffer()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Made for you: Ice of Baikal')
  expect(screen.getByText(/This offer holds until/).textContent).toContain(
    'November 28, 2026 at 11:59 PM GMT+8',
  )
  const trip = within(screen.getByRole('region', { name: 'Your trip' }))
  expect(trip.getByText('$2,300')).toBeTruthy()
  expect(trip.getByText('$2,600')).toBeTruthy()
  expect(trip.getByText('$300 less than usual')).toBeTruthy()
  expect(trip.getByText('2 adults, $900 each')).toBeTruthy()
  expect(trip.getByText('1 child, $500 each')).toBeTruthy()
  expect(trip.getByText('5 seats left')).toBeTruthy()
  expect(trip.getByRole('link', { name: 'Request this trip' }).getAttribute('href')).toBe(
    `/tour/7/order?offer=${offerUuid}`,
  )
  expect(screen.getByText('A day more on the ice.')).toBeTruthy()
  expect(screen.getByText('Wed, Feb 10')).toBeTruthy()
})

test('shows no regular price unless the offer is cheaper', async () => {
  await showOffer({ regularTotal: sampleOffer.total, childPrice: null })
  expect(screen.queryByText(/less than usual/)).toBe(null)
  expect(screen.getByText('1 child, $900 each')).toBeTruthy()
})

test.each([
  ['EXPIRED', /This offer has ended. It held until/],
  ['WITHDRAWN', /Baikal Ice has withdrawn this offer/],
  ['SOLD_OUT', /Too few seats are left/],
  ['GONE', /can no longer be booked/],
])('%s: explains why the offer can’t be requested any more', async (state, words) => {
  await showOffer({ state })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Request this trip' })).toBe(null)
})

test('tells a visitor to use the link in the e-mail when the offer is booked', async () => {
  await showOffer({ state: 'BOOKED' })
  expect(screen.getByText(/The letter about your request has the link/)).toBeTruthy()
})

test('links from a booked offer to its request', async () => {
  await showOffer({ state: 'BOOKED', requestUuid: uuid })
  expect(screen.getByText(/This offer is booked: your request has the rest/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To your request' }).getAttribute('href')).toBe(
    `/order/${uuid}`,
  )
  expect(screen.queryByRole('link', { name: 'Request this trip' })).toBe(null)
})

test('shows an offer in German', async () => {
  await showOffer({}, '/de')
  expect(screen.getByText(/Dieses Angebot gilt bis/).textContent).toContain('28. November 2026')
  expect(screen.getByRole('link', { name: 'Diese Reise anfragen' }).getAttribute('href')).toBe(
    `/de/tour/7/order?offer=${offerUuid}`,
  )
})
