import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  requestAnswer,
  requestIn,
  sampleUuid as uuid,
} from '../../../../features/request/RequestFrame/sampleRequest.ts'
import { noAnswer } from '../../../../testing/api.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { route } from '../RequestPage.route.tsx'

const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const quote = (refund: number, fee: number, feePercent: number) => ({
  __typename: 'CancelQuote',
  refund: usd(refund),
  fee: usd(fee),
  feePercent,
})

test.each([
  [quote(0, 0, 0), 'It costs you nothing.'],
  [quote(48_000, 0, 0), 'All you paid, $480, comes back.'],
  [
    quote(192_000, 48_000, 20),
    'Today $1,920 come back to you; Baikal Ice keeps $480: 20% of the price, as agreed.',
  ],
  [
    quote(0, 48_000, 90),
    'Of what you paid nothing comes back under the terms: Baikal Ice keeps $480.',
  ],
])('shows the refund before anything is canceled: %#', async (cancelQuote, words) => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer({ ...requestIn.paid, cancelQuote }) },
  })
  expect(screen.getByText(words)).toBeTruthy()
})

test('cancels for the refund that was shown, and keeps the reason when the refund has changed', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: requestAnswer({ ...requestIn.paid, cancelQuote: quote(48_000, 0, 0) }),
      CancelRequest: () => ({
        cancelRequest: { __typename: 'RefundAmountChangedError', code: 'CONFLICT', message: '' },
      }),
    },
  })
  await user.click(screen.getByText('Cancel the request'))
  await user.type(screen.getByLabelText(/Why\? Baikal Ice reads it/), 'Broken leg')
  await user.click(screen.getByRole('button', { name: 'Cancel for good' }))
  expect((await screen.findByRole('alert')).textContent).toContain('What comes back has changed.')
  expect(calls.find(({ operation }) => operation === 'CancelRequest')?.variables).toEqual({
    uuid,
    message: 'Broken leg',
    expectedRefundMinor: 48_000,
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Why\?/).value).toBe('Broken leg')
})

test('shows a changed refund, and sends it with the next attempt', async () => {
  const user = userEvent.setup({ delay: null })
  const sums = [quote(48_000, 0, 0), quote(33_600, 14_400, 30)]
  const { calls } = await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: () =>
        requestAnswer({
          ...requestIn.paid,
          cancelQuote: sums.length > 1 ? sums.shift() : sums[0],
        })(),
      CancelRequest: () => ({
        cancelRequest: { __typename: 'RefundAmountChangedError', code: 'CONFLICT', message: '' },
      }),
    },
  })
  await user.click(screen.getByText('Cancel the request'))
  await user.click(screen.getByRole('button', { name: 'Cancel for good' }))
  expect(
    await screen.findByText(/^Today \$336 come back to you; Baikal Ice keeps \$144/),
  ).toBeTruthy()
  // a busy button ignores presses: the refund may appear a moment before it is free again
  const button = screen.getByRole('button', { name: 'Cancel for good' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await user.click(button)
  const shown = () =>
    calls
      .filter(({ operation }) => operation === 'CancelRequest')
      .map(({ variables }) => variables?.expectedRefundMinor)
  await waitFor(() => expect(shown()).toEqual([48_000, 33_600]))
})

test('shows that the request has been closed meanwhile, and its new state', async () => {
  const user = userEvent.setup({ delay: null })
  let isEnded = false
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: {
      RequestPage: () =>
        requestAnswer(
          isEnded ? requestIn.cancelled : { ...requestIn.paid, cancelQuote: quote(48_000, 0, 0) },
        )(),
      CancelRequest: () => {
        isEnded = true
        return {
          cancelRequest: { __typename: 'RequestStatusChangedError', code: 'CONFLICT', message: '' },
        }
      },
    },
  })
  await user.click(screen.getByText('Cancel the request'))
  await user.click(screen.getByRole('button', { name: 'Cancel for good' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The request stands otherwise by now. This page shows how.',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'This request is closed' })).toBeTruthy()
})

test.each([999_999_999, 2_147_483_647])(
  'sends the shown refund even if it is large: %d',
  async (refund) => {
    const { calls } = await renderRoute(route, {
      at: `/order/${uuid}`,
      operations: {
        RequestPage: requestAnswer({ ...requestIn.paid, cancelQuote: quote(refund, 0, 0) }),
        CancelRequest: () => ({
          cancelRequest: { __typename: 'RefundAmountChangedError', code: 'CONFLICT', message: '' },
        }),
      },
    })
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByText('Cancel the request'))
    await user.click(screen.getByRole('button', { name: 'Cancel for good' }))
    await screen.findByRole('alert')
    expect(calls.find(({ operation }) => operation === 'CancelRequest')?.variables).toMatchObject({
      expectedRefundMinor: refund,
    })
  },
)

describe('cancellation without an answer', () => {
  const cancelWithoutAnswer = async (
    at: string,
    isCanceled: boolean,
    [open, confirm]: [string, string],
  ) => {
    let isAsked = false
    const { router } = await renderRoute(route, {
      at,
      operations: {
        RequestPage: () =>
          requestAnswer(
            isAsked && isCanceled
              ? requestIn.cancelled
              : { ...requestIn.paid, cancelQuote: quote(48_000, 0, 0) },
          )(),
        CancelRequest: () => {
          isAsked = true
          return noAnswer
        },
      },
    })
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByText(open))
    await user.click(screen.getByRole('button', { name: confirm }))
    return router
  }

  test('shows the request as closed if it was canceled', async () => {
    const router = await cancelWithoutAnswer(`/order/${uuid}`, true, [
      'Cancel the request',
      'Cancel for good',
    ])
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This request is closed' }),
    ).toBeTruthy()
    // once the action has finished
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    await waitFor(() => expect(router.state.actionData).toBe(null))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test.each<[string, [string, string], string]>([
    [
      '',
      ['Cancel the request', 'Cancel for good'],
      'That did not work, and we can’t say yet whether the request was canceled. Please try again: nothing is canceled twice.',
    ],
    [
      '/de',
      ['Anfrage stornieren', 'Verbindlich stornieren'],
      'Das hat nicht geklappt, und wir wissen noch nicht, ob die Anfrage storniert ist. Bitte versuchen Sie es noch einmal: Doppelt storniert wird nichts.',
    ],
  ])('shows no refusal while the request is still valid: %s', async (language, names, words) => {
    await cancelWithoutAnswer(`${language}/order/${uuid}`, false, names)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })
})

test('offers no cancellation of a request that has ended', async () => {
  await renderRoute(route, {
    at: `/order/${uuid}`,
    operations: { RequestPage: requestAnswer(requestIn.cancelled) },
  })
  expect(screen.queryByText('Cancel the request')).toBe(null)
})
