import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { managerOf } from '../../../testing/viewers.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import { testDay } from '../../../testing/testDay.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { personIn } from '../../accounts/accounts.fixtures.ts'
import { findOpenDeparture, leaveSeats, requestInput } from '../requests.fixtures.ts'

const createDocument = `mutation ($input: CreateIndividualTourInput!) {
  createIndividualTour(input: $input) {
    __typename
    ... on CreateIndividualTourSuccess { individualTour { uuid } }
    ... on InvalidInputError { fields { field rule } }
    ... on SoldOutError { freeSeats }
  }
}`
const withdrawDocument = `mutation ($uuid: UUID!) {
  withdrawIndividualTour(uuid: $uuid) {
    __typename
    ... on WithdrawIndividualTourSuccess { individualTour { state } }
    ... on IndividualTourClosedError { code state }
  }
}`
const offerDocument = `query ($uuid: UUID!) {
  individualTour(uuid: $uuid) {
    state adults children note requestUuid option { id freeSeats } tour { title organizer { name } } date { start }
    total { amountMinor currency } totalInTourCurrency { amountMinor currency } regularTotal { amountMinor } childPrice { amountMinor }
  }
}`
const orderDocument = `mutation ($input: CreateRequestInput!) {
  createRequest(input: $input) {
    __typename
    ... on CreateRequestSuccess {
      request { uuid total { amountMinor currency } prepayment { amountMinor } lines { label quantity unit { amountMinor } amount { amountMinor } } }
    }
    ... on IndividualTourClosedError { code state }
    ... on InvalidInputError { fields { field rule } }
    ... on QuoteExpiredError { quote { total { amountMinor } } }
  }
}`
const quoteDocument = `query ($input: QuoteInput!) {
  quote(input: $input) {
    __typename
    ... on QuoteSuccess { quote { token total { amountMinor } } }
    ... on IndividualTourClosedError { state }
  }
}`

interface Order {
  __typename: string
  request: {
    uuid: string
    total: { amountMinor: number; currency: string }
    prepayment: { amountMinor: number }
    lines: {
      label: string
      quantity: number
      unit: { amountMinor: number }
      amount: { amountMinor: number }
    }[]
  }
}

const hour = 3_600_000
let world: TestApp
let departure: Awaited<ReturnType<typeof findOpenDeparture>>
let organizer: UserViewer
let stranger: UserViewer
beforeAll(async () => {
  world = await createTestApp()
  const { viewer } = await personIn(world)
  organizer = viewer
  stranger = (await personIn(world)).viewer
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  departure = await findOpenDeparture(world, 8)
  organizer = { ...organizer, memberships: managerOf(departure.organizerId) }
  stranger = { ...stranger, memberships: managerOf(departure.organizerId === 1 ? 2 : 1) }
})

const answer = async <Answer>(
  document: string,
  variables: Record<string, unknown>,
  caller = {},
): Promise<Answer> => {
  const { data, errors } = await world.run<Record<string, Answer>>(document, variables, caller)
  if (errors?.[0]) throw errors[0]
  return Object.values(data)[0] as Answer
}
const terms = (changes: Record<string, unknown> = {}) => ({
  optionId: departure.optionId,
  adults: 2,
  children: 1,
  currency: 'USD',
  adultMinor: 80_001,
  childMinor: 40_000,
  note: 'A day more on the ice.',
  validUntil: new Date(world.clock.now().getTime() + 24 * hour).toISOString(),
  ...changes,
})
const create = (changes: Record<string, unknown> = {}, viewer = organizer) =>
  answer<{ __typename: string; individualTour: { uuid: string } }>(
    createDocument,
    { input: terms(changes) },
    { viewer },
  )
const offered = async (changes: Record<string, unknown> = {}): Promise<string> =>
  (await create(changes)).individualTour.uuid
const seen = (uuid: string, caller = {}) =>
  answer<Record<string, unknown>>(offerDocument, { uuid }, caller)
const order = (individualTour: string | null, changes: Record<string, unknown> = {}, caller = {}) =>
  answer<Order>(
    orderDocument,
    {
      input: requestInput(departure.tourDateId, {
        optionId: departure.optionId,
        adults: 2,
        children: 1,
        individualTour,
        ...changes,
      }),
    },
    caller,
  )
const quoted = (individualTour: string | null) =>
  answer<{
    __typename: string
    state?: string
    quote: { token: string; total: { amountMinor: number } }
  }>(quoteDocument, {
    input: {
      tourDateId: departure.tourDateId,
      optionId: departure.optionId,
      adults: 2,
      children: 1,
      individualTour,
    },
  })
const withdraw = (uuid: string, viewer = organizer) =>
  answer<object>(withdrawDocument, { uuid }, { viewer })
const requestsOf = (uuid: string) =>
  world.app.db.request.count({ where: { individualTour: { uuid } } })

describe('offer to one customer', () => {
  test('shows its price beside the usual one to anyone with its link', async () => {
    const uuid = await offered()
    expect(await seen(uuid)).toMatchObject({
      state: 'OPEN',
      adults: 2,
      children: 1,
      note: 'A day more on the ice.',
      requestUuid: null,
      option: { id: departure.optionId, freeSeats: departure.freeSeats },
      total: { amountMinor: 200_002, currency: 'USD' },
      childPrice: { amountMinor: 40_000 },
    })
    const { regularTotal } = (await seen(uuid)) as { regularTotal: { amountMinor: number } }
    expect(regularTotal.amountMinor).toBe((await quoted(null)).quote.total.amountMinor)
    expect(await seen(crypto.randomUUID())).toBe(null)
  })

  test.each([
    [{ adults: 0 }, 'adults', 'MIN_VALUE'],
    [{ adults: 15, children: 6 }, 'adults', 'MAX_VALUE'],
    [{ adultMinor: 0 }, 'adultMinor', 'MIN_VALUE'],
    [{ childMinor: 0 }, 'childMinor', 'MIN_VALUE'],
    [{ adultMinor: 2_000_000_000 }, 'adultMinor', 'MAX_VALUE'],
    [{ note: 'x'.repeat(2001) }, 'note', 'MAX'],
    [{ currency: 'EUR' }, 'currency', 'INCORRECT'],
    [{ validUntil: testDay.toISOString() }, 'validUntil', 'MIN_VALUE'],
    [{ validUntil: '2035-01-01T00:00:00Z' }, 'validUntil', 'MAX_VALUE'],
  ])('enforces the field rules: %j', async (changes, field, rule) => {
    expect(await create(changes)).toEqual({
      __typename: 'InvalidInputError',
      fields: [{ field, rule }],
    })
  })

  test('refuses more people than free seats and past departures', async () => {
    await leaveSeats(world, departure.optionId, 2)
    expect(await create()).toEqual({ __typename: 'SoldOutError', freeSeats: 2 })
    const begun = await world.app.db.tourDateOption.findFirstOrThrow({
      where: { tourDate: { startDate: { lt: testDay } } },
      select: { id: true, tourDate: { select: { tour: { select: { organizerId: true } } } } },
    })
    const { organizerId } = begun.tourDate.tour
    expect(
      await create({ optionId: begun.id }, { ...organizer, memberships: managerOf(organizerId) }),
    ).toMatchObject({
      __typename: 'DepartureUnavailableError',
    })
  })

  test("can be created, listed and withdrawn only by the organizer's people", async () => {
    await expect(create({}, stranger)).rejects.toMatchObject({
      originalError: { code: 'NOT_FOUND' },
    })
    const uuid = await offered()
    await expect(withdraw(uuid, stranger)).rejects.toMatchObject({
      originalError: { code: 'NOT_FOUND' },
    })
    const list = '{ organizerIndividualTours { edges { node { uuid } } } }'
    expect(JSON.stringify(await answer(list, {}, { viewer: organizer }))).toContain(uuid)
    expect(JSON.stringify(await answer(list, {}, { viewer: stranger }))).not.toContain(uuid)
    const tours = await answer<{ id: number }[]>(
      '{ organizerTours { id } }',
      {},
      { viewer: organizer },
    )
    const { organizerId } = departure
    expect(tours.length).toBeGreaterThan(0)
    expect(
      await world.app.db.tour.count({
        where: { id: { in: tours.map(({ id }) => id) }, organizerId },
      }),
    ).toBe(tours.length)
  })

  test('takes as many statements for a list of many as of one', async () => {
    const list = `query ($first: Int!) { organizerIndividualTours(first: $first) { edges { node {
      state totalInTourCurrency { amountMinor } regularTotal { amountMinor } requestUuid tour { title } date { start } option { name } } } } }`
    for (let i = 0; i < 5; i++) await offered()
    const few = await world.countStatements(() =>
      world.run(list, { first: 1 }, { viewer: organizer }),
    )
    expect(
      await world.countStatements(() => world.run(list, { first: 20 }, { viewer: organizer })),
    ).toBe(few)
  })
})

describe('offer booking', () => {
  test('shows the request to the account that made it and to nobody else with the link', async () => {
    const uuid = await offered()
    const { request } = await order(uuid, {}, { viewer: stranger })
    expect(await seen(uuid, { viewer: stranger })).toMatchObject({
      state: 'BOOKED',
      requestUuid: request.uuid,
    })
    expect(await seen(uuid, { viewer: organizer })).toMatchObject({
      state: 'BOOKED',
      requestUuid: null,
    })
    expect(await seen(uuid)).toMatchObject({ state: 'BOOKED', requestUuid: null })
  })

  test('charges the offered price: lines sum to the total, the prepayment follows the departure', async () => {
    const data = { prepaymentType: 'percent', prepaymentSize: 2_500 } as const
    await world.app.db.tourDate.update({ where: { id: departure.tourDateId }, data })
    const uuid = await offered()
    const { request } = await order(uuid)
    expect(request.lines).toEqual([
      {
        label: 'ADULT',
        quantity: 2,
        unit: { amountMinor: 80_001 },
        amount: { amountMinor: 160_002 },
      },
      {
        label: 'CHILD',
        quantity: 1,
        unit: { amountMinor: 40_000 },
        amount: { amountMinor: 40_000 },
      },
    ])
    expect(request.total).toEqual({ amountMinor: 200_002, currency: 'USD' })
    expect(request.prepayment.amountMinor).toBe(50_100)
    expect(await seen(uuid)).toMatchObject({ state: 'BOOKED' })
  })

  test('charges what the page shows in another currency', async () => {
    const uuid = await offered()
    const { total } = (await seen(uuid, { locale: 'de', currency: 'EUR' })) as {
      total: { amountMinor: number }
    }
    const { request } = await order(
      uuid,
      { quotedTotalMinor: total.amountMinor },
      { locale: 'de', currency: 'EUR' },
    )
    expect(request.total).toEqual({ amountMinor: total.amountMinor, currency: 'EUR' })
    expect(request.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      total.amountMinor,
    )
  })

  test('keeps the price of a quote, which is worthless without the offer', async () => {
    const uuid = await offered()
    const { quote } = await quoted(uuid)
    expect(quote.total.amountMinor).toBe(200_002)
    const { quote: usual } = await quoted(null)
    expect(await order(null, { quote: quote.token })).toMatchObject({
      quote: { total: usual.total },
    })
    expect(
      await order(await offered({ adultMinor: 90_000 }), { quote: quote.token }),
    ).toMatchObject({
      __typename: 'QuoteExpiredError',
      quote: { total: { amountMinor: 220_000 } },
    })
    expect(await order(uuid, { quote: quote.token })).toMatchObject({
      request: { total: { amountMinor: 200_002 } },
    })
  })

  test.each([{ adults: 1 }, { children: 0 }, { adults: 3 }])(
    'refuses another party: %j',
    async (changes) => {
      expect(await order(await offered(), changes)).toMatchObject({
        fields: [{ field: 'individualTour', rule: 'INCORRECT' }],
      })
    },
  )

  test('refuses another option', async () => {
    const other = await world.app.db.tourDateOption.findFirstOrThrow({
      where: {
        id: { not: departure.optionId },
        freeSeats: { gt: 3 },
        tourDate: { tour: { organizerId: departure.organizerId } },
      },
      select: { id: true },
    })
    expect(
      await order(
        await offered({
          optionId: other.id,
          validUntil: new Date(testDay.getTime() + hour).toISOString(),
        }),
      ),
    ).toMatchObject({
      fields: [{ field: 'individualTour', rule: 'INCORRECT' }],
    })
  })

  test('is refused as soon as the offer has expired', async () => {
    const uuid = await offered()
    const { quote } = await quoted(uuid)
    world.clock.set(new Date(testDay.getTime() + 24 * hour - 1))
    expect(await seen(uuid)).toMatchObject({ state: 'OPEN' })
    world.clock.set(new Date(testDay.getTime() + 24 * hour))
    expect(await seen(uuid)).toMatchObject({ state: 'EXPIRED' })
    expect(await quoted(uuid)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'EXPIRED',
    })
    expect(await order(uuid, { quote: quote.token })).toMatchObject({
      code: 'CONFLICT',
      state: 'EXPIRED',
    })
  })

  test("is refused after a withdrawal; a booked offer can't be withdrawn", async () => {
    const uuid = await offered()
    expect(await withdraw(uuid)).toMatchObject({ individualTour: { state: 'WITHDRAWN' } })
    expect(await withdraw(uuid)).toMatchObject({ individualTour: { state: 'WITHDRAWN' } })
    expect(await order(uuid)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'WITHDRAWN',
    })
    const booked = await offered()
    await order(booked)
    expect(await withdraw(booked)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'BOOKED',
    })
  })

  test('reports too few free seats', async () => {
    const uuid = await offered()
    await leaveSeats(world, departure.optionId, 2)
    expect(await seen(uuid)).toMatchObject({ state: 'SOLD_OUT' })
    expect(await order(uuid)).toMatchObject({ __typename: 'SoldOutError' })
    expect(await requestsOf(uuid)).toBe(0)
  })

  test('makes one request from twelve parallel buyers with one link; the others see "booked"', async () => {
    const uuid = await offered({ adults: 1, children: 0 })
    const people = { adults: 1, children: 0 }
    const results = await Promise.all(Array.from({ length: 12 }, () => order(uuid, people)))
    expect(results.filter(({ __typename }) => __typename === 'CreateRequestSuccess')).toHaveLength(
      1,
    )
    expect(results.filter((result) => 'state' in result && result.state === 'BOOKED')).toHaveLength(
      11,
    )
    const after = await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: departure.optionId },
    })
    expect(after.freeSeats).toBe(departure.freeSeats - 1)
  })

  test('makes one request, without an error, from ten parallel calls with one key', async () => {
    const uuid = await offered()
    const idempotencyKey = crypto.randomUUID()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => order(uuid, { idempotencyKey })),
    )
    expect(new Set(results.map(({ request }) => request?.uuid)).size).toBe(1)
    expect(results[0]?.request.uuid).toBeTruthy()
  })

  test('lets exactly one of a parallel booking and withdrawal succeed', async () => {
    const uuid = await offered()
    const [booked, withdrawn] = await Promise.all([order(uuid), withdraw(uuid)])
    const isBooked = booked.__typename === 'CreateRequestSuccess'
    expect(withdrawn).toMatchObject(
      isBooked ? { state: 'BOOKED' } : { individualTour: { state: 'WITHDRAWN' } },
    )
    expect(await requestsOf(uuid)).toBe(isBooked ? 1 : 0)
  })

  test('reports an unknown offer as not found', async () => {
    await expect(order(crypto.randomUUID())).rejects.toMatchObject({
      originalError: { code: 'NOT_FOUND' },
    })
  })
})

describe('database constraints', () => {
  test('forbid rewriting terms, and booking or withdrawing an offer twice', async () => {
    const uuid = await offered()
    const run = (set: string) =>
      world.app.pool.query(`UPDATE individual_tour SET ${set} WHERE uuid = $1`, [uuid])
    await expect(run('adult_minor = 1')).rejects.toThrow('changes in nothing else')
    const { request } = await order(uuid)
    await expect(run('request_id = NULL')).rejects.toThrow('changes in nothing else')
    const other = await offered()
    const twice =
      'UPDATE individual_tour SET request_id = (SELECT id FROM request WHERE uuid = $2) WHERE uuid = $1'
    await expect(world.app.pool.query(twice, [other, request.uuid])).rejects.toThrow(
      'individual_tour_request_id_key',
    )
  })
})
