import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RequestPage.route.tsx'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const money = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const anna = {
  __typename: 'Tourist',
  id: 31,
  position: 0,
  fullName: 'Anna Berg',
  birthday: '1990-05-04',
  email: 'anna@example.com',
  phone: '',
  foodRestriction: 'No nuts',
  weightKg: null as number | null,
  emergencyName: 'Ulla Berg',
  emergencyPhone: '+49301234568',
  passportSuffix: '6H1' as string | null,
  hasHealthNotes: true,
  missing: [] as string[],
}
const ben = {
  ...anna,
  id: 32,
  position: 1,
  fullName: 'Ben Berg',
  birthday: null,
  passportSuffix: null,
  hasHealthNotes: false,
  missing: ['BIRTHDAY', 'PASSPORT'],
}
const event = {
  __typename: 'RequestEvent',
  actorName: null as string | null,
  message: null as string | null,
}
const request = {
  __typename: 'Request',
  id: 12,
  createdAt: '2026-11-21T05:00:00Z',
  status: 'MADE_PREPAYMENT',
  holdExpiresAt: null,
  holdExtendableUntil: null,
  adults: 2,
  children: 1,
  items: [
    {
      __typename: 'RequestItem',
      id: 1,
      childAges: [9],
      option: { __typename: 'TourDateOption', id: 4, kind: 'CABIN', name: 'Double cabin' },
    },
  ],
  contactName: 'Anna Berg',
  contactEmail: 'anna@example.com',
  contactPhone: '+49301234567',
  comment: 'We bring our own tent.',
  total: money(260_000),
  prepayment: money(52_000),
  paid: money(42_000),
  lines: [
    {
      __typename: 'RequestLine',
      label: 'ADULT',
      quantity: 2,
      unit: money(130_000),
      amount: money(260_000),
    },
  ],
  payments: [
    {
      __typename: 'Payment',
      id: 'p1',
      type: 'PREPAYMENT',
      method: 'CARD',
      paidAt: '2026-11-21T06:00:00Z',
      amount: money(52_000),
      refunds: [
        {
          __typename: 'Refund',
          id: 'r1',
          status: 'PENDING',
          reason: 'PAID_TWICE',
          doneAt: null,
          amount: money(10_000),
        },
        {
          __typename: 'Refund',
          id: 'r2',
          status: 'PENDING',
          reason: 'CASHBACK',
          doneAt: null,
          amount: money(5_000),
        },
      ],
    },
  ],
  tour: {
    __typename: 'Tour',
    id: 7,
    slug: 'ice-of-baikal',
    title: 'Ice of Baikal',
    lang: 'en',
    timeZone: 'Asia/Irkutsk',
  },
  date: { __typename: 'TourDate', id: 1, start: '2027-02-10', end: '2027-02-17', startTime: null },
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
  history: [
    {
      ...event,
      id: 1,
      from: null,
      to: 'PENDING_CONFIRM',
      at: '2026-11-21T05:00:00Z',
      actor: 'TOURIST',
    },
    {
      ...event,
      id: 2,
      from: 'PENDING_CONFIRM',
      to: 'PENDING_CONFIRM',
      at: '2026-11-21T05:10:00Z',
      actor: 'ORGANIZER',
      actorName: 'Olga Sedova',
      message: 'We ask the driver',
    },
  ],
  collectPassport: true,
  collectWeight: false,
  openSeats: 1,
  viewerCanEditTourists: true,
  lastReminderAt: null as string | null,
  nextReminderAt: null as string | null,
  tourists: [anna, ben],
}
const show = (
  changes: object = {},
  operations: Parameters<typeof renderRoute>[1]['operations'] = {},
  at = '/crm/requests/12',
) =>
  renderRoute(route, {
    at,
    visitor,
    operations: {
      CrmRequestPage: () => ({ organizerRequest: { ...request, ...changes } }),
      ...operations,
    },
  })

test('shows the customer, the price, payments and refunds, and the history', async () => {
  const { calls } = await show()
  expect(calls[0]?.variables).toEqual({ id: 12 })
  const page = document.body.textContent
  for (const words of [
    'Double cabin',
    '2 adults, 1 child',
    'Ages: 9',
    'We bring our own tent.',
    'On its way back',
    '-$100',
    '$420',
  ])
    expect(page).toContain(words)
  // cashback, paid after the trip, is not deducted from what was paid
  expect(page).not.toContain('-$50')
  expect(page).toContain('Nov 21, 13:10 GMT+8: held longer, by the organizer (Olga Sedova)')
  expect(page).toContain('“We ask the driver”')
})

test('shows missing traveler details, and reveals documents by an access that is logged', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show(
    {},
    {
      RevealTravelerDocuments: () => ({
        revealTravelerDocuments: {
          __typename: 'TravelerDocuments',
          passport: {
            __typename: 'Passport',
            number: 'C01X0006H1',
            country: 'DE',
            expiresOn: '2033-10-31',
          },
          healthNotes: 'Asthma',
        },
      }),
    },
  )
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 3 }))
  expect(second?.textContent).toContain('Missing: date of birth, passport')
  expect(within(second as HTMLElement).queryByRole('button')).toBe(null)
  expect(first?.textContent).toContain('ends in 6H1')
  expect(first?.textContent).toContain('Each look is recorded under your name.')
  expect(first?.textContent).not.toContain('Asthma')
  await user.click(
    screen.getByRole('button', { name: 'Show passport and health notes of Anna Berg' }),
  )
  expect(await screen.findByText('C01X0006H1, Germany, valid until October 31, 2033')).toBeTruthy()
  expect(screen.getByText('Asthma')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Your look was recorded')
  expect(calls.find(({ operation }) => operation === 'RevealTravelerDocuments')?.variables).toEqual(
    { requestId: 12, touristId: 31 },
  )
})

test('reminds the customer with a message, and shows why a second reminder within a day is refused', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show(
    {},
    { RemindTravelers: () => ({ remindTravelers: { __typename: 'ReminderTooSoonError' } }) },
  )
  expect(screen.getByText('1 seat has no name yet.')).toBeTruthy()
  await user.type(screen.getByLabelText(/Words to go with it/), 'By Friday, please')
  await user.click(screen.getByRole('button', { name: 'Send the letter' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no second letter went out')
  expect(calls.find(({ operation }) => operation === 'RemindTravelers')?.variables).toEqual({
    id: 12,
    message: 'By Friday, please',
  })
})

test('offers no second reminder within a day', async () => {
  await show(
    { lastReminderAt: '2026-11-21T05:00:00Z', nextReminderAt: '2026-11-22T05:00:00Z' },
    {},
    '/de/crm/requests/12',
  )
  expect(screen.getByText(/Zuletzt gefragt: 21\. Nov\., 13:00/).textContent).toContain(
    'Erneut möglich ab 22. Nov., 13:00',
  )
  expect(screen.queryByRole('button', { name: 'Brief senden' })).toBe(null)
})

test('changes which details are required of each traveler', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show(
    { openSeats: 0, tourists: [anna] },
    {
      SetRequiredTravelerFields: () => ({
        setRequiredTravelerFields: {
          __typename: 'Request',
          id: 12,
          collectPassport: false,
          collectWeight: true,
        },
      }),
    },
  )
  expect(screen.queryByRole('heading', { name: 'Ask for what is missing' })).toBe(null)
  await user.click(screen.getByText('What you need of each traveler'))
  await user.click(screen.getByLabelText('Passport, for permits'))
  await user.click(screen.getByLabelText('Weight, for helicopters and rafts'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    calls.find(({ operation }) => operation === 'SetRequiredTravelerFields')?.variables,
  ).toEqual({
    id: 12,
    collectPassport: false,
    collectWeight: true,
  })
})

test('offers neither documents nor reminders for a canceled request', async () => {
  await show({ status: 'CANCELLED_BY_AUTHOR', viewerCanEditTourists: false })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log out'])
})

test('sends a visitor to the login, and finds no request to another organizer', async () => {
  const { router } = await renderRoute(route, { at: '/crm/requests/12' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/crm/login?returnTo=%2Fcrm%2Frequests%2F12',
  )
  await show({}, { CrmRequestPage: () => failWith('NOT_FOUND') })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
