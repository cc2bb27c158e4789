import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './StatementPage.route.tsx'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const money = (amountMinor: number, currency: string) => ({
  __typename: 'Money',
  amountMinor,
  currency,
})
const amounts = (
  currency: string,
  [gross = 0, received = 0, refunded = 0, commission = 0, payout = 0, cashback = 0]: number[],
) => ({
  gross: money(gross, currency),
  received: money(received, currency),
  refunded: money(refunded, currency),
  commission: money(commission, currency),
  cashback: money(cashback, currency),
  payout: money(payout, currency),
})
const line = (requestId: number, soldOn: string | null, currency: string, sums: number[]) => ({
  __typename: 'StatementLine',
  requestId,
  tour: 'Ice of Baikal',
  start: '2027-02-10',
  end: '2027-02-17',
  contactName: 'Anna Berg',
  soldOn,
  commissionPercent: 14,
  ...amounts(currency, sums),
})
const statement = (currencies: object[]) => ({
  viewer: {
    __typename: 'Viewer',
    id: 1,
    organizers: [
      { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
      { __typename: 'Organizer', id: 4, name: 'Altai Base' },
    ],
  },
  organizerStatement: {
    __typename: 'OrganizerStatement',
    month: '2026-11',
    previousMonth: '2026-10',
    nextMonth: null,
    payouts: [
      {
        __typename: 'Payout',
        id: 1,
        paidOn: '2026-11-20',
        reference: 'SEPA 1',
        amount: money(40_000, 'JPY'),
      },
    ],
    balances: [
      {
        __typename: 'OrganizerBalance',
        due: money(0, 'JPY'),
        paidOut: money(40_000, 'JPY'),
        overpaid: money(1_500, 'JPY'),
      },
    ],
    organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice', legalName: 'Baikal Ice LLC' },
    currencies,
  },
})

test('shows the month per currency with lines and totals, and links to a CSV file', async () => {
  const { calls } = await renderRoute(route, {
    at: '/crm/statement?month=2026-11&organizer=3',
    visitor,
    operations: {
      StatementPage: () =>
        statement([
          {
            __typename: 'StatementCurrency',
            requestsSold: 1,
            ...amounts('JPY', [240_000, 288_000, 10_000, 38_920, 239_080]),
            lines: [
              line(12, '2026-11-21', 'JPY', [240_000, 48_000, 0, 6_720, 41_280]),
              line(9, null, 'JPY', [0, 240_000, 10_000, 32_200, 197_800]),
            ],
          },
        ]),
    },
  })
  expect(calls[0]?.variables).toEqual({ month: '2026-11', organizerId: 3 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Statement, November 2026')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]?.textContent).toContain('¥41,280')
  expect(rows[1]?.textContent).toContain('14%')
  expect(rows[2]?.textContent).toContain('earlier')
  expect(rows.at(-1)?.textContent).toContain('¥239,080')
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/crm/statement.csv?month=2026-11&organizer=3',
  )
  expect(screen.getByRole('link', { name: 'October 2026' }).getAttribute('href')).toBe(
    '/crm/statement?month=2026-10&organizer=3',
  )
  expect(screen.getByRole('link', { name: 'Altai Base' }).getAttribute('href')).toBe(
    '/crm/statement?month=2026-11&organizer=4',
  )
  expect(screen.getByText('Nov 20, 2026: ¥40,000, SEPA 1')).toBeTruthy()
  expect(
    screen.getByText('Overpaid, JPY: set off against the next payouts').nextSibling?.textContent,
  ).toBe('¥1,500')
  expect(screen.queryByText('Cashback you bear')).toBe(null)
  // the current month is the last one
  expect(screen.queryByRole('link', { name: 'December 2026' })).toBe(null)
})

test('shows the cashback that the organizer bears in its own column', async () => {
  const sums = [0, 0, 0, 0, -24_000, 24_000]
  const lines = [line(12, null, 'JPY', sums)]
  await renderRoute(route, {
    at: '/crm/statement',
    visitor,
    operations: {
      StatementPage: () =>
        statement([
          { __typename: 'StatementCurrency', requestsSold: 0, ...amounts('JPY', sums), lines },
        ]),
    },
  })
  expect(screen.getByRole('columnheader', { name: 'Cashback you bear' })).toBeTruthy()
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toContain(
    '¥24,000-¥24,000',
  )
})

test('shows an empty state for a month without data', async () => {
  await renderRoute(route, {
    at: '/de/crm/statement',
    visitor,
    operations: { StatementPage: () => statement([]) },
  })
  expect(screen.getByRole('heading', { name: 'Keine Daten vorhanden' })).toBeTruthy()
})

test('sends a visitor to the login, and finds no statement of another organizer', async () => {
  const { router } = await renderRoute(route, { at: '/crm/statement?month=2026-11' })
  expect(router.state.location.pathname).toBe('/crm/login')
  await renderRoute(route, {
    at: '/crm/statement?organizer=9',
    visitor,
    operations: { StatementPage: () => failWith('NOT_FOUND') },
  })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
