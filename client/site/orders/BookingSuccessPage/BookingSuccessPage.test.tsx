import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './BookingSuccessPage.route.tsx'

const show = (request: object | null) =>
  renderRoute(route, {
    at: `/order/${uuid}/success`,
    operations: { BookingSuccessPage: requestAnswer(request) },
  })
const ways = () =>
  within(screen.getByRole('region', { name: 'Worth doing now' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('thanks for a new request and links to the next steps', async () => {
  await show(sampleRequest)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Thank you, Anna. It is on its way',
  )
  expect(
    within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem'),
  ).toHaveLength(3)
  expect(ways()).toEqual([
    `/order/${uuid}/add-tourists`,
    '/tour/7/dates/1.ics',
    `/arrival/${uuid}`,
    `/order/${uuid}`,
  ])
})

test('links to the payment first when the request is confirmed', async () => {
  await show(requestIn.confirmed)
  expect(ways()[0]).toBe(`/order/${uuid}/pay`)
})

test.each([
  [requestIn.paid, 'Thank you, Anna. You are going'],
  [requestIn.complete, 'Thank you for traveling with us, Anna'],
  [requestIn.cancelled, 'This request is closed'],
])('has a heading for the request’s status: %#', async (request, heading) => {
  await show(request)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('states whether the prepayment or everything is paid', async () => {
  await show(requestIn.paid)
  expect(screen.getByText('Your prepayment has arrived and the seats are yours.')).toBeTruthy()
  cleanup()
  await show(requestIn.settled)
  expect(screen.getByText('Everything is paid and the seats are yours.')).toBeTruthy()
})

const paidBack = (reason: string) => ({
  ...requestIn.cancelled,
  status: 'CANCELLED_BY_SYSTEM',
  payments: [
    { __typename: 'Payment', id: '1', refunds: [{ __typename: 'Refund', id: '2', reason }] },
  ],
})

test.each([
  ['SEATS_GONE', 'sold_out'],
  ['HOLD_OVER', 'expired'],
])('redirects to the error page after a late payment (%s): %s', async (reason, told) => {
  const { router } = await show(paidBack(reason))
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/order/${uuid}/error?reason=${told}`,
  )
})

test('answers 404 for an unknown link', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
