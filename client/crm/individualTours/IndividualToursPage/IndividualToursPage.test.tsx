import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './IndividualToursPage.route.tsx'
import { parsePrice, readOffer } from './readOffer.ts'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const uuid = '92c66feb-2cd5-454a-aace-52b07efe4d84'
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })
const tour = {
  __typename: 'Tour',
  id: 7,
  slug: 'ice-of-baikal',
  title: 'Ice of Baikal',
  lang: 'en',
  timeZone: 'Asia/Irkutsk',
}
const date = {
  __typename: 'TourDate',
  id: 1,
  start: '2027-02-10',
  end: '2027-02-17',
  startTime: null,
}
const option = { __typename: 'TourDateOption', id: 21, kind: 'CABIN', name: 'Double cabin' }
const offer = {
  __typename: 'IndividualTour',
  id: 3,
  uuid,
  state: 'OPEN',
  adults: 2,
  children: 1,
  note: 'As agreed.',
  validUntil: '2026-11-28T15:59:00Z',
  requestId: null as number | null,
  totalInTourCurrency: usd(230_000),
  option,
  date,
  tour,
}

const answer =
  (offers: object[]) =>
  ({ hasTour, tourId }: Record<string, unknown>) => ({
    viewer: {
      __typename: 'Viewer',
      id: 1,
      organizers: [{ __typename: 'Organizer', id: 3, name: 'Baikal Ice' }],
    },
    organizerTours: [tour],
    ...(hasTour
      ? {
          tour: {
            ...tour,
            id: tourId,
            dates: [
              {
                ...date,
                options: [{ ...option, freeSeats: 4, priceInTourCurrency: usd(120_000) }],
              },
              {
                ...date,
                id: 2,
                options: [{ ...option, id: 22, freeSeats: 0, priceInTourCurrency: usd(120_000) }],
              },
            ],
          },
        }
      : {}),
    organizerIndividualTours: {
      __typename: 'QueryOrganizerIndividualToursConnection',
      totalCount: offers.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      edges: offers.map((node) => ({
        __typename: 'QueryOrganizerIndividualToursConnectionEdge',
        cursor: 'x',
        node,
      })),
    },
  })

const show = (
  at: string,
  { offers = [offer], ...operations }: { offers?: object[]; [name: string]: unknown } = {},
) =>
  renderRoute(route, {
    at,
    visitor,
    operations: { IndividualToursPage: answer(offers), ...(operations as object) },
  })
const fillIn = async (user: ReturnType<typeof userEvent.setup>, price: string) => {
  await user.type(screen.getByLabelText('Price for each adult'), price)
  await user.type(screen.getByLabelText('Valid through'), '2026-11-28')
  await user.click(screen.getByRole('button', { name: 'Make the offer' }))
}

test('lists the offers with their links and states', async () => {
  await show('/crm/individual-tours', {
    offers: [offer, { ...offer, id: 2, state: 'BOOKED', requestId: 7 }],
  })
  const [open, booked] = screen
    .getAllByRole('row', { name: /Ice of Baikal/ })
    .map((row) => within(row))
  if (!open || !booked) throw new Error('two offers have two rows')
  expect(open.getByText('$2,300')).toBeTruthy()
  expect(open.getByText('2 adults, 1 child')).toBeTruthy()
  expect(open.getByText('Nov 28, 23:59 GMT+8')).toBeTruthy()
  expect(open.getByRole('link', { name: /Look at it/ }).getAttribute('href')).toBe(
    `/order/${uuid}/individual-tour`,
  )
  expect(open.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(booked.getByRole('link', { name: 'To the request' }).getAttribute('href')).toBe(
    '/crm/requests/7',
  )
  expect(booked.queryByRole('button', { name: /Withdraw/ })).toBe(null)
})

test('makes an offer for the chosen tour and shows its link', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls, router } = await show('/crm/individual-tours', {
    CreateIndividualTour: () => ({
      createIndividualTour: {
        __typename: 'CreateIndividualTourSuccess',
        individualTour: { __typename: 'IndividualTour', id: 3, uuid },
      },
    }),
  })
  expect(screen.queryByLabelText('Departure')).toBe(null)
  await user.selectOptions(screen.getByLabelText('Tour'), 'Ice of Baikal')
  const departures = await screen.findByLabelText<HTMLSelectElement>('Departure')
  // a departure without free seats is not offered
  expect([...departures.options].map(({ text }) => text)).toEqual([
    'Feb 10 – Feb 17, 2027, Double cabin: $1,200, 4 seats left',
  ])
  await fillIn(user, '1 050,50')
  await waitFor(() => expect(router.state.location.search).toBe(`?made=${uuid}`))
  expect(
    calls.find(({ operation }) => operation === 'CreateIndividualTour')?.variables.input,
  ).toEqual({
    optionId: 21,
    adults: 2,
    children: 0,
    currency: 'USD',
    adultMinor: 105_050,
    childMinor: null,
    note: '',
    validUntil: '2026-11-28T15:59:00.000Z',
  })
  expect(
    await screen.findByRole('link', { name: `http://localhost/order/${uuid}/individual-tour` }),
  ).toBeTruthy()
})

test('marks a price that can’t be read, and keeps it', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show('/crm/individual-tours?tour=7')
  await fillIn(user, 'cheap')
  expect((await screen.findByRole('alert')).textContent).toBe('Please look at the marked fields.')
  const price = screen.getByLabelText<HTMLInputElement>('Price for each adult')
  expect(price.value).toBe('cheap')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(calls.some(({ operation }) => operation === 'CreateIndividualTour')).toBe(false)
})

test.each([
  [
    { __typename: 'SoldOutError', freeSeats: 1 },
    'Too few seats are free there for so many people.',
  ],
  [{ __typename: 'DepartureUnavailableError' }, 'This departure can no longer be booked.'],
  [
    {
      __typename: 'InvalidInputError',
      fields: [{ __typename: 'InvalidField', field: 'validUntil', rule: 'MAX_VALUE' }],
    },
    'Please look at the marked fields.',
  ],
])('shows why no offer was made: %j', async (createIndividualTour, words) => {
  const user = userEvent.setup({ delay: null })
  await show('/crm/individual-tours?tour=7', {
    CreateIndividualTour: () => ({ createIndividualTour }),
  })
  await fillIn(user, '900')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('ignores a tour of another organizer', async () => {
  await show('/crm/individual-tours?tour=8')
  expect(screen.queryByLabelText('Departure')).toBe(null)
})

test('refuses to withdraw an offer that the customer has booked', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show('/crm/individual-tours', {
    WithdrawIndividualTour: () => ({
      withdrawIndividualTour: { __typename: 'IndividualTourClosedError' },
    }),
  })
  await user.click(screen.getByRole('button', { name: /Withdraw: Ice of Baikal/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your customer was faster: this offer is booked.',
  )
  expect(calls.find(({ operation }) => operation === 'WithdrawIndividualTour')?.variables).toEqual({
    uuid,
  })
})

test('is not shown to an account without an organizer', async () => {
  await renderRoute(route, {
    at: '/crm/individual-tours',
    visitor: { ...visitor, isOrganizer: false },
  })
  expect(screen.queryByRole('heading', { name: 'Individual tours' })).toBe(null)
})

test.each([
  ['1200', 'USD', 120_000],
  ['1 200,5', 'EUR', 120_050],
  ['1200.05', 'USD', 120_005],
  ['1200', 'JPY', 1_200],
  ['', 'USD', null],
] as const)('parses %s as a price in %s', (text, currency, minor) => {
  expect(parsePrice(text, currency)).toBe(minor)
})

test.each([
  ['12.345', 'USD'],
  ['1.5', 'JPY'],
  ['-3', 'USD'],
  ['1e5', 'USD'],
] as const)('rejects %s as a price in %s', (text, currency) => {
  expect(parsePrice(text, currency)).toBe(Number.NaN)
})

test('names every field that can’t be read', () => {
  const values = {
    place: 'x',
    adults: '0',
    children: 'two',
    adultPrice: '',
    childPrice: '',
    validThrough: 'soon',
    note: '',
  }
  expect(readOffer(values, 'Asia/Irkutsk').broken).toEqual([
    'place',
    'adults',
    'children',
    'validThrough',
  ])
  const placed = { ...values, place: '21-USD', adults: '1', children: '', childPrice: '0' }
  expect(readOffer(placed, 'Nowhere').broken).toEqual(['adultPrice', 'childPrice', 'validThrough'])
})
