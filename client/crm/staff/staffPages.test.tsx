import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../testing/api.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { route as failedJobs } from './FailedJobsPage/FailedJobsPage.route.tsx'
import { route as helpRequests } from './HelpRequestsPage/HelpRequestsPage.route.tsx'
import { route as staffRequests } from './StaffRequestsPage/StaffRequestsPage.route.tsx'

const visitor = { id: 1, name: 'Anton Lindt', isOrganizer: false }
const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'next' }

const request = {
  __typename: 'Request',
  id: 12,
  createdAt: '2026-11-21T05:00:00Z',
  status: 'PENDING_CONFIRM',
  contactName: 'Anna Berg',
  contactEmail: 'anna@example.com',
  contactPhone: '+49301234567',
  paid: { __typename: 'Money', amountMinor: 0, currency: 'USD' },
  total: { __typename: 'Money', amountMinor: 260_000, currency: 'USD' },
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
  tour: { __typename: 'Tour', id: 7, slug: 'ice-of-baikal', title: 'Ice of Baikal', lang: 'en' },
  date: { __typename: 'TourDate', id: 1, start: '2027-02-10', end: '2027-02-17', startTime: null },
  history: [
    {
      __typename: 'RequestEvent',
      id: 1,
      from: null,
      to: 'PENDING_CONFIRM',
      at: '2026-11-21T05:00:00Z',
      actor: 'ADMIN',
      actorName: 'Clara Weidmann',
      message: 'By phone',
    },
  ],
}
const requests = () => ({
  staffRequests: {
    __typename: 'QueryStaffRequestsConnection',
    totalCount: 31,
    pageInfo,
    edges: [{ __typename: 'Edge', node: request }],
  },
})

test('finds a request of any organizer, shows its history and cancels it with a reason', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(staffRequests, {
    at: '/crm/staff/requests?search=anna&status=PENDING_CONFIRM',
    visitor,
    operations: {
      StaffRequestsPage: requests,
      CancelAsAdmin: () => ({
        cancelRequestAsAdmin: {
          __typename: 'CancelRequestAsAdminSuccess',
          request: { __typename: 'Request', id: 12, status: 'CANCELLED_BY_ADMIN' },
        },
      }),
    },
  })
  expect(calls[0]?.variables).toEqual({ search: 'anna', status: 'PENDING_CONFIRM', after: null })
  expect(calls[0]?.headers.get('client-role')).toBe('staff')
  const row = screen.getByRole('row', { name: /Anna Berg/ })
  expect(row.textContent).toContain('Baikal Ice')
  expect(row.textContent).toContain('by our desk (Clara Weidmann)')
  expect(row.textContent).toContain('“By phone”')
  expect(screen.getByRole('link', { name: 'Older ones' }).getAttribute('href')).toBe(
    '/crm/staff/requests?search=anna&status=PENDING_CONFIRM&after=next',
  )
  const form = within(row)
  await user.click(form.getByText('Cancel'))
  await user.type(form.getByLabelText('Reason'), 'The road is washed out')
  await user.click(form.getByLabelText('Write to the traveler'))
  await user.click(form.getByRole('button', { name: 'Cancel the request' }))
  expect(calls.find(({ operation }) => operation === 'CancelAsAdmin')?.variables).toEqual({
    id: 12,
    message: 'The road is washed out',
    notifyClient: false,
  })
})

test('sends a visitor to the login and back, and denies access to an account without the right', async () => {
  const { router } = await renderRoute(staffRequests, { at: '/crm/staff/requests' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/crm/login?returnTo=%2Fcrm%2Fstaff%2Frequests',
  )
  await renderRoute(helpRequests, {
    at: '/crm/staff/help',
    visitor,
    operations: { HelpRequestsPage: () => failWith('FORBIDDEN') },
  })
  expect(screen.getByRole('heading', { name: 'Access is denied' })).toBeTruthy()
})

const asked = {
  __typename: 'HelpRequest',
  id: 5,
  kind: 'GIFT_CARD',
  name: 'Hannah Berg',
  email: 'hannah@example.org',
  phone: '',
  message: '200 Euro, bis Freitag',
  lang: 'de',
  pageUrl: '/de/geschenkkarten',
  createdAt: '2026-11-21T05:00:00Z',
  handledAt: null as string | null,
  handledBy: null as string | null,
  tour: null,
}

test('marks a help request as answered, and removes the mark', async () => {
  const user = userEvent.setup({ delay: null })
  let isHandled = false
  const { calls } = await renderRoute(helpRequests, {
    at: '/crm/staff/help?show=all',
    visitor,
    operations: {
      HelpRequestsPage: () => ({
        helpRequests: {
          __typename: 'QueryHelpRequestsConnection',
          totalCount: 1,
          pageInfo: { ...pageInfo, hasNextPage: false },
          edges: [
            {
              __typename: 'Edge',
              node: {
                ...asked,
                ...(isHandled && { handledAt: '2026-11-21T06:00:00Z', handledBy: 'Anton Lindt' }),
              },
            },
          ],
        },
      }),
      HandleHelp: (variables) => {
        isHandled = variables.isHandled === true
        return {
          handleHelpRequest: {
            __typename: 'HelpRequest',
            id: 5,
            handledAt: isHandled ? '2026-11-21T06:00:00Z' : null,
            handledBy: isHandled ? 'Anton Lindt' : null,
          },
        }
      },
    },
  })
  expect(screen.getByText('Answer in German')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Request 5 of Hannah Berg is answered' }))
  expect(await screen.findByText(/by Anton Lindt/)).toBeTruthy()
  const handled = () =>
    calls.filter(({ operation }) => operation === 'HandleHelp').map(({ variables }) => variables)
  // a click while the list reloads is ignored, so repeat it until it takes effect
  await waitFor(
    () => {
      if (handled().length < 2)
        fireEvent.click(
          screen.getByRole('button', { name: 'Request 5 of Hannah Berg waits again' }),
        )
      expect(handled().length).toBeGreaterThan(1)
    },
    { interval: 500 },
  )
  expect(
    await screen.findByRole('button', { name: 'Request 5 of Hannah Berg is answered' }),
  ).toBeTruthy()
  expect(handled().at(0)).toEqual({ id: 5, isHandled: true })
  expect(handled().at(-1)).toEqual({ id: 5, isHandled: false })
})

const dead = {
  __typename: 'FailedJob',
  id: '81',
  name: 'requests.announce',
  about: [{ __typename: 'JobSubject', name: 'requestId', id: '12' }],
  attempts: 12,
  createdAt: '2026-11-21T05:00:00Z',
  failedAt: '2026-11-21T06:00:00Z',
  error: 'a letter was not sent',
}

test('shows that somebody else was faster to retry a failed job, and deletes a job after a warning', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(failedJobs, {
    at: '/crm/staff/jobs',
    visitor,
    operations: {
      FailedJobsPage: () => ({
        failedJobs: { __typename: 'FailedJobPage', totalCount: 1, hasMore: false, jobs: [dead] },
      }),
      RetryFailedJob: () => failWith('NOT_FOUND'),
      DeleteFailedJob: () => ({ deleteFailedJob: true }),
    },
  })
  const row = screen.getByRole('row', { name: /requests.announce/ })
  expect(row.textContent).toContain('requestId 12')
  expect(row.textContent).toContain('a letter was not sent')
  await user.click(screen.getByRole('button', { name: 'Try job 81 again: requests.announce' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster')
  await user.click(screen.getByText('Give up'))
  await user.click(screen.getByRole('button', { name: 'Delete job 81' }))
  expect(calls.map(({ operation }) => operation)).toContain('DeleteFailedJob')
})
