import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'

export const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })

const steps = [
  { __typename: 'CancellationStep', from: null, to: 31, feePercent: 0 },
  { __typename: 'CancellationStep', from: 30, to: 0, feePercent: 50 },
]

const line = (label: string, quantity: number, unit: number) => ({
  __typename: 'QuoteLine',
  label,
  quantity,
  unit: usd(unit),
  amount: usd(unit * quantity),
})

/** Returns a quote of $1,000 per adult and $600 per child, with this token. */
export const sampleQuote = (
  { adults, children }: Record<string, unknown>,
  token: string,
  price = 100_000,
) => {
  const total = Number(adults) * price + Number(children) * 60_000
  return {
    __typename: 'Quote',
    token,
    expiresAt: '2027-01-01T10:30:00.000Z',
    lines: [
      line('ADULT', Number(adults), price),
      ...(children ? [line('CHILD', Number(children), 60_000)] : []),
    ],
    total: usd(total),
    prepayment: usd(total / 5),
    cancellationSteps: steps,
    flightIncluded: false,
    cashback: null,
  }
}
export const quoted = ({ input }: Record<string, unknown>) => {
  const choice = input as Record<string, unknown>
  const token = `quote ${choice.tourDateId}/${choice.adults}/${choice.children}`
  return { quote: { __typename: 'QuoteSuccess', quote: sampleQuote(choice, token) } }
}

export const noQuote = { quote: { __typename: 'SoldOutError', code: 'SOLD_OUT' } }

export const departure = (
  id: number,
  start: string,
  end: string,
  freeSeats = 5,
  price = 100_000,
) => ({
  __typename: 'TourDate',
  id,
  start,
  end,
  startTime: null,
  freeSeats,
  isBusy: freeSeats === 0,
  flightIncluded: false,
  isCashbackAvailable: false,
  notGuaranteed: false,
  prepaymentType: 'PERCENT',
  prepaymentPercent: 20,
  prepaymentAmount: null,
  fullPaymentDays: 30,
  price: usd(price),
  options: [
    {
      __typename: 'TourDateOption',
      id: id * 10,
      name: 'Standard',
      kind: 'STANDARD',
      isDefault: true,
      capacity: null,
      freeSeats,
      price: usd(price),
      priceWithoutDiscount: null,
      childPrices: [{ __typename: 'ChildPrice', ageFrom: 6, ageTo: 12, price: usd(60_000) }],
    },
  ],
})

export const tourWith = (dates: unknown[], isGone = false) => ({
  tour: {
    __typename: 'Tour',
    id: 7,
    slug: 'ice-of-baikal',
    title: 'Ice of Baikal',
    lang: 'en',
    type: 'TOUR',
    isGone,
    days: 8,
    nights: 7,
    durationMinutes: null,
    minAge: 6,
    cancellationSteps: steps,
    media: [],
    region: { __typename: 'Region', id: 1, name: 'Baikal' },
    organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
    dates,
  },
})

export const dates = [
  departure(1, '2027-02-10', '2027-02-17'),
  departure(2, '2027-02-20', '2027-02-27'),
  departure(3, '2027-03-01', '2027-03-08', 0),
]
export const requestUuid = '92c66feb-2cd5-454a-aace-52b07efe4d84'
export const success = () => ({
  createRequest: {
    __typename: 'CreateRequestSuccess',
    request: { __typename: 'Request', id: 1, uuid: requestUuid },
  },
})

/** Types the contact details. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your name'), 'Anna Berg')
  await user.type(screen.getByLabelText('E-mail'), 'anna@example.com')
  await user.type(screen.getByLabelText('Phone'), '+49 30 1234567')
}

export const send = () => screen.getByRole('button', { name: /^Send/ })

/** Loads the later code, which would otherwise load during the first test. */
export const loadLater = async (): Promise<void> => {
  await import('./OrderPage.later.tsx')
  await import('../../../ui/PhoneInput/readPhone.ts')
}
