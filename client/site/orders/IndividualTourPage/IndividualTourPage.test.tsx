import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { requestAnswer, requestIn, sampleRequest, sampleUuid as uuid } from '../../../features/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './IndividualTourPage.route.tsx'

const show = (request: object | null) =>
  renderRoute(route, { at: `/order/${uuid}/individual-tour`, operations: { IndividualTourPage: requestAnswer(request) } })
const individual = { ...sampleRequest, isIndividual: true, organizerMessage: 'We start an hour later for the children.' }

test('an offer names its party, its deadline, what the organizer writes, and every day by its date', async () => {
  await show(individual)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Made for you: Ice of Baikal')
  expect(screen.getByText(/for your party alone: 2 adults, 1 child/)).toBeTruthy()
  expect(screen.getByText(/This offer holds until/).textContent).toContain('November 23, 2026')
  expect(screen.getByText('We start an hour later for the children.')).toBeTruthy()
  expect(screen.getByText('Wed, Feb 10')).toBeTruthy()
  expect(screen.getByText('Fri, Feb 12')).toBeTruthy()
  expect(screen.getByText('Seven nights in guest houses')).toBeTruthy()
  expect(screen.getByText('$2,400')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The tour’s own page' }).getAttribute('href')).toBe('/ice-of-baikal-7')
})

test('a place in a group is no offer', async () => {
  await show(sampleRequest)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your itinerary: Ice of Baikal')
  expect(screen.queryByText(/This offer holds until/)).toBe(null)
})

test.each([
  [{ ...individual, isHoldExpired: true }, /The time of this offer has run out/],
  [{ ...requestIn.paid, isIndividual: true }, /Agreed and prepaid/],
  [{ ...requestIn.complete, isIndividual: true }, /This trip is over/],
  [requestIn.cancelled, /the program below no longer holds/],
])('says how firmly it stands: %#', async (request, words) => {
  await show(request)
  expect(screen.getByText(words)).toBeTruthy()
})

test('an unknown link is not found', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
