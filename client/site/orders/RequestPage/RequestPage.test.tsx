import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPage.route.tsx'

test('shows the end of the hold in the tour’s time zone, and all prices', async () => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer() } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your seats are held, Anna')
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
  expect(screen.getByText('Double cabin, main deck')).toBeTruthy()
  expect(screen.getByText(/1:00\sPM GMT\+8, local time of the tour/)).toBeTruthy()
  for (const amount of ['$2,000', '$600', '-$200', '$2,400', '$480'])
    expect(screen.getByText(amount)).toBeTruthy()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('same-origin')
})

test('shows neither prepayment nor cashback for a closed request', async () => {
  const money = { __typename: 'Money', amountMinor: 24_000, currency: 'USD' }
  const perks = {
    flightIncluded: true,
    cashback: { __typename: 'RequestCashback', state: 'PROMISED', amount: money },
  }
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...sampleRequest, ...perks }) },
  })
  expect(screen.getByText('Flights')).toBeTruthy()
  expect(screen.getByText('With cashback: $240 come back to you after the trip.')).toBeTruthy()
  cleanup()
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer({ ...requestIn.cancelled, ...perks, cashback: null }),
    },
  })
  expect(screen.getByText('$2,400')).toBeTruthy()
  expect(screen.queryByText('Of this in advance')).toBeNull()
  expect(screen.queryByText(/cashback/i)).toBeNull()
})

test('shows the balance until it is paid', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer(requestIn.paid) },
  })
  expect(
    screen.getByText(
      'Your prepayment has arrived. The rest, $1,920, is due by Mon, January 11, 2027.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Of this in advance')).toBeTruthy()
  cleanup()
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer(requestIn.settled) },
  })
  expect(
    screen.getByText('Everything is paid. Baikal Ice sends the details to anna@example.com.'),
  ).toBeTruthy()
  expect(screen.queryByText('Of this in advance')).toBeNull()
  expect(screen.queryByText(/prepayment|in advance/)).toBeNull()
})

test('links to the request’s other pages and to the next step', async () => {
  await renderRoute(route, {
    at: `/de/order/${uuid}`,
    operations: { RequestPage: requestAnswer(requestIn.confirmed) },
  })
  const pages = within(
    screen.getByRole('navigation', { name: 'Seiten dieser Anfrage' }),
  ).getAllByRole('link')
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    `/de/order/${uuid}`,
    `/de/order/${uuid}/pay`,
    `/de/order/${uuid}/add-tourists`,
    `/de/order/${uuid}/individual-tour`,
    `/de/arrival/${uuid}`,
  ])
  expect(pages[0]?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /^480\s\$ zahlen$/ }).getAttribute('href')).toBe(
    `/de/order/${uuid}/pay`,
  )
})

test('shows no end of a hold that has expired', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...sampleRequest, isHoldExpired: true }) },
  })
  expect(screen.getByText(/The time for holding your seats has run out/)).toBeTruthy()
  expect(screen.queryByText(/Seats held until/)).toBe(null)
})

test('shows neither a hold nor a next step for a closed request', async () => {
  await renderRoute(route, {
    at: `/de/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer({ ...requestIn.cancelled, status: 'CANCELLED_BY_SYSTEM' }),
    },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Diese Anfrage ist geschlossen',
  )
  expect(screen.queryByText(/reserviert bis/)).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Wie es weitergeht' })).toBe(null)
  expect(screen.queryByRole('navigation', { name: 'Seiten dieser Anfrage' })).toBe(null)
})

test.each([`/order/${uuid}`, '/order/not-a-uuid'])(
  'answers 404 for %s without a request',
  async (at) => {
    await renderRoute(route, { at, operations: { RequestPage: requestAnswer(null) } })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  },
)

test('shows documents, payments and refunds', async () => {
  const papers = {
    ...requestIn.paid,
    documents: [
      {
        __typename: 'RequestDocument',
        kind: 'VOUCHER',
        number: 'V-000012',
        path: `/order/${uuid}/voucher.pdf`,
        total: null,
      },
      {
        __typename: 'RequestDocument',
        kind: 'INVOICE',
        number: '2026-000001',
        path: `/order/${uuid}/invoice-2026-000001.pdf`,
        total: { __typename: 'Money', amountMinor: 240_000, currency: 'USD' },
      },
    ],
    payments: [
      {
        __typename: 'Payment',
        id: 'p',
        method: 'CARD',
        paidAt: '2026-11-21T20:00:00Z',
        amount: { __typename: 'Money', amountMinor: 48_000, currency: 'USD' },
        refunds: [
          {
            __typename: 'Refund',
            id: 'r',
            status: 'PENDING',
            reason: 'PAID_TWICE',
            doneAt: null,
            amount: { __typename: 'Money', amountMinor: 1_000, currency: 'USD' },
          },
        ],
      },
    ],
  }
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer(papers) },
  })
  expect(screen.getByRole('link', { name: 'Voucher V-000012' }).getAttribute('href')).toBe(
    `/order/${uuid}/voucher.pdf`,
  )
  expect(screen.getByRole('link', { name: 'Invoice 2026-000001' })).toBeTruthy()
  // the day in the tour's time zone, where it is already tomorrow
  expect(screen.getByText('Paid by card, Nov 22, 2026')).toBeTruthy()
  expect(screen.getByText('On its way back to you').parentElement?.textContent).toContain('-$10')
})

test.each([
  ['PENDING', 'Your cashback is on its way to you'],
  ['DONE', 'Your cashback has come back to you, Nov 22, 2026'],
  ['FAILED', 'Your cashback could not go back the way you paid: we send it another way'],
])('shows the state of the cashback after the trip: %s', async (status, told) => {
  const money = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
  const refund = {
    __typename: 'Refund',
    id: 'r',
    status,
    reason: 'CASHBACK',
    doneAt: status === 'DONE' ? '2026-11-21T20:00:00Z' : null,
    amount: money(24_000),
  }
  const payment = {
    __typename: 'Payment',
    id: 'p',
    method: 'CARD',
    paidAt: '2026-11-01T20:00:00Z',
    amount: money(240_000),
    refunds: [refund],
  }
  const cashback = {
    __typename: 'RequestCashback',
    state: status === 'DONE' ? 'PAID' : 'ON_ITS_WAY',
    amount: money(24_000),
  }
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer({ ...requestIn.complete, cashback, payments: [payment] }),
    },
  })
  expect(screen.getByText(told).parentElement?.textContent).toContain('-$240')
  expect(screen.queryByText(/after the trip/)).toBe(null)
})

test('accepts a review of a completed trip, and keeps a refused text', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer(requestIn.complete),
      WriteReview: () => ({ writeReview: { __typename: 'InvalidInputError', fields: [] } }),
    },
  })
  const words = 'Cold, wide, and worth every frozen toe.'
  await user.click(screen.getByRole('radio', { name: 'Excellent' }))
  await user.type(screen.getByRole('textbox', { name: 'Your words' }), words)
  await user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect((await screen.findByRole('alert')).textContent).toContain('at least 20 letters')
  expect(calls.find(({ operation }) => operation === 'WriteReview')?.variables).toEqual({
    uuid,
    rating: 5,
    text: words,
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe(words)
})

test('checks the text of a review when it is left', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer(requestIn.complete) },
  })
  await user.click(screen.getByRole('radio', { name: 'Excellent' }))
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
  await user.type(text, 'Too cold')
  await user.tab()
  expect(await screen.findByText('Minimum 20 characters')).toBeTruthy()
  await user.type(text, ', but worth every frozen toe')
  await waitFor(() => expect(screen.queryByText('Minimum 20 characters')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Excellent' }).checked).toBe(true)
  expect(calls.some(({ operation }) => operation === 'WriteReview')).toBe(false)
})
