import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ArrivalPage.route.tsx'

const show = (request: object | null, at = `/arrival/${uuid}`) =>
  renderRoute(route, { at, operations: { ArrivalPage: requestAnswer(request) } })

test('shows time, place, contacts and what to bring', async () => {
  await show(requestIn.paid)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('See you in Irkutsk, Anna')
  const place = screen.getByRole('region', { name: 'When and where' })
  expect(place.textContent).toContain('WednesdayFebruary 102027')
  expect(place.textContent).toContain('GMT+8')
  expect(within(place).getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/tour/7/dates/1.ics',
  )
  expect(
    within(place).getByRole('link', { name: 'Open Irkutsk on the map' }).getAttribute('href'),
  ).toContain('mlat=52.2800&mlon=104.3000')
  const who = screen.getByRole('region', { name: 'Who meets you' })
  expect(within(who).getByRole('link', { name: '+7 395 250 01 72' }).getAttribute('href')).toBe(
    'tel:+73952500172',
  )
  expect(within(who).getByRole('link', { name: '+49 30 23125 017' })).toBeTruthy()
  for (const words of ['Ice grips', 'Seven nights in guest houses', 'Flights'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Who needs which visa' }).getAttribute('href')).toBe(
    '/visa',
  )
})

test('shows the meeting point instead of a promise to send the time', async () => {
  await show({
    ...requestIn.paid,
    tour: { ...sampleRequest.tour, meetingPoint: 'Hotel Irkutsk, 11:00' },
  })
  expect(screen.getByText('Hotel Irkutsk, 11:00')).toBeTruthy()
  expect(screen.queryByText(/writes the hour/)).toBe(null)
})

test.each([
  [sampleRequest, 'Not confirmed yet: hold the flights'],
  [requestIn.confirmed, 'Nearly on your way, Anna'],
  [{ ...requestIn.paid, tripPhase: 'UNDER_WAY' }, 'Have a good trip, Anna'],
  [{ ...requestIn.paid, tripPhase: 'OVER' }, 'Home again, Anna?'],
  [requestIn.complete, 'Home again, Anna?'],
  [{ ...sampleRequest, tripPhase: 'UNDER_WAY' }, 'The start has passed without a confirmation'],
])('has a heading for the trip’s status: %#', async (request, heading) => {
  await show(request)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('shows no meeting place for a closed request', async () => {
  await show(requestIn.cancelled, `/de/arrival/${uuid}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'An diesem Tag wartet niemand auf Sie',
  )
  expect(screen.queryByRole('region', { name: 'Wann und wo' })).toBe(null)
  expect(screen.getByRole('link', { name: 'Andere Termine ansehen' }).getAttribute('href')).toBe(
    '/de/ice-of-baikal-7',
  )
})

test('answers 404 for an unknown link', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
