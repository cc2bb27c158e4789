import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import {
  requestAnswer,
  requestIn,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestQrPage.route.tsx'

const show = (request: object | null) =>
  renderRoute(route, {
    at: `/order/${uuid}/pay/qr`,
    operations: { RequestQrPage: requestAnswer(request) },
  })

test('draws the QR code from the API, with the amount and the link', async () => {
  await show(requestIn.confirmed)
  const code = screen.getByRole('img', {
    name: 'QR code that leads to the payment page of request 12',
  })
  expect(code.getAttribute('viewBox')).toBe('-4 -4 37 37')
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M0 0h7v1h-7z')
  expect(screen.getByText('$480')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: `http://localhost/order/${uuid}/pay` }).getAttribute('href'),
  ).toBe(`/order/${uuid}/pay`)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('shows the balance and its due date after the prepayment', async () => {
  await show(requestIn.paid)
  expect(screen.getByText('To pay by Mon, January 11, 2027')).toBeTruthy()
  expect(screen.getByText('$1,920')).toBeTruthy()
})

test.each([
  [requestIn.cancelled, /closed, so there is nothing to pay/],
  [requestIn.complete, /trip is over, so there is no code/],
])('shows no code when nothing is to pay: %#', async (request, words) => {
  await show(request)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('img', { name: /QR/ })).toBe(null)
})

test('answers 404 for an unknown link', async () => {
  await show(null)
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
