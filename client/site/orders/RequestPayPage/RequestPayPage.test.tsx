import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPayPage.route.tsx'

const show = (request: object, at = `/order/${uuid}/pay`) =>
  renderRoute(route, { at, operations: { RequestPayPage: requestAnswer(request) } })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })

test.each([
  [sampleRequest, 'Nothing to pay yet'],
  [requestIn.confirmed, '$480 to pay now'],
  [requestIn.paid, 'Your prepayment has arrived'],
  [{ ...requestIn.paid, dues: { ...requestIn.complete.dues } }, 'Everything is paid'],
  [requestIn.complete, 'This trip is over'],
  [requestIn.cancelled, 'Nothing to pay: this request is closed'],
  [
    { ...requestIn.cancelled, status: 'CANCELLED_BY_AUTHOR' },
    'Nothing to pay: this request is closed',
  ],
  [
    { ...requestIn.cancelled, status: 'CANCELLED_BY_SYSTEM' },
    'Nothing to pay: this request is closed',
  ],
  [
    { ...requestIn.cancelled, status: 'CANCELLED_BY_ADMIN' },
    'Nothing to pay: this request is closed',
  ],
])('shows in its heading what is to pay: %#', async (request, words) => {
  await show(request)
  expect(heading()).toBe(words)
})

test('shows each amount with its due date', async () => {
  await show(requestIn.confirmed)
  const due = screen.getByRole('region', { name: 'What is due when' }).textContent
  expect(due).toMatch(/By Mon, November 23, 2026 at 1:00\sPM GMT\+8\$480/)
  expect(due).toContain('By Mon, January 11, 2027$1,920')
  expect(due).toContain('Price of the trip$2,400')
})

test('shows the cancellation terms of this request with their days', async () => {
  await show(requestIn.confirmed)
  const terms = screen.getByRole('region', { name: 'If you have to cancel' })
  expect(terms.textContent).toContain('Free to cancel until Jan 10, 2027.')
  expect(terms.textContent).toContain('Jan 11 – Feb 10, 2027')
  expect(screen.getByRole('link', { name: 'How canceling works' }).getAttribute('href')).toBe(
    '/agreement#clause-5-2',
  )
})

test('shows no payment form when no provider accepts the currency', async () => {
  await show({ ...requestIn.confirmed, payMethods: [] })
  const how = screen.getByRole('region', { name: 'How payment works' })
  expect(how.textContent).toContain('Baikal Ice sends the payment details to anna@example.com')
  expect(how.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+73952500172')
  expect(how.querySelector('input, button, form')).toBe(null)
})

test('offers no payment before the organizer has confirmed', async () => {
  await show(sampleRequest)
  expect(screen.queryByRole('region', { name: 'Pay by card' })).toBe(null)
})

const press = async (name: RegExp) => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name }))
}

test('starts a payment of the chosen type, and shows a refusal', async () => {
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}/pay`,
    operations: {
      RequestPayPage: requestAnswer(requestIn.confirmed),
      StartPayment: () => ({
        startPayment: {
          __typename: 'PaymentNotPossibleError',
          code: 'CONFLICT',
          message: '',
          reason: 'HOLD_EXPIRED',
        },
      }),
    },
  })
  await userEvent.setup().click(screen.getByRole('radio', { name: /everything/ }))
  await press(/Go to payment/)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The time for holding your seats has run out.',
  )
  const sent = calls
    .filter(({ operation }) => operation === 'StartPayment')
    .map(({ variables }) => variables)
  expect(sent).toEqual([
    { uuid, type: 'FULL', method: 'CARD', idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
})

test('offers a choice of methods when a provider accepts SBP', async () => {
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}/pay`,
    operations: {
      RequestPayPage: requestAnswer({ ...requestIn.confirmed, payMethods: ['CARD', 'SBP'] }),
      StartPayment: () => ({
        startPayment: {
          __typename: 'PaymentNotPossibleError',
          code: 'CONFLICT',
          message: '',
          reason: 'NO_PROVIDER',
        },
      }),
    },
  })
  expect(screen.getByRole('region', { name: 'Pay' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('radio', { name: /By SBP/ }))
  await press(/Go to payment/)
  await screen.findByRole('alert')
  expect(
    calls.filter(({ operation }) => operation === 'StartPayment').map(({ variables }) => variables),
  ).toMatchObject([{ method: 'SBP' }])
})

const refusedBy = async (answer: () => unknown, language = '') => {
  const { calls, router } = await renderRoute(route, {
    at: `${language}/order/${uuid}/pay`,
    operations: { RequestPayPage: requestAnswer(requestIn.paid), StartPayment: answer },
  })
  const keys = () =>
    calls
      .filter(({ operation }) => operation === 'StartPayment')
      .map(({ variables }) => variables.idempotencyKey)
  return { keys, router }
}
const pressAgain = async () => {
  await press(/^Pay \$/)
  await screen.findByRole('alert')
  await press(/^Pay \$/)
}

test('starts a new payment after a decline', async () => {
  const declined = {
    startPayment: {
      __typename: 'PaymentNotPossibleError',
      code: 'CONFLICT',
      message: '',
      reason: 'DECLINED',
    },
  }
  const no = await refusedBy(() => declined)
  await pressAgain()
  await waitFor(() => expect(new Set(no.keys()).size).toBe(2))
})

test('retries with the same key when the outcome is unknown', async () => {
  const away = await refusedBy(() => failWith('UNAVAILABLE'))
  await pressAgain()
  await waitFor(() => expect(away.keys()).toHaveLength(2))
  expect(new Set(away.keys()).size).toBe(1)
})

test('starts the payment with a new key when the old one belongs to another choice', async () => {
  const known = new Map<unknown, string>()
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}/pay`,
    operations: {
      RequestPayPage: requestAnswer({ ...requestIn.confirmed, payMethods: ['CARD', 'SBP'] }),
      // like the API: a payment that the provider did not answer keeps its key
      StartPayment: ({ idempotencyKey, type, method }) => {
        const choice = `${type} ${method}`
        if ((known.get(idempotencyKey) ?? choice) !== choice)
          return failWith('IDEMPOTENCY_MISMATCH')
        known.set(idempotencyKey, choice)
        return failWith('UNAVAILABLE')
      },
    },
  })
  await press(/Go to payment/)
  await screen.findByRole('alert')
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /everything/ }))
  await user.click(screen.getByRole('radio', { name: /By SBP/ }))
  await press(/Go to payment/)
  await waitFor(() => expect([...known.values()]).toEqual(['PREPAYMENT CARD', 'FULL SBP']))
  // sending the same choice again is the same payment
  const key = () => document.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value
  await waitFor(() => expect(key()).toBe([...known.keys()][1]))
  expect(calls.filter(({ operation }) => operation === 'StartPayment')).toHaveLength(3)
})

test.each([
  [
    '',
    /^No payment was begunToo many payments were begun from your connection.* Please try again in 25 minutes\.$/,
  ],
  [
    '/de',
    /^Es wurde keine Zahlung begonnenÜber Ihre Verbindung.* Bitte versuchen Sie es in 25 Minuten wieder\.$/,
  ],
])(
  'shows how long to wait after too many payments, and keeps the key: %s',
  async (language, words) => {
    const limited = await refusedBy(() => failWith('RATE_LIMITED', { retryAfter: 1500 }), language)
    const pay = language ? /zahlen$/ : /^Pay \$/
    await press(pay)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    await press(pay)
    await waitFor(() => expect(limited.keys()).toHaveLength(2))
    expect(new Set(limited.keys()).size).toBe(1)
  },
)

test('shows the thank-you page when the payment is paid already', async () => {
  const payment = { __typename: 'Payment', id: '1', status: 'PAYED', payUrl: null }
  const { router } = await refusedBy(() => ({
    startPayment: { __typename: 'StartPaymentSuccess', payment },
  }))
  await press(/^Pay \$/)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${uuid}/success`))
})

test('offers to pay the balance after the prepayment', async () => {
  await show(requestIn.paid)
  expect(screen.getByRole('button', { name: 'Pay $1,920' })).toBeTruthy()
})

test('shows before a payment that the hold has expired', async () => {
  await show({ ...requestIn.confirmed, isHoldExpired: true }, `/de/order/${uuid}/pay`)
  expect(screen.getByText(/Die Reservierung Ihrer Plätze ist abgelaufen/)).toBeTruthy()
})

test('shows money that was paid for a closed request', async () => {
  await show({ ...requestIn.cancelled, paid: usd(48_000) })
  expect(screen.getByText(/\$480 have been paid for it/)).toBeTruthy()
})

test('answers 404 for an unknown link', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}/pay`,
    operations: { RequestPayPage: requestAnswer(null) },
  })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('offers to extend the hold by a day, and shows why it can’t be extended', async () => {
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}/pay`,
    operations: {
      RequestPayPage: requestAnswer({
        ...requestIn.confirmed,
        travelerHoldExtendableUntil: '2026-11-24T05:00:00Z',
      }),
      ExtendHoldAsTraveler: () => ({ extendHoldAsTraveler: { __typename: 'HoldLimitError' } }),
    },
  })
  expect(
    screen.getByText(/we hold the seats a day longer: until Tue, November 24, 2026 at 1:00\sPM/),
  ).toBeTruthy()
  await press(/Hold my seats longer/)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The seats can’t be held longer by themselves any more. Ask Baikal Ice, who still may.',
  )
  expect(calls.find(({ operation }) => operation === 'ExtendHoldAsTraveler')?.variables).toEqual({
    uuid,
  })
})

test('offers no extension when the hold can’t be extended', async () => {
  await show(requestIn.confirmed)
  expect(screen.queryByRole('button', { name: 'Hold my seats longer' })).toBe(null)
})
