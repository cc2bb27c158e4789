import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { quoteMinutes } from '#schema/codes/bookings.ts'
import { testDay } from '../../../testing/testDay.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { findOpenDeparture, leaveSeats, requestInput } from '../requests.fixtures.ts'

const fields = `token expiresAt exchangeRate total { amountMinor currency } prepayment { amountMinor }
  lines { label quantity unit { amountMinor } amount { amountMinor } } cancellationSteps { from to feePercent } flightIncluded hasCashback`
const quoteDocument = `query ($input: QuoteInput!) {
  quote(input: $input) {
    __typename
    ... on QuoteSuccess { quote { ${fields} } }
    ... on SoldOutError { freeSeats }
    ... on InvalidInputError { fields { field rule } }
  }
}`
const orderDocument = `mutation ($input: CreateRequestInput!) {
  createRequest(input: $input) {
    __typename
    ... on CreateRequestSuccess { request { id flightIncluded hasCashback total { amountMinor currency } prepayment { amountMinor } lines { amount { amountMinor } } } }
    ... on QuoteExpiredError { code quote { ${fields} } }
    ... on InvalidInputError { fields { field rule } }
  }
}`

interface Amount {
  amountMinor: number
  currency: string
}
interface Quoted {
  token: string
  expiresAt: string
  exchangeRate: string
  total: Amount
  prepayment: Amount
  lines: { label: string; quantity: number; unit: Amount; amount: Amount }[]
  cancellationSteps: { from: number | null; to: number; feePercent: number }[]
}

let world: TestApp
let departure: Awaited<ReturnType<typeof findOpenDeparture>>
beforeAll(async () => {
  world = await createTestApp('demo', { CASHBACK: 'on' })
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  departure = await findOpenDeparture(world, 8)
})

const answerOf = async <Answer>(
  document: string,
  field: string,
  input: Record<string, unknown>,
  caller = {},
): Promise<Answer> => {
  const { data, errors } = await world.run<Record<string, Answer>>(document, { input }, caller)
  if (errors?.[0]) throw errors[0]
  return data[field] as Answer
}
const ask = (changes: Record<string, unknown> = {}, caller = {}) =>
  answerOf<{ __typename: string; quote: Quoted }>(
    quoteDocument,
    'quote',
    { tourDateId: departure.tourDateId, adults: 2, ...changes },
    caller,
  )
const order = (changes: Record<string, unknown> = {}, caller = {}) =>
  answerOf<{
    __typename: string
    quote: Quoted
    request: { id: number; total: Amount; prepayment: Amount; lines: { amount: Amount }[] }
  }>(orderDocument, 'createRequest', requestInput(departure.tourDateId, changes), caller)

const setPrice = (priceMinor: number) =>
  world.app.pool.query(
    'UPDATE tour_date_option SET price_minor = $2, price_without_discount_minor = NULL WHERE id = $1',
    [departure.optionId, priceMinor],
  )
const withRates = async (
  rates: Record<string, string>,
  action: () => Promise<void>,
): Promise<void> => {
  const { search } = world.app
  const before = Object.getOwnPropertyDescriptor(search, 'rates')
  Object.defineProperty(search, 'rates', {
    value: { ...search.rates, ...rates },
    configurable: true,
  })
  try {
    await action()
  } finally {
    if (before) Object.defineProperty(search, 'rates', before)
    else Reflect.deleteProperty(search, 'rates')
  }
}

describe('quote', () => {
  test('returns lines that sum to the total, the prepayment and the expiry', async () => {
    const { quote } = await ask({}, { currency: 'JPY' })
    expect(quote.total.currency).toBe('JPY')
    expect(quote.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      quote.total.amountMinor,
    )
    for (const { quantity, unit, amount } of quote.lines)
      expect(amount.amountMinor).toBe(quantity * unit.amountMinor)
    expect(Date.parse(quote.expiresAt)).toBe(testDay.getTime() + quoteMinutes * 60_000)
  })

  test('takes one statement and writes nothing', async () => {
    expect(await world.countStatements(() => ask())).toBe(1)
  })

  test('refuses too few seats, children of a wrong age and an unknown departure, like a request', async () => {
    await leaveSeats(world, departure.optionId, 7)
    expect(await ask({ adults: 8 })).toMatchObject({ __typename: 'SoldOutError', freeSeats: 7 })
    await world.app.db.tour.update({ where: { id: departure.tourId }, data: { minAge: 6 } })
    const refused = (rule: string) => ({
      __typename: 'InvalidInputError',
      fields: [{ field: 'childAges', rule }],
    })
    expect(await ask({ children: 1, childAges: [5] })).toMatchObject(refused('MIN_VALUE'))
    expect(await ask({ children: 1, childAges: [18] })).toMatchObject(refused('MAX_VALUE'))
    expect(await ask({ children: 2, childAges: [7] })).toMatchObject(refused('INCORRECT'))
    expect(await order({ children: 1, childAges: [5] })).toMatchObject(refused('MIN_VALUE'))
    expect(await ask({ tourDateId: 2_147_483_647 })).toMatchObject({
      __typename: 'DepartureUnavailableError',
    })
    expect(await ask({ adults: 0 })).toMatchObject({
      fields: [{ field: 'adults', rule: 'MIN_VALUE' }],
    })
  })

  test('prices children by age', async () => {
    const unit = await world.app.db.priceUnit.create({
      data: { tourId: departure.tourId, kind: 'child', ageFrom: 14, ageTo: 15 },
    })
    await world.app.db.tourDatePrice.create({
      data: { tourDateOptionId: departure.optionId, priceUnitId: unit.id, priceMinor: 12_300 },
    })
    const { quote } = await ask({ children: 2, childAges: [14, 17] })
    expect(quote.lines).toContainEqual({
      label: 'CHILD',
      quantity: 1,
      unit: expect.objectContaining({ amountMinor: 12_300 }),
      amount: expect.objectContaining({ amountMinor: 12_300 }),
    })
    expect(quote.total.amountMinor).toBe(departure.priceMinor * 3 + 12_300)
    const { request } = await order({ children: 2, childAges: [14, 17], quote: quote.token })
    expect(request.total).toEqual(quote.total)
    expect(
      await world.app.db.requestItem.findFirstOrThrow({ where: { requestId: request.id } }),
    ).toMatchObject({ childAges: [14, 17] })
  })

  test('refuses a sum that no column can hold instead of rounding it', async () => {
    await withRates({ KRW: '150000000' }, async () => {
      expect(await ask({}, { currency: 'KRW' })).toMatchObject({
        fields: [{ field: 'adults', rule: 'MAX_VALUE' }],
      })
    })
  })
})

describe('quoted price', () => {
  test('is charged after the organizer changed price and terms and the rate moved', async () => {
    const { quote } = await ask({}, { currency: 'EUR' })
    await setPrice(departure.priceMinor * 3)
    await world.app.db.tourCancellationTier.create({
      data: { tourId: departure.tourId, daysBefore: 200, keptBp: 9900 },
    })
    await withRates({ EUR: '5' }, async () => {
      const { __typename, request } = await order(
        { quote: quote.token, quotedTotalMinor: quote.total.amountMinor },
        { currency: 'EUR' },
      )
      expect(__typename).toBe('CreateRequestSuccess')
      expect(request).toMatchObject({ total: quote.total, prepayment: quote.prepayment })
      expect(request.lines).toEqual(
        quote.lines.map(({ amount }) => ({ amount: { amountMinor: amount.amountMinor } })),
      )
      const stored = await world.app.db.request.findUniqueOrThrow({ where: { id: request.id } })
      expect(stored.exchangeRate.toFixed(10)).toBe(quote.exchangeRate)
      expect(JSON.stringify(stored.cancellationTerms)).not.toContain('9900')
    })
    // without a quote the current price counts
    expect((await order({}, { currency: 'USD' })).request.total.amountMinor).toBe(
      departure.priceMinor * 6,
    )
    await setPrice(departure.priceMinor)
    await world.app.db.tourCancellationTier.deleteMany({
      where: { tourId: departure.tourId, daysBefore: 200 },
    })
  })

  test('is charged until the quote expires; then nothing is written, and a new price is offered', async () => {
    const { quote } = await ask()
    await setPrice(departure.priceMinor + 1_000)
    world.clock.set(new Date(testDay.getTime() + quoteMinutes * 60_000 - 1))
    expect((await order({ quote: quote.token })).request.total).toEqual(quote.total)
    world.clock.set(new Date(testDay.getTime() + quoteMinutes * 60_000))
    const before = await world.app.db.request.count()
    const input = { quote: quote.token, idempotencyKey: crypto.randomUUID() }
    const ended = await order(input)
    expect(ended).toMatchObject({ __typename: 'QuoteExpiredError', code: 'CONFLICT' })
    expect(ended.quote.total.amountMinor).toBe((departure.priceMinor + 1_000) * 2)
    expect(await world.app.db.request.count()).toBe(before)
    // the offered quote works like any other, and the key is still unused
    const made = await order({ ...input, quote: ended.quote.token })
    expect(made.request.total).toEqual(ended.quote.total)
    // a repeat with the old quote returns that request
    expect((await order(input)).request.id).toBe(made.request.id)
    await setPrice(departure.priceMinor)
  })

  test.each([
    ['more people', { adults: 3 }],
    ['children of another age', { adults: 1, children: 1, childAges: [16] }],
    ['a departure of another day', { tourDateId: 0 }],
  ])('is not charged for %s', async (_what, change) => {
    const { quote } = await ask(
      'childAges' in change ? { adults: 1, children: 1, childAges: [17] } : {},
    )
    if ('tourDateId' in change) {
      const other = await world.app.db.tourDate.findFirstOrThrow({
        where: {
          id: { not: departure.tourDateId },
          tourId: departure.tourId,
          startDate: { gt: testDay },
          freeSeats: { gt: 4 },
          isCanceled: false,
        },
      })
      change.tourDateId = other.id
    }
    expect(await order({ ...change, quote: quote.token })).toMatchObject({
      __typename: 'QuoteExpiredError',
    })
  })

  test.each([
    ['a forged price', (token: string) => forge(token)],
    ['a truncated signature', (token: string) => token.slice(0, -3)],
    ['no signature', (token: string) => token.split('.')[0]],
    ['any other text', () => 'anything'],
  ])('is not charged with %s', async (_what, change) => {
    const { quote } = await ask()
    expect(await order({ quote: change(quote.token) })).toMatchObject({
      __typename: 'QuoteExpiredError',
      quote: { total: quote.total },
    })
  })
})

/** Returns the quote with every price at one cent under the old signature. */
const forge = (token: string): string => {
  const [body = '', seal = ''] = token.split('.')
  const cheap = Buffer.from(body, 'base64url')
    .toString()
    .replaceAll(/"adultMinor":\d+/g, '"adultMinor":1')
  return `${Buffer.from(cheap).toString('base64url')}.${seal}`
}

test('keeps quoted flights and cashback on the request and in its e-mails', async () => {
  const setPerks = (isOffered: boolean) =>
    world.app.db.tourDate.update({
      where: { id: departure.tourDateId },
      data: { flightIncluded: isOffered, isCashbackAvailable: isOffered },
    })
  await setPerks(true)
  const perks = { flightIncluded: true, hasCashback: true }
  const { quote } = await ask()
  expect(quote).toMatchObject(perks)
  await setPerks(false)
  const { request } = await order({ quote: quote.token })
  expect(request).toMatchObject(perks)
  expect((await order()).request).toMatchObject({ flightIncluded: false, hasCashback: false })
  await world.runJobs()
  const letter = await world.app.db.outboxMessage.findFirstOrThrow({
    where: { subject: { startsWith: `Request ${request.id}:` } },
  })
  expect(letter.text).toContain('Flights are in the price.')
  expect(letter.text).toContain('come back to you after the trip')
})
