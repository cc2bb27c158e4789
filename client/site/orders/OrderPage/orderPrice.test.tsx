import { beforeAll, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './OrderPage.route.tsx'
import {
  dates,
  departure,
  fillIn,
  loadLater,
  noQuote,
  quoted,
  sampleQuote,
  send,
  success,
  tourWith,
  usd,
} from './sampleOrder.ts'

beforeAll(loadLater)

test('asks for consent to a changed price, and sends the new total', async () => {
  const user = userEvent.setup()
  const totals: unknown[] = []
  let price = 100_000
  await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderQuote: () => noQuote,
      OrderPage: () => tourWith([departure(1, '2027-02-10', '2027-02-17', 5, price)]),
      CreateRequest: ({ input }) => {
        totals.push((input as { quotedTotalMinor: number }).quotedTotalMinor)
        if (price === 120_000) return success()
        price = 120_000
        return { createRequest: { __typename: 'PriceChangedError', total: usd(price) } }
      },
    },
  })
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('The total is $1,200 now')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send at the new price' }))
  await waitFor(() => expect(totals).toEqual([100_000, 120_000]))
})

test('shows flights and cashback when the quote has them', async () => {
  await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: ({ input }) => ({
        quote: {
          __typename: 'QuoteSuccess',
          quote: {
            ...sampleQuote(input as Record<string, unknown>, 'with all'),
            flightIncluded: true,
            cashback: usd(24_000),
          },
        },
      }),
    },
  })
  const summary = screen.getByRole('complementary', { name: 'Your trip' })
  expect(within(summary).getByText('Flights').parentElement?.textContent).toBe('Flightsincluded')
  expect(
    within(summary).getByText('With cashback: $240 come back to you after the trip.'),
  ).toBeTruthy()
})

test('announces cashback without an amount until there is a quote, and none where it is not available', async () => {
  const show = (isCashbackAvailable: boolean) =>
    renderRoute(route, {
      at: '/tour/7/order?date=1',
      operations: {
        OrderPage: () => tourWith(dates.map((date) => ({ ...date, isCashbackAvailable }))),
        OrderQuote: () => noQuote,
      },
    })
  await show(true)
  expect(
    screen.getByText('With cashback: part of the price comes back to you after the trip.'),
  ).toBeTruthy()
  cleanup()
  await show(false)
  expect(screen.queryByText(/cashback/i)).toBe(null)
})

test('sends the quote for the current choice with its price', async () => {
  const user = userEvent.setup()
  const { calls } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: { OrderPage: () => tourWith(dates), OrderQuote: quoted, CreateRequest: success },
  })
  const summary = screen.getByRole('complementary', { name: 'Your trip' })
  expect(summary.textContent).toContain('This price holds until')
  await user.click(screen.getByRole('button', { name: 'One adult more' }))
  // the old price is not guaranteed for the new choice
  expect(summary.textContent).not.toContain('This price holds until')
  await waitFor(() => expect(summary.textContent).toContain('This price holds until'))
  await fillIn(user)
  await user.click(send())
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'CreateRequest')).toHaveLength(1),
  )
  expect(
    calls.find(({ operation }) => operation === 'CreateRequest')?.variables.input,
  ).toMatchObject({
    quote: 'quote 1/2/0',
    quotedTotalMinor: 200_000,
  })
})

test('gets a new quote when the quote expired, keeps the input and sends the new quote next', async () => {
  const user = userEvent.setup()
  const sent: unknown[] = []
  await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: quoted,
      CreateRequest: ({ input }) => {
        const choice = input as Record<string, unknown>
        sent.push(choice.quote)
        if (sent.length === 3) return success()
        const price = sent.length === 1 ? 100_000 : 120_000
        return {
          createRequest: {
            __typename: 'QuoteExpiredError',
            quote: sampleQuote(choice, `new ${sent.length}`, price),
          },
        }
      },
    },
  })
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('It is still $1,000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('The total is $1,200 now')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Berg')
  await user.click(screen.getByRole('button', { name: 'Send at the new price' }))
  await waitFor(() => expect(sent).toEqual(['quote 1/1/0', 'new 1', 'new 2']))
})

test('sends the current price without a quote', async () => {
  const user = userEvent.setup()
  const { calls } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: () => noQuote,
      CreateRequest: success,
    },
  })
  await fillIn(user)
  await user.click(send())
  // a quote may still be on its way after it
  const created = () => calls.find(({ operation }) => operation === 'CreateRequest')
  await waitFor(() => expect(created()).toBeDefined())
  expect(created()?.variables.input).toMatchObject({ quote: null, quotedTotalMinor: 100_000 })
})

test('shows cancellation costs beside the button, with the days of the chosen date', async () => {
  const user = userEvent.setup()
  await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: { OrderPage: () => tourWith(dates), OrderQuote: quoted },
  })
  const summary = screen.getByRole('complementary', { name: 'Your trip' })
  expect(await within(summary).findByText('Free to cancel until Jan 10, 2027.')).toBeTruthy()
  await user.click(within(summary).getByText('What canceling costs, and when'))
  expect(within(summary).getByText('Jan 11 – Feb 10, 2027')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Date'), '2')
  expect(await within(summary).findByText('Free to cancel until Jan 20, 2027.')).toBeTruthy()
})
