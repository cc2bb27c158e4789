import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestsPage.route.tsx'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }

const request = {
  __typename: 'Request',
  id: 12,
  createdAt: '2026-11-21T05:00:00Z',
  status: 'PENDING_CONFIRM',
  holdExpiresAt: '2026-11-23T05:00:00Z',
  holdExtendableUntil: '2026-12-05T05:00:00Z' as string | null,
  adults: 2,
  children: 1,
  items: [
    {
      __typename: 'RequestItem',
      id: 1,
      option: {
        __typename: 'TourDateOption',
        id: 4,
        kind: 'CABIN',
        name: 'Double cabin, main deck',
      },
    },
  ],
  contactName: 'Anna Berg',
  contactEmail: 'anna@example.com',
  contactPhone: '+49301234567',
  comment: 'Vegetarian',
  paid: { __typename: 'Money', amountMinor: 0, currency: 'USD' },
  total: { __typename: 'Money', amountMinor: 260_000, currency: 'USD' },
  tour: {
    __typename: 'Tour',
    id: 7,
    slug: 'ice-of-baikal',
    title: 'Ice of Baikal',
    lang: 'en',
    timeZone: 'Asia/Irkutsk',
  },
  date: { __typename: 'TourDate', id: 1, start: '2027-02-10', end: '2027-02-17', startTime: null },
}

const answer = (nodes: unknown[], hasNextPage = false) => ({
  viewer: {
    __typename: 'Viewer',
    id: 1,
    firstName: 'Olga',
    lastName: 'Sedova',
    organizers: [{ __typename: 'Organizer', id: 3, name: 'Baikal Ice' }],
  },
  organizerRequests: {
    __typename: 'QueryOrganizerRequestsConnection',
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'next' },
    edges: nodes.map((node) => ({
      __typename: 'QueryOrganizerRequestsConnectionEdge',
      cursor: 'next',
      node,
    })),
  },
})

test('shows contacts, price and hold of a request in its row', async () => {
  const { calls } = await renderRoute(route, {
    at: '/crm/requests?status=PENDING_CONFIRM',
    visitor,
    operations: { RequestsPage: () => answer([request], true) },
  })
  const row = screen.getByRole('row', { name: /Anna Berg/ })
  expect(within(row).getByRole('link', { name: 'anna@example.com' }).getAttribute('href')).toBe(
    'mailto:anna@example.com',
  )
  expect(within(row).getByRole('link', { name: '+49301234567' }).getAttribute('href')).toBe(
    'tel:+49301234567',
  )
  expect(row.textContent).toContain('$2,600')
  expect(row.textContent).toContain('Double cabin, main deck')
  expect(row.textContent).toContain('Nov 23, 13:00 GMT+8')
  expect(screen.getByRole('link', { name: 'Older requests' }).getAttribute('href')).toBe(
    '/crm/requests?status=PENDING_CONFIRM&after=next',
  )
  expect(calls[0]?.variables).toEqual({ status: 'PENDING_CONFIRM', after: null })
})

test('shows an empty state without requests', async () => {
  await renderRoute(route, {
    at: '/de/crm/requests?status=nonsense',
    visitor,
    operations: { RequestsPage: () => answer([]) },
  })
  expect(screen.getByRole('heading', { name: 'Noch keine Anfragen' })).toBeTruthy()
})

test('links to every page for organizers, and marks the current one', async () => {
  await renderRoute(route, {
    at: '/de/crm/requests',
    visitor,
    operations: { RequestsPage: () => answer([]) },
  })
  const links = within(
    screen.getByRole('navigation', { name: 'Seiten für Veranstalter' }),
  ).getAllByRole('link')
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Anfragen', '/de/crm/requests', 'page'],
    ['Bewertungen', '/de/crm/reviews', null],
    ['Individuelle Reisen', '/de/crm/individual-tours', null],
    ['Abrechnung', '/de/crm/statement', null],
  ])
})

test('sends a visitor to the login and back', async () => {
  const { router, calls } = await renderRoute(route, { at: '/crm/requests?status=PENDING_CONFIRM' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/crm/login?returnTo=%2Fcrm%2Frequests%3Fstatus%3DPENDING_CONFIRM',
  )
  expect(calls).toEqual([])
})

test('denies access without an organizer, and goes to the first page for an invalid cursor', async () => {
  await renderRoute(route, { at: '/crm/requests', visitor: { ...visitor, isOrganizer: false } })
  expect(screen.getByRole('heading', { name: 'Access is denied' })).toBeTruthy()
  const { router } = await renderRoute(route, {
    at: '/crm/requests?after=zzz',
    visitor,
    operations: {
      RequestsPage: ({ after }) => (after ? failWith('BAD_USER_INPUT') : answer([request])),
    },
  })
  expect(router.state.location.search).toBe('')
})

test('sends a message with a confirmation, and shows that the status has changed meanwhile', async () => {
  const user = userEvent.setup({ delay: null })
  let isMoved = false
  const { calls } = await renderRoute(route, {
    at: '/crm/requests',
    visitor,
    operations: {
      RequestsPage: () =>
        answer([isMoved ? { ...request, status: 'CANCELLED_BY_TOURIST' } : request]),
      ConfirmRequest: () => {
        isMoved = true
        return {
          confirmRequest: {
            __typename: 'RequestStatusChangedError',
            code: 'CONFLICT',
            message: '',
          },
        }
      },
    },
  })
  // the card is in the top layer, which jsdom doesn't implement
  const card = within(
    screen.getByRole('dialog', { name: 'Request 12 from Anna Berg', hidden: true }),
  )
  await user.type(card.getByLabelText('Words to the travelers'), 'Bring warm socks')
  await user.click(card.getByRole('button', { name: 'Confirm', hidden: true }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Request 12 stands otherwise by now',
  )
  expect(screen.getByRole('table').textContent).toContain('Canceled by the traveler')
  expect(calls.find(({ operation }) => operation === 'ConfirmRequest')?.variables).toEqual({
    id: 12,
    message: 'Bring warm socks',
  })
})

test('extends a hold up to its limit, and offers no extension without one', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: '/crm/requests',
    visitor,
    operations: {
      RequestsPage: () =>
        answer([
          { ...request, holdExtendableUntil: '2026-11-25T05:00:00Z' },
          { ...request, id: 13, holdExtendableUntil: null },
        ]),
      ExtendHold: () => ({ extendHold: { __typename: 'HoldLimitError' } }),
    },
  })
  const cardOf = (id: number) =>
    within(screen.getByRole('dialog', { name: `Request ${id} from Anna Berg`, hidden: true }))
  const card = cardOf(12)
  const until = card.getByLabelText<HTMLSelectElement>('Need more time? Hold the seats until')
  expect([...until.options].map(({ value }) => value)).toEqual([
    '2026-11-24T05:00:00.000Z',
    '2026-11-25T05:00:00.000Z',
  ])
  expect(until.options[0]?.text).toBe('Nov 24, 13:00 GMT+8')
  await user.selectOptions(until, '2026-11-25T05:00:00.000Z')
  await user.click(card.getByRole('button', { name: 'Hold longer', hidden: true }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Request 12 stands otherwise by now',
  )
  expect(calls.find(({ operation }) => operation === 'ExtendHold')?.variables).toEqual({
    id: 12,
    message: '',
    until: '2026-11-25T05:00:00.000Z',
  })
  expect(cardOf(13).queryByRole('button', { name: 'Hold longer', hidden: true })).toBe(null)
})

test.each([
  [
    'Hold longer',
    { ExtendHold: () => ({ extendHold: { __typename: 'ExtendHoldSuccess', request } }) },
    'The seats of request 12 are held longer.',
  ],
  [
    'Confirm',
    {
      ConfirmRequest: () => ({ confirmRequest: { __typename: 'ConfirmRequestSuccess', request } }),
    },
    'Request 12 is confirmed.',
  ],
  [
    'Decline',
    {
      DeclineRequest: () => ({ declineRequest: { __typename: 'DeclineRequestSuccess', request } }),
    },
    'Request 12 is canceled',
  ],
])(
  '%s: closes the card, then shows and focuses the result, also the second time',
  async (name, operation, words) => {
    const user = userEvent.setup({ delay: null })
    // jsdom has no top layer
    const closed: string[] = []
    HTMLElement.prototype.hidePopover = function () {
      closed.push(within(this).getByRole('heading', { hidden: true }).textContent ?? '')
    }
    const { router, calls } = await renderRoute(route, {
      at: '/crm/requests?status=PENDING_CONFIRM',
      visitor,
      operations: {
        RequestsPage: () =>
          answer([
            { ...request, holdExtendableUntil: '2026-11-25T05:00:00Z' },
            {
              ...request,
              id: 13,
              contactName: 'Ben Berg',
              holdExtendableUntil: '2026-11-25T05:00:00Z',
            },
          ]),
        ...operation,
      },
    })
    const decide = () =>
      user.click(
        within(
          screen.getByRole('dialog', { name: 'Request 12 from Anna Berg', hidden: true }),
        ).getByRole('button', { name, hidden: true }),
      )
    await decide()
    const done = await screen.findByRole('status')
    expect(done.textContent).toContain(words)
    // React focuses the result after it has shown it
    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body)
      expect(document.activeElement?.contains(done)).toBe(true)
    })
    expect(closed).toEqual(['Request 12 from Anna Berg'])
    await decide()
    await waitFor(() => expect(closed).toHaveLength(2))
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true),
    )
    expect(router.state.location.search).toMatch(/^\?status=PENDING_CONFIRM&decided=\w+\.12$/)
    expect(calls.findLast(({ operation: name }) => name === 'RequestsPage')?.variables).toEqual({
      status: 'PENDING_CONFIRM',
      after: null,
    })
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  },
)

test('offers no decision about a completed request', async () => {
  await renderRoute(route, {
    at: '/crm/requests',
    visitor,
    operations: { RequestsPage: () => answer([{ ...request, status: 'TOUR_COMPLETE' }]) },
  })
  expect(screen.queryByRole('dialog', { hidden: true })).toBe(null)
})
