import { beforeAll, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { offerUuid as uuid, sampleOffer } from '../sampleOffer.ts'
import { route } from './OrderPage.route.tsx'
import { departure as sampleDeparture, tourWith, usd } from './sampleOrder.ts'

const place = {
  kind: 'STANDARD',
  isDefault: false,
  capacity: null,
  freeSeats: 5,
  priceWithoutDiscount: null,
  childPrices: [],
}
const departure = (id: number, start: string) => ({
  ...sampleDeparture(id, start, start, 5, 120_000),
  options: [id * 10, id * 10 + 1].map((option) => ({
    ...place,
    __typename: 'TourDateOption',
    id: option,
    name: `Place ${option}`,
    price: usd(120_000),
  })),
})
const tour = tourWith([departure(1, '2027-02-10'), departure(2, '2027-02-20')])
const offer = {
  ...sampleOffer,
  children: 0,
  childPrice: null,
  total: usd(180_000),
  regularTotal: usd(240_000),
  option: { __typename: 'TourDateOption', id: 21 },
  date: { __typename: 'TourDate', id: 2 },
  tour: { __typename: 'Tour', id: 7, timeZone: 'Asia/Irkutsk' },
}
const noQuote = { quote: { __typename: 'SoldOutError', code: 'SOLD_OUT' } }
const show = (individualTour: object | null, createRequest: object = {}) =>
  renderRoute(route, {
    at: `/tour/7/order?offer=${uuid}`,
    operations: {
      OrderPage: () => tour,
      OrderOffer: () => ({ individualTour }),
      OrderQuote: () => noQuote,
      CreateRequest: () => ({ createRequest }),
    },
  })

beforeAll(async () => {
  await import('./OrderPage.later.tsx')
  await import('../../../ui/PhoneInput/readPhone.ts')
})

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Your name'), 'Anna Berg')
  await user.type(screen.getByLabelText('E-mail'), 'anna@example.com')
  await user.type(screen.getByLabelText('Phone'), '+49 30 1234567')
  await user.click(screen.getByRole('button', { name: /^Send/ }))
}

test('sets the form’s place, party and price from an offer', async () => {
  const user = userEvent.setup({ delay: null })
  const request = { __typename: 'Request', id: 1, uuid: '92c66feb-2cd5-454a-aace-52b07efe4d84' }
  const { calls, router } = await show(offer, { __typename: 'CreateRequestSuccess', request })
  expect(screen.getByText('Your own price: $1,800')).toBeTruthy()
  expect(
    screen.getByText(/Usually \$2,400. It is for 2 adults on just this date. It holds until/),
  ).toBeTruthy()
  const summary = within(screen.getByRole('complementary', { name: 'Your trip' }))
  expect(summary.getByText('2 adults × $900')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Date').options).toHaveLength(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One adult more' }).disabled).toBe(
    true,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One child more' }).disabled).toBe(
    true,
  )
  await fillIn(user)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${request.uuid}`))
  expect(
    calls.find(({ operation }) => operation === 'CreateRequest')?.variables.input,
  ).toMatchObject({
    individualTour: uuid,
    tourDateId: 2,
    optionId: 21,
    adults: 2,
    children: 0,
    quotedTotalMinor: 180_000,
  })
  expect(calls.find(({ operation }) => operation === 'OrderQuote')?.variables.input).toMatchObject({
    individualTour: uuid,
    adults: 2,
  })
})

test('shows “booked” to the second customer and keeps the input', async () => {
  const user = userEvent.setup({ delay: null })
  await show(offer, {
    __typename: 'IndividualTourClosedError',
    code: 'CONFLICT',
    message: '',
    state: 'BOOKED',
  })
  await fillIn(user)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This offer has been booked already',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Berg')
})

test('redirects an offer that is no longer valid to its own page', async () => {
  const { router } = await show({ ...offer, state: 'EXPIRED' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${uuid}/individual-tour`))
})

test.each([null, { ...offer, tour: { ...offer.tour, id: 8 } }])(
  'answers 404 for an offer that is not for this tour',
  async (found) => {
    await show(found)
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  },
)
