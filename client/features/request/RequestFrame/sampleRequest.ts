const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' })

export const sampleUuid = '92c66feb-2cd5-454a-aace-52b07efe4d84'

const tour = {
  __typename: 'Tour',
  id: 7,
  slug: 'ice-of-baikal',
  title: 'Ice of Baikal',
  lang: 'en',
  type: 'TOUR',
  isGone: false,
  days: 8,
  nights: 7,
  durationMinutes: null,
  timeZone: 'Asia/Irkutsk',
  meetingPoint: '',
  media: [],
  included: ['Seven nights in guest houses'],
  notIncluded: ['Flights'],
  whatToBring: ['Ice grips'],
  startCity: { __typename: 'City', id: 5, name: 'Irkutsk', lat: 52.28, lng: 104.3 },
  country: { __typename: 'Country', id: 1, isoCode: 'RU' },
  region: { __typename: 'Region', id: 1, name: 'Baikal' },
  program: [
    {
      __typename: 'ProgramDay',
      id: 1,
      day: 1,
      title: 'Across the ice',
      text: 'To Olkhon on foot.',
      meals: 'FULL_BOARD',
      accommodation: 'GUEST_HOUSE',
      media: null,
    },
    {
      __typename: 'ProgramDay',
      id: 2,
      day: 3,
      title: 'Cape Khoboy',
      text: 'Grottoes.',
      meals: 'NONE',
      accommodation: 'NOT_SET',
      media: null,
    },
  ],
}

const date = {
  __typename: 'TourDate',
  id: 1,
  start: '2027-02-10',
  end: '2027-02-17',
  startTime: null,
  flightIncluded: false,
  prepaymentType: 'PERCENT',
  prepaymentPercent: 20,
  prepaymentAmount: null,
  fullPaymentDays: 30,
}

const organizer = {
  __typename: 'Organizer',
  id: 3,
  slug: 'baikal-ice',
  name: 'Baikal Ice',
  languages: ['en'],
  phone: '+73952500172',
  formattedPhone: '+7 395 250 01 72',
}

const dues = (dueOnConfirmation: number, balance: number, settled = 0) => ({
  __typename: 'RequestDues',
  settled: usd(settled),
  dueOnConfirmation: usd(dueOnConfirmation),
  balance: usd(balance),
  balanceDueOn: balance > 0 ? '2027-01-11' : null,
})

/**
 * A request as the API returns it to any of its pages, three days before its hold ends, for tests.
 */
export const sampleRequest = {
  __typename: 'Request',
  id: 12,
  uuid: sampleUuid,
  status: 'PENDING_CONFIRM',
  tripPhase: 'AHEAD',
  createdAt: '2026-11-21T05:00:00Z',
  holdExpiresAt: '2026-11-23T05:00:00Z' as string | null,
  isHoldExpired: false,
  isIndividual: false,
  organizerMessage: null as string | null,
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
  comment: '',
  total: usd(240_000),
  prepayment: usd(48_000),
  flightIncluded: false,
  cashback: null as object | null,
  cancellationSteps: [
    { __typename: 'CancellationStep', from: null, to: 31, feePercent: 0 },
    { __typename: 'CancellationStep', from: 30, to: 0, feePercent: 50 },
  ],
  paid: usd(0),
  dues: dues(48_000, 192_000),
  lines: [
    {
      __typename: 'RequestLine',
      label: 'ADULT',
      quantity: 2,
      unit: usd(100_000),
      amount: usd(200_000),
    },
    {
      __typename: 'RequestLine',
      label: 'CHILD',
      quantity: 1,
      unit: usd(60_000),
      amount: usd(60_000),
    },
    {
      __typename: 'RequestLine',
      label: 'DISCOUNT',
      quantity: 2,
      unit: usd(-10_000),
      amount: usd(-20_000),
    },
  ],
  collectPassport: false,
  collectWeight: false,
  viewerCanEditTourists: true,
  touristsVersion: 'first',
  tourists: [] as unknown[],
  payMethods: ['CARD'],
  travelerHoldExtendableUntil: null as string | null,
  nextStep: 'WAIT',
  namedTravelers: 0,
  documents: [] as object[],
  payments: [] as object[],
  cancelQuote: { __typename: 'CancelQuote', refund: usd(0), fee: usd(0), feePercent: 0 } as
    | object
    | null,
  payCode: {
    __typename: 'QrCode',
    text: `http://localhost/order/${sampleUuid}/pay`,
    size: 29,
    path: 'M0 0h7v1h-7z',
  },
  organizer,
  date,
  tour,
}

/** Values that depend on the status: amounts, the hold, who may still edit. */
export const requestIn = {
  confirmed: { ...sampleRequest, status: 'PENDING_PREPAYMENT', nextStep: 'PAY_FIRST' },
  paid: {
    ...sampleRequest,
    status: 'MADE_PREPAYMENT',
    nextStep: 'NAME_TRAVELERS',
    holdExpiresAt: null,
    paid: usd(48_000),
    dues: dues(0, 192_000, 48_000),
  },
  settled: {
    ...sampleRequest,
    status: 'MADE_PREPAYMENT',
    nextStep: 'NAME_TRAVELERS',
    holdExpiresAt: null,
    paid: usd(240_000),
    dues: dues(0, 0, 240_000),
  },
  complete: {
    ...sampleRequest,
    status: 'TOUR_COMPLETE',
    nextStep: 'WRITE_REVIEW',
    tripPhase: 'OVER',
    holdExpiresAt: null,
    viewerCanEditTourists: false,
    cancelQuote: null,
    paid: usd(240_000),
    dues: dues(0, 0, 240_000),
  },
  cancelled: {
    ...sampleRequest,
    status: 'CANCELLED_BY_TOURIST',
    nextStep: 'NOTHING',
    holdExpiresAt: null,
    viewerCanEditTourists: false,
    cancelQuote: null,
    dues: dues(0, 0),
  },
}

export const sampleContacts = {
  __typename: 'Contacts',
  phones: [
    {
      __typename: 'ContactPhone',
      id: 1,
      type: 'MAIN',
      phone: '+493023125017',
      formattedPhone: '+49 30 23125 017',
    },
  ],
  channels: [
    {
      __typename: 'ContactChannel',
      id: 1,
      kind: 'EMAIL',
      code: 'email',
      name: 'hello@versta.example',
      url: 'mailto:hello@versta.example',
    },
  ],
}

/** Returns the response to a page's query. */
export const requestAnswer =
  (request: object | null = sampleRequest) =>
  () => ({ request, contacts: sampleContacts })
