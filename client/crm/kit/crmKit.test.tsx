import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith, noAnswer } from '../../testing/api.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { route as requestsPage } from '../requests/RequestsPage/RequestsPage.route.tsx'
import { route as failedJobs } from '../staff/FailedJobsPage/FailedJobsPage.route.tsx'
import { route as payouts } from '../staff/PayoutsPage/PayoutsPage.route.tsx'
import { route as staffRequests } from '../staff/StaffRequestsPage/StaffRequestsPage.route.tsx'

const organizer = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const staff = { id: 2, name: 'Anton Lindt', isOrganizer: false }

const requests = () => ({
  viewer: { __typename: 'Viewer', id: 1, firstName: 'Olga', lastName: 'Sedova', organizers: [] },
  organizerRequests: {
    __typename: 'QueryOrganizerRequestsConnection',
    totalCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: [],
  },
})
const noStaffRequests = () => ({
  staffRequests: {
    __typename: 'QueryStaffRequestsConnection',
    totalCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: [],
  },
})
const money = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const balances = () => ({
  payoutBalances: [
    {
      __typename: 'OrganizerBalance',
      organizer: {
        __typename: 'Organizer',
        id: 3,
        name: 'Baikal Ice',
        legalName: 'Baikal Ice LLC',
      },
      earned: money(500_000),
      paidOut: money(0),
      due: money(500_000),
      overpaid: money(0),
    },
  ],
})

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('refuses a POST without an intent, and keeps the session', async () => {
  const { router, calls } = await renderRoute(requestsPage, {
    at: '/crm/requests',
    visitor: organizer,
    operations: { RequestsPage: requests, LogOut: () => ({ logOut: true }) },
  })
  await act(() =>
    router.navigate('/crm/requests', {
      formMethod: 'post',
      formData: formOf({ message: 'Hello' }),
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work')
  expect(calls.map(({ operation }) => operation)).not.toContain('LogOut')
})

test('goes to the first page for an invalid cursor, and keeps the search', async () => {
  const { router } = await renderRoute(staffRequests, {
    at: '/crm/staff/requests?search=anna&after=zzz',
    visitor: staff,
    operations: {
      StaffRequestsPage: ({ after }) => (after ? failWith('BAD_USER_INPUT') : noStaffRequests()),
    },
  })
  expect(router.state.location.search).toBe('?search=anna')
  expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy()
})

test('filters by a GET form, which puts the filter into the address', async () => {
  const user = userEvent.setup({ delay: null })
  const { router, calls } = await renderRoute(staffRequests, {
    at: '/crm/staff/requests',
    visitor: staff,
    operations: { StaffRequestsPage: noStaffRequests },
  })
  const search = screen.getByRole('searchbox')
  expect(search.closest('form')?.method).toBe('get')
  await user.type(search, 'anna')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=anna&status='))
  expect(calls.at(-1)?.variables).toEqual({ search: 'anna', status: null, after: null })
})

test('applies an instant filter without a button', async () => {
  const user = userEvent.setup({ delay: null })
  const { router } = await renderRoute(requestsPage, {
    at: '/crm/requests',
    visitor: organizer,
    operations: { RequestsPage: requests },
  })
  await user.selectOptions(screen.getByLabelText('Status'), 'PENDING_CONFIRM')
  await waitFor(() => expect(router.state.location.search).toBe('?status=PENDING_CONFIRM'))
})

test('checks a record’s form before sending it, and keeps the input when no answer comes', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(payouts, {
    at: '/crm/staff/payouts',
    visitor: staff,
    operations: { PayoutsPage: balances, RecordPayout: () => noAnswer },
  })
  const recorded = () => calls.filter(({ operation }) => operation === 'RecordPayout')
  const form = within(screen.getByRole('form', { name: 'Record a payout to Baikal Ice in USD' }))
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(await form.findByText('Required field')).toBeTruthy()
  const reference = form.getByLabelText<HTMLInputElement>('Reference at the bank')
  expect(document.activeElement).toBe(reference)
  expect(recorded()).toEqual([])
  await user.type(reference, 'SEPA 7')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect((await screen.findByRole('alert')).textContent).toContain('it is recorded once at most')
  expect(form.getByDisplayValue('SEPA 7')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Record it' }))
  await waitFor(() => expect(recorded()).toHaveLength(2))
  const keys = recorded().map(
    ({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey,
  )
  expect(new Set(keys).size).toBe(1)
})

test('marks an invalid amount at its field', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(payouts, {
    at: '/crm/staff/payouts',
    visitor: staff,
    operations: { PayoutsPage: balances },
  })
  const form = within(screen.getByRole('form', { name: 'Record a payout to Baikal Ice in USD' }))
  const amount = form.getByLabelText<HTMLInputElement>('Amount in USD')
  await user.clear(amount)
  await user.type(amount, 'much')
  await user.type(form.getByLabelText('Reference at the bank'), 'SEPA 7')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was recorded')
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(calls.map(({ operation }) => operation)).not.toContain('RecordPayout')
})

test('labels each table cell with its column, for a narrow screen', async () => {
  await renderRoute(failedJobs, {
    at: '/crm/staff/jobs',
    visitor: staff,
    operations: {
      FailedJobsPage: () => ({
        failedJobs: {
          __typename: 'FailedJobPage',
          totalCount: 1,
          hasMore: false,
          jobs: [
            {
              __typename: 'FailedJob',
              id: '81',
              name: 'requests.announce',
              about: [],
              attempts: 2,
              createdAt: '2026-11-21T05:00:00Z',
              failedAt: '2026-11-21T06:00:00Z',
              error: null,
            },
          ],
        },
      }),
    },
  })
  const cells = within(screen.getByRole('row', { name: /requests.announce/ })).getAllByRole('cell')
  expect(cells.map((cell) => cell.dataset.label)).toEqual(['Last attempt', 'Error', 'What now'])
})
