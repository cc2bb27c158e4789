import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { managerOf } from '../../../testing/viewers.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import { testDay } from '../../../testing/testDay.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { personIn } from '../../accounts/accounts.fixtures.ts'
import { leaveSeats } from '../requests.fixtures.ts'
import {
  countRequests,
  createIndividualTour,
  createRequest,
  findOfferScene,
  type OfferScene,
  readIndividualTour,
  readQuote,
  tryCreateIndividualTour,
  withdrawIndividualTour,
} from './individualTours.fixtures.ts'

const hour = 3_600_000
let world: TestApp
let managers: { organizer: UserViewer; stranger: UserViewer }
let scene: OfferScene
beforeAll(async () => {
  world = await createTestApp()
  const [organizer, stranger] = [await personIn(world), await personIn(world)]
  managers = { organizer: organizer.viewer, stranger: stranger.viewer }
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  scene = await findOfferScene(world, managers.organizer, managers.stranger)
})

describe('offer to one customer', () => {
  test('shows its price beside the usual one to anyone with its link', async () => {
    const uuid = await createIndividualTour(scene)
    expect(await readIndividualTour(scene, uuid)).toMatchObject({
      state: 'OPEN',
      adults: 2,
      children: 1,
      note: 'A day more on the ice.',
      requestUuid: null,
      option: { id: scene.departure.optionId, freeSeats: scene.departure.freeSeats },
      total: { amountMinor: 200_002, currency: 'USD' },
      childPrice: { amountMinor: 40_000 },
    })
    const regularTotal = (await readIndividualTour(scene, uuid))?.regularTotal
    expect(regularTotal?.amountMinor).toBe((await readQuote(scene, null)).quote.total.amountMinor)
    expect(await readIndividualTour(scene, crypto.randomUUID())).toBe(null)
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
    expect(await tryCreateIndividualTour(scene, changes)).toEqual({
      __typename: 'InvalidInputError',
      fields: [{ field, rule }],
    })
  })

  test('refuses more people than free seats and past departures', async () => {
    await leaveSeats(world, scene.departure.optionId, 2)
    expect(await tryCreateIndividualTour(scene)).toEqual({
      __typename: 'SoldOutError',
      freeSeats: 2,
    })
    const begun = await world.app.db.tourDateOption.findFirstOrThrow({
      where: { tourDate: { startDate: { lt: testDay } } },
      select: { id: true, tourDate: { select: { tour: { select: { organizerId: true } } } } },
    })
    const { organizerId } = begun.tourDate.tour
    expect(
      await tryCreateIndividualTour(
        scene,
        { optionId: begun.id },
        { ...scene.organizer, memberships: managerOf(organizerId) },
      ),
    ).toMatchObject({
      __typename: 'DepartureUnavailableError',
    })
  })

  test("can be created, listed and withdrawn only by the organizer's people", async () => {
    await expect(tryCreateIndividualTour(scene, {}, scene.stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const uuid = await createIndividualTour(scene)
    await expect(withdrawIndividualTour(scene, uuid, scene.stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const list = '{ organizerIndividualTours { edges { node { uuid } } } }'
    expect(JSON.stringify(await world.ask(list, {}, { viewer: scene.organizer }))).toContain(uuid)
    expect(JSON.stringify(await world.ask(list, {}, { viewer: scene.stranger }))).not.toContain(
      uuid,
    )
    const { organizerTours: tours } = await world.ask<{ organizerTours: { id: number }[] }>(
      '{ organizerTours { id } }',
      {},
      { viewer: scene.organizer },
    )
    const { organizerId } = scene.departure
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
    for (let i = 0; i < 5; i++) await createIndividualTour(scene)
    const few = await world.countStatements(() =>
      world.run(list, { first: 1 }, { viewer: scene.organizer }),
    )
    expect(
      await world.countStatements(() =>
        world.run(list, { first: 20 }, { viewer: scene.organizer }),
      ),
    ).toBe(few)
  })
})

describe('offer booking', () => {
  test('shows the request to the account that made it and to nobody else with the link', async () => {
    const uuid = await createIndividualTour(scene)
    const { request } = await createRequest(scene, uuid, {}, { viewer: scene.stranger })
    expect(await readIndividualTour(scene, uuid, { viewer: scene.stranger })).toMatchObject({
      state: 'BOOKED',
      requestUuid: request.uuid,
    })
    expect(await readIndividualTour(scene, uuid, { viewer: scene.organizer })).toMatchObject({
      state: 'BOOKED',
      requestUuid: null,
    })
    expect(await readIndividualTour(scene, uuid)).toMatchObject({
      state: 'BOOKED',
      requestUuid: null,
    })
  })

  test('charges the offered price: lines sum to the total, the prepayment follows the departure', async () => {
    const data = { prepaymentType: 'percent', prepaymentSize: 2_500 } as const
    await world.app.db.tourDate.update({ where: { id: scene.departure.tourDateId }, data })
    const uuid = await createIndividualTour(scene)
    const { request } = await createRequest(scene, uuid)
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
    expect(await readIndividualTour(scene, uuid)).toMatchObject({ state: 'BOOKED' })
  })

  test('charges what the page shows in another currency', async () => {
    const uuid = await createIndividualTour(scene)
    const caller = { locale: 'de', currency: 'EUR' } as const
    const shownMinor = (await readIndividualTour(scene, uuid, caller))?.total.amountMinor
    const { request } = await createRequest(scene, uuid, { quotedTotalMinor: shownMinor }, caller)
    expect(request.total).toEqual({ amountMinor: shownMinor, currency: 'EUR' })
    expect(request.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(shownMinor)
  })

  test('keeps the price of a quote, which is worthless without the offer', async () => {
    const uuid = await createIndividualTour(scene)
    const { quote } = await readQuote(scene, uuid)
    expect(quote.total.amountMinor).toBe(200_002)
    const { quote: usual } = await readQuote(scene, null)
    expect(await createRequest(scene, null, { quote: quote.token })).toMatchObject({
      quote: { total: usual.total },
    })
    expect(
      await createRequest(scene, await createIndividualTour(scene, { adultMinor: 90_000 }), {
        quote: quote.token,
      }),
    ).toMatchObject({
      __typename: 'QuoteExpiredError',
      quote: { total: { amountMinor: 220_000 } },
    })
    expect(await createRequest(scene, uuid, { quote: quote.token })).toMatchObject({
      request: { total: { amountMinor: 200_002 } },
    })
  })

  test.each([{ adults: 1 }, { children: 0 }, { adults: 3 }])(
    'refuses another party: %j',
    async (changes) => {
      expect(await createRequest(scene, await createIndividualTour(scene), changes)).toMatchObject({
        fields: [{ field: 'individualTour', rule: 'INCORRECT' }],
      })
    },
  )

  test('refuses another option', async () => {
    const other = await world.app.db.tourDateOption.findFirstOrThrow({
      where: {
        id: { not: scene.departure.optionId },
        freeSeats: { gt: 3 },
        tourDate: { tour: { organizerId: scene.departure.organizerId } },
      },
      select: { id: true },
    })
    expect(
      await createRequest(
        scene,
        await createIndividualTour(scene, {
          optionId: other.id,
          validUntil: new Date(testDay.getTime() + hour).toISOString(),
        }),
      ),
    ).toMatchObject({
      fields: [{ field: 'individualTour', rule: 'INCORRECT' }],
    })
  })

  test('is refused as soon as the offer has expired', async () => {
    const uuid = await createIndividualTour(scene)
    const { quote } = await readQuote(scene, uuid)
    world.clock.set(new Date(testDay.getTime() + 24 * hour - 1))
    expect(await readIndividualTour(scene, uuid)).toMatchObject({ state: 'OPEN' })
    world.clock.set(new Date(testDay.getTime() + 24 * hour))
    expect(await readIndividualTour(scene, uuid)).toMatchObject({ state: 'EXPIRED' })
    expect(await readQuote(scene, uuid)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'EXPIRED',
    })
    expect(await createRequest(scene, uuid, { quote: quote.token })).toMatchObject({
      code: 'CONFLICT',
      state: 'EXPIRED',
    })
  })

  test("is refused after a withdrawal; a booked offer can't be withdrawn", async () => {
    const uuid = await createIndividualTour(scene)
    expect(await withdrawIndividualTour(scene, uuid)).toMatchObject({
      individualTour: { state: 'WITHDRAWN' },
    })
    expect(await withdrawIndividualTour(scene, uuid)).toMatchObject({
      individualTour: { state: 'WITHDRAWN' },
    })
    expect(await createRequest(scene, uuid)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'WITHDRAWN',
    })
    const booked = await createIndividualTour(scene)
    await createRequest(scene, booked)
    expect(await withdrawIndividualTour(scene, booked)).toMatchObject({
      __typename: 'IndividualTourClosedError',
      state: 'BOOKED',
    })
  })

  test('reports too few free seats', async () => {
    const uuid = await createIndividualTour(scene)
    await leaveSeats(world, scene.departure.optionId, 2)
    expect(await readIndividualTour(scene, uuid)).toMatchObject({ state: 'SOLD_OUT' })
    expect(await createRequest(scene, uuid)).toMatchObject({ __typename: 'SoldOutError' })
    expect(await countRequests(scene, uuid)).toBe(0)
  })

  test('makes one request from twelve parallel buyers with one link; the others see "booked"', async () => {
    const uuid = await createIndividualTour(scene, { adults: 1, children: 0 })
    const people = { adults: 1, children: 0 }
    const results = await Promise.all(
      Array.from({ length: 12 }, () => createRequest(scene, uuid, people)),
    )
    expect(results.filter(({ __typename }) => __typename === 'CreateRequestSuccess')).toHaveLength(
      1,
    )
    expect(results.filter((result) => 'state' in result && result.state === 'BOOKED')).toHaveLength(
      11,
    )
    const after = await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: scene.departure.optionId },
    })
    expect(after.freeSeats).toBe(scene.departure.freeSeats - 1)
  })

  test('makes one request, without an error, from ten parallel calls with one key', async () => {
    const uuid = await createIndividualTour(scene)
    const idempotencyKey = crypto.randomUUID()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => createRequest(scene, uuid, { idempotencyKey })),
    )
    expect(new Set(results.map(({ request }) => request?.uuid)).size).toBe(1)
    expect(results[0]?.request.uuid).toBeTruthy()
  })

  test('lets exactly one of a parallel booking and withdrawal succeed', async () => {
    const uuid = await createIndividualTour(scene)
    const [booked, withdrawn] = await Promise.all([
      createRequest(scene, uuid),
      withdrawIndividualTour(scene, uuid),
    ])
    const isBooked = booked.__typename === 'CreateRequestSuccess'
    expect(withdrawn).toMatchObject(
      isBooked ? { state: 'BOOKED' } : { individualTour: { state: 'WITHDRAWN' } },
    )
    expect(await countRequests(scene, uuid)).toBe(isBooked ? 1 : 0)
  })

  test('reports an unknown offer as not found', async () => {
    await expect(createRequest(scene, crypto.randomUUID())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('database constraints', () => {
  test('forbid rewriting terms, and booking or withdrawing an offer twice', async () => {
    const uuid = await createIndividualTour(scene)
    const run = (set: string) =>
      world.app.pool.query(`UPDATE individual_tour SET ${set} WHERE uuid = $1`, [uuid])
    await expect(run('adult_minor = 1')).rejects.toThrow('changes in nothing else')
    const { request } = await createRequest(scene, uuid)
    await expect(run('request_id = NULL')).rejects.toThrow('changes in nothing else')
    const other = await createIndividualTour(scene)
    const twice =
      'UPDATE individual_tour SET request_id = (SELECT id FROM request WHERE uuid = $2) WHERE uuid = $1'
    await expect(world.app.pool.query(twice, [other, request.uuid])).rejects.toThrow(
      'individual_tour_request_id_key',
    )
  })
})
