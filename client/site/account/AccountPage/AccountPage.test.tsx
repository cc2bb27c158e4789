import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { requestIn, sampleRequest } from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AccountPage.route.tsx'

const visitor = { id: 1, name: 'Anna Berg', isOrganizer: false }
const show = (requests: object[], at = '/account') =>
  renderRoute(route, {
    at,
    visitor,
    operations: { AccountPage: () => ({ viewerRequests: requests }) },
  })

test('lists upcoming trips first, each with its next step', async () => {
  const later = {
    ...requestIn.confirmed,
    id: 13,
    date: { ...sampleRequest.date, id: 2, start: '2027-06-01', end: '2027-06-08' },
  }
  await show([requestIn.complete, later, { ...requestIn.paid, id: 14, namedTravelers: 1 }])
  const ahead = within(screen.getByRole('region', { name: 'Coming up' })).getAllByRole('heading', {
    level: 3,
  })
  expect(ahead).toHaveLength(2)
  const [first, second] = within(screen.getByRole('region', { name: 'Coming up' })).getAllByText(
    /^Request 1/,
  )
  expect([first?.textContent, second?.textContent]).toEqual(['Request 14', 'Request 13'])
  expect(screen.getByText('The seats are yours. 2 travelers have no name yet.')).toBeTruthy()
  expect(screen.getByText(/1 of 3 named/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pay $480' }).getAttribute('href')).toBe(
    `/order/${sampleRequest.uuid}/pay`,
  )
  const past = within(screen.getByRole('region', { name: 'Past and canceled' }))
  expect(past.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(
    `/order/${sampleRequest.uuid}#review`,
  )
})

test('shows the prepayment until the trip is paid in full', async () => {
  await show([requestIn.paid, { ...requestIn.paid, id: 14, paid: sampleRequest.total }])
  const names = screen
    .getAllByRole('listitem')
    .map((trip) => within(trip).queryByText(/^(Prepayment made|Paid in full)$/)?.textContent)
  expect(names.filter(Boolean)).toEqual(['Prepayment made', 'Paid in full'])
})

test('offers payments and documents only for a trip that has some', async () => {
  const voucher = {
    __typename: 'RequestDocument',
    kind: 'VOUCHER',
    number: 'V-000012',
    path: '/order/x/voucher.pdf',
    total: null,
  }
  await show([sampleRequest, { ...requestIn.paid, id: 14, documents: [voucher] }])
  expect(screen.getAllByText('Payments and documents')).toHaveLength(1)
  expect(
    screen.getByRole('link', { name: 'Voucher V-000012', hidden: true }).getAttribute('href'),
  ).toBe('/order/x/voucher.pdf')
})

test.each([
  [
    'PAY_REST',
    requestIn.paid,
    'The seats are yours. The rest, $1,920, is due by Mon, January 11, 2027.',
    'Pay $1,920',
  ],
  [
    'GET_VOUCHER',
    requestIn.paid,
    'Everything is paid and everybody is named. Take the voucher with you.',
    'Download the voucher',
  ],
  ['TRAVEL', requestIn.paid, 'Have a good trip. Keep the voucher at hand.', 'Download the voucher'],
  [
    'WAIT',
    sampleRequest,
    'Baikal Ice is checking the date. Nothing to do for you now.',
    'Say who travels',
  ],
  ['NOTHING', requestIn.cancelled, 'Nothing more will happen with this one.', 'See the tour again'],
])('shows what to do for %s', async (nextStep, request, words, button) => {
  await show([{ ...request, nextStep }])
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: button })).toBeTruthy()
})

test('shows an empty state without trips', async () => {
  await show([], '/de/konto')
  expect(screen.getByRole('heading', { name: 'Noch keine Reise' })).toBeTruthy()
})

test('shows that nothing is planned when all trips are past or canceled', async () => {
  await show([requestIn.cancelled])
  expect(screen.getByText('Nothing planned. Where to next?')).toBeTruthy()
})

test('shows a long list in pages', async () => {
  const many = Array.from({ length: 51 }, (_, n) => ({ ...requestIn.cancelled, id: 200 - n }))
  const { calls } = await show(many)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50)
  expect(screen.queryByText('Nothing planned. Where to next?')).toBe(null)
  expect(screen.getByRole('link', { name: 'Older trips' }).getAttribute('href')).toBe(
    '/account?after=151',
  )
  expect(screen.queryByRole('link', { name: 'Newest trips' })).toBe(null)
  expect(calls.find(({ operation }) => operation === 'AccountPage')?.variables).toEqual({
    first: 51,
    after: null,
  })
})

test('links from a later page back to the newest trips', async () => {
  const { calls } = await show([{ ...requestIn.cancelled, id: 150 }], '/account?after=151')
  expect(screen.getByRole('link', { name: 'Newest trips' }).getAttribute('href')).toBe('/account')
  expect(screen.queryByRole('link', { name: 'Older trips' })).toBe(null)
  expect(calls.find(({ operation }) => operation === 'AccountPage')?.variables).toEqual({
    first: 51,
    after: 151,
  })
})
