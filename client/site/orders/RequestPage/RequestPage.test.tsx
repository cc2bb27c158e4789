import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { requestAnswer, requestIn, sampleRequest, sampleUuid as uuid } from '../../../features/RequestFrame/sampleRequest.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPage.route.tsx'

test('says until when the seats are held, in the time of the place, and what everything costs', async () => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer() } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your seats are held, Anna')
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
  expect(screen.getByText('Double cabin, main deck')).toBeTruthy()
  expect(screen.getByText(/1:00\sPM GMT\+8, local time of the tour/)).toBeTruthy()
  for (const amount of ['$2,000', '$600', '-$200', '$2,400', '$480']) expect(screen.getByText(amount)).toBeTruthy()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('same-origin')
})

test('a closed request asks for nothing and promises nothing any more', async () => {
  const perks = { flightIncluded: true, hasCashback: true }
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer({ ...sampleRequest, ...perks }) } })
  expect(screen.getByText('Flights')).toBeTruthy()
  expect(screen.getByText(/part of the price is credited/)).toBeTruthy()
  cleanup()
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer({ ...requestIn.cancelled, ...perks }) } })
  expect(screen.getByText('$2,400')).toBeTruthy()
  expect(screen.queryByText('Of this in advance')).toBeNull()
  expect(screen.queryByText(/part of the price is credited/)).toBeNull()
})

test('leads to its other pages, and to the one thing that it waits for', async () => {
  await renderRoute(route, { at: `/de/order/${uuid}`, operations: { RequestPage: requestAnswer(requestIn.confirmed) } })
  const pages = within(screen.getByRole('navigation', { name: 'Seiten dieser Anfrage' })).getAllByRole('link')
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    `/de/order/${uuid}`,
    `/de/order/${uuid}/pay`,
    `/de/order/${uuid}/add-tourists`,
    `/de/order/${uuid}/individual-tour`,
    `/de/arrival/${uuid}`,
  ])
  expect(pages[0]?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /^480\s\$ zahlen$/ }).getAttribute('href')).toBe(`/de/order/${uuid}/pay`)
})

test('a hold that has run out is not promised any more', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...sampleRequest, isHoldExpired: true }) },
  })
  expect(screen.getByText(/The time for holding your seats has run out/)).toBeTruthy()
  expect(screen.queryByText(/Seats held until/)).toBe(null)
})

test('a closed request holds nothing and promises no next step', async () => {
  await renderRoute(route, {
    at: `/de/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...requestIn.cancelled, status: 'CANCELLED_BY_SYSTEM' }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Anfrage ist geschlossen')
  expect(screen.queryByText(/reserviert bis/)).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Wie es weitergeht' })).toBe(null)
  expect(screen.queryByRole('navigation', { name: 'Seiten dieser Anfrage' })).toBe(null)
})

test.each([`/order/${uuid}`, '/order/not-a-uuid'])('%s that names nothing is not found', async (at) => {
  await renderRoute(route, { at, operations: { RequestPage: requestAnswer(null) } })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const quote = (refund: number, kept: number, keptPercent: number) => ({
  __typename: 'CancelQuote',
  refund: usd(refund),
  kept: usd(kept),
  keptPercent,
})

test.each([
  [quote(0, 0, 0), 'It costs you nothing.'],
  [quote(48_000, 0, 0), 'All you paid, $480, comes back.'],
  [quote(192_000, 48_000, 20), 'Today $1,920 come back to you; Baikal Ice keeps $480: 20% of the price, as agreed.'],
  [quote(0, 48_000, 90), 'Of what you paid nothing comes back under the terms: Baikal Ice keeps $480.'],
])('says what comes back before anything is canceled: %#', async (cancelQuote, words) => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer({ ...requestIn.paid, cancelQuote }) } })
  expect(screen.getByText(words)).toBeTruthy()
})

test('cancels for what was shown; where that has changed the reason stays typed', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer({ ...requestIn.paid, cancelQuote: quote(48_000, 0, 0) }),
      CancelRequest: () => ({ cancelRequest: { __typename: 'CancelQuoteChangedError', code: 'CONFLICT', message: '' } }),
    },
  })
  await user.click(screen.getByText('Cancel the request'))
  await user.type(screen.getByLabelText(/Why\? Baikal Ice reads it/), 'Broken leg')
  await user.click(screen.getByRole('button', { name: 'Cancel for good' }))
  expect((await screen.findByRole('alert')).textContent).toContain('What comes back has changed.')
  expect(calls.find(({ operation }) => operation === 'CancelRequest')?.variables).toEqual({
    uuid,
    message: 'Broken leg',
    shownRefundMinor: 48_000,
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why\?/).value).toBe('Broken leg')
})

test('a request that has ended can’t be canceled again', async () => {
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer(requestIn.cancelled) } })
  expect(screen.queryByText('Cancel the request')).toBe(null)
})

test('offers the papers and what was paid and came back', async () => {
  const papers = {
    ...requestIn.paid,
    documents: [
      { __typename: 'RequestDocument', kind: 'VOUCHER', number: 'V-000012', path: `/order/${uuid}/voucher.pdf`, total: null },
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
            doneAt: null,
            amount: { __typename: 'Money', amountMinor: 1_000, currency: 'USD' },
          },
        ],
      },
    ],
  }
  await renderRoute(route, { at: `/order/${uuid}`, operations: { RequestPage: requestAnswer(papers) } })
  expect(screen.getByRole('link', { name: 'Voucher V-000012' }).getAttribute('href')).toBe(`/order/${uuid}/voucher.pdf`)
  expect(screen.getByRole('link', { name: 'Invoice 2026-000001' })).toBeTruthy()
  // the day of the place, where it is tomorrow already
  expect(screen.getByText('Paid by card, Nov 22, 2026')).toBeTruthy()
  expect(screen.getByText('On its way back to you').parentElement?.textContent).toContain('-$10')
})

test('a trip that is over can be reviewed; words that were refused stay', async () => {
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
  expect(calls.find(({ operation }) => operation === 'WriteReview')?.variables).toEqual({ uuid, rating: 5, text: words })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe(words)
})
