import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPage.route.tsx'

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const uuid = '92c66feb-2cd5-454a-aace-52b07efe4d84'

const request = {
  __typename: 'Request',
  id: 12,
  uuid,
  status: 'PENDING_CONFIRM',
  createdAt: '2026-11-21T05:00:00Z',
  holdExpiresAt: '2026-11-23T05:00:00Z',
  adults: 2,
  children: 1,
  items: [
    { __typename: 'RequestItem', id: 1, option: { __typename: 'TourDateOption', id: 4, kind: 'CABIN', name: 'Double cabin, main deck' } },
  ],
  contactName: 'Anna Berg',
  contactEmail: 'anna@example.com',
  contactPhone: '+49301234567',
  comment: '',
  total: usd(240_000),
  prepayment: usd(48_000),
  lines: [
    { __typename: 'RequestLine', label: 'ADULT', quantity: 2, unit: usd(100_000), amount: usd(200_000) },
    { __typename: 'RequestLine', label: 'CHILD', quantity: 1, unit: usd(60_000), amount: usd(60_000) },
    { __typename: 'RequestLine', label: 'DISCOUNT', quantity: 2, unit: usd(-10_000), amount: usd(-20_000) },
  ],
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice', phone: null },
  date: {
    __typename: 'TourDate',
    id: 1,
    start: '2027-02-10',
    end: '2027-02-17',
    startTime: null,
    prepaymentType: 'PERCENT',
    prepaymentPercent: 20,
    prepaymentAmount: null,
    fullPaymentDays: 30,
  },
  tour: {
    __typename: 'Tour',
    id: 7,
    slug: 'ice-of-baikal',
    title: 'Ice of Baikal',
    lang: 'en',
    days: 8,
    nights: 7,
    durationMinutes: null,
    timeZone: 'Asia/Irkutsk',
    meetingPoint: '',
    media: [],
  },
}

test('says until when the seats are held, in the time of the place, and what everything costs', async () => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: () => ({ request }) } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your seats are held, Anna')
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
  expect(screen.getByText('Double cabin, main deck')).toBeTruthy()
  expect(screen.getByText(/1:00\sPM GMT\+8, local time of the tour/)).toBeTruthy()
  for (const amount of ['$2,000', '$600', '-$200', '$2,400', '$480']) expect(screen.getByText(amount)).toBeTruthy()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
})

test('a closed request holds nothing and promises no next step', async () => {
  await renderRoute(route, {
    at: `/de/order/${uuid}`,
    operations: { RequestPage: () => ({ request: { ...request, status: 'CANCELLED_BY_SYSTEM' } }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Anfrage ist geschlossen')
  expect(screen.queryByText(/reserviert bis/)).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Wie es weitergeht' })).toBe(null)
})

test.each([`/order/${uuid}`, '/order/not-a-uuid'])('%s that names nothing is not found', async (at) => {
  await renderRoute(route, { at, operations: { RequestPage: () => ({ request: null }) } })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
