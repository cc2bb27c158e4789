import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import {
  requestAnswer,
  requestIn,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './BookingErrorPage.route.tsx'

const show = (reason: string, request: object | null = requestIn.confirmed) =>
  renderRoute(route, {
    at: `/order/${uuid}/error${reason}`,
    operations: { BookingErrorPage: requestAnswer(request) },
  })
const ways = () =>
  within(screen.getByRole('region', { name: 'What you can do now' })).getAllByRole('link')
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })

test.each([
  ['?reason=sold_out', 'The seats were taken before you'],
  ['?reason=payment_declined', 'Your bank declined the payment'],
  ['?reason=payment_abandoned', 'The payment was not finished'],
  ['?reason=expired', 'The time to pay has run out'],
  ['?reason=unknown', 'That did not work'],
  ['?reason=<script>', 'That did not work'],
  ['', 'That did not work'],
])('%s: %s', async (reason, heading) => {
  await show(reason)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('links a declined payment back to the payment page', async () => {
  await show('?reason=payment_declined')
  expect(ways().map((link) => link.getAttribute('href'))).toEqual([
    `/order/${uuid}/pay`,
    '/ice-of-baikal-7',
    `/order/${uuid}`,
    '/contacts',
  ])
  expect(screen.getByText(/No payment for this request has reached us/)).toBeTruthy()
})

test('links to other dates and to no payment after a sell-out', async () => {
  await show('?reason=sold_out')
  expect(ways().map((link) => link.getAttribute('href'))).toEqual([
    '/ice-of-baikal-7',
    `/order/${uuid}`,
    '/contacts',
  ])
})

test('offers a new payment after the payment page has expired, while the seats are held', async () => {
  await show('?reason=expired')
  expect(ways()[0]?.getAttribute('href')).toBe(`/order/${uuid}/pay`)
  expect(screen.getByText(/closes by itself after an hour/)).toBeTruthy()
})

test('offers no payment after the hold has expired', async () => {
  await show('?reason=expired', { ...requestIn.confirmed, isHoldExpired: true })
  expect(ways()[0]?.getAttribute('href')).toBe('/ice-of-baikal-7')
  expect(screen.getByText(/could not hold your seats any longer/)).toBeTruthy()
})

test('shows how much money has arrived', async () => {
  await show('?reason=payment_abandoned', { ...requestIn.confirmed, paid: usd(48_000) })
  expect(screen.getByText(/\$480 have arrived for this request/)).toBeTruthy()
})

test('shows that money received too late is refunded', async () => {
  const refunds = [{ __typename: 'Refund', id: '2', amount: usd(48_000) }]
  await show('?reason=sold_out', {
    ...requestIn.cancelled,
    status: 'CANCELLED_BY_SYSTEM',
    payments: [{ __typename: 'Payment', id: '1', refunds }],
  })
  expect(screen.getByText(/\$480 arrived for this request and goes back to you/)).toBeTruthy()
})

test('answers 404 for an unknown link', async () => {
  await show('?reason=expired', null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
