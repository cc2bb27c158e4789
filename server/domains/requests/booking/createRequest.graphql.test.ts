import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { managerOf } from '../../../testing/viewers.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { findOpenDeparture, leaveSeats, requestInput } from '../requests.fixtures.ts'

const createRequest = `mutation CreateRequest($input: CreateRequestInput!) {
  createRequest(input: $input) {
    __typename
    ... on CreateRequestSuccess { request { id uuid status statusNumber contactEmail contactPhone total { amountMinor currency } prepayment { amountMinor } lines { amount { amountMinor } } history { to } } }
    ... on UserError { code message }
    ... on InvalidInputError { fields { field rule } }
    ... on SoldOutError { freeSeats }
    ... on PriceChangedError { total { amountMinor currency } }
  }
}`

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const order = async (input: Record<string, unknown>, caller = {}) => {
  const { data, errors } = await world.run<{
    createRequest: { __typename: string; [field: string]: unknown }
  }>(createRequest, { input }, caller)
  if (errors?.[0]) throw errors[0]
  return data.createRequest
}

const ledgerAgrees = async (optionId: number): Promise<boolean> => {
  const { seats, freeSeats } = await world.app.db.tourDateOption.findUniqueOrThrow({
    where: { id: optionId },
  })
  const { _sum } = await world.app.db.seatLedgerEntry.aggregate({
    where: { tourDateOptionId: optionId },
    _sum: { delta: true },
  })
  return freeSeats === seats + (_sum.delta ?? 0)
}

describe('request creation', () => {
  test('holds seats, freezes the price and starts the history', async () => {
    const departure = await findOpenDeparture(world)
    const result = await order(requestInput(departure.tourDateId))
    expect(result).toMatchObject({
      __typename: 'CreateRequestSuccess',
      request: {
        status: 'PENDING_CONFIRM',
        statusNumber: requestStatuses.pending_confirm,
        contactEmail: 'hannah.berg@example.org',
        contactPhone: '+491701234567',
        total: { amountMinor: departure.priceMinor * 2, currency: 'USD' },
        history: [{ to: 'PENDING_CONFIRM' }],
      },
    })
    const after = await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: departure.optionId },
      include: { tourDate: true },
    })
    expect(after.freeSeats).toBe(departure.freeSeats - 2)
    expect(await ledgerAgrees(departure.optionId)).toBe(true)
    const options = await world.app.db.tourDateOption.findMany({
      where: { tourDateId: departure.tourDateId },
    })
    expect(after.tourDate.freeSeats).toBe(
      options.reduce((sum, option) => sum + option.freeSeats, 0),
    )
  })

  test('returns the same request for the same key, also for ten parallel calls', async () => {
    const departure = await findOpenDeparture(world)
    const input = requestInput(departure.tourDateId)
    const results = await Promise.all(Array.from({ length: 10 }, () => order(input)))
    const ids = new Set(results.map((result) => (result.request as { id: number }).id))
    expect(ids.size).toBe(1)
    const after = await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: departure.optionId },
    })
    expect(after.freeSeats).toBe(departure.freeSeats - 2)
  })

  test('refuses a key that was used for another order', async () => {
    const departure = await findOpenDeparture(world)
    const input = requestInput(departure.tourDateId)
    await order(input)
    expect(await order({ ...input, adults: 1 })).toMatchObject({
      __typename: 'IdempotencyMismatchError',
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  test('gives the last seat to exactly one of twelve parallel buyers', async () => {
    const departure = await findOpenDeparture(world)
    await leaveSeats(world, departure.optionId, 1)
    const results = await Promise.all(
      Array.from({ length: 12 }, () => order(requestInput(departure.tourDateId, { adults: 1 }))),
    )
    expect(results.filter((result) => result.__typename === 'CreateRequestSuccess')).toHaveLength(1)
    expect(
      results.filter((result) => result.__typename === 'SoldOutError' && result.freeSeats === 0),
    ).toHaveLength(11)
    expect(await ledgerAgrees(departure.optionId)).toBe(true)
  })

  test.each([
    { asked: 'id uuid', statements: 2 },
    { asked: 'id uuid contactName total { amountMinor }', statements: 3 },
  ])(
    'takes two statements, one read and one write, and a third when more fields are selected: $asked',
    async ({ asked, statements }) => {
      const departure = await findOpenDeparture(world)
      const input = requestInput(departure.tourDateId, { adults: 1 })
      const once = () =>
        world.run(
          `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { ${asked} } } } }`,
          { input },
        )
      expect(await world.countStatements(once)).toBe(statements)
      // the same key returns the same request
      const { data } = await once()
      const made = await world.app.db.request.findUniqueOrThrow({
        where: { idempotencyKey: String(input.idempotencyKey) },
      })
      expect(data?.createRequest).toMatchObject({ request: { id: made.id, uuid: made.uuid } })
    },
  )

  test('makes one request, without an error, from ten parallel calls with one key for the last seats', async () => {
    const departure = await findOpenDeparture(world)
    await leaveSeats(world, departure.optionId, 2)
    const input = requestInput(departure.tourDateId)
    const results = await Promise.all(Array.from({ length: 10 }, () => order(input)))
    expect(
      new Set(results.map((result) => (result.request as { id: number } | undefined)?.id)).size,
    ).toBe(1)
    expect(await ledgerAgrees(departure.optionId)).toBe(true)
  })

  test('returns the free seats and takes none when there are too few', async () => {
    const departure = await findOpenDeparture(world)
    await leaveSeats(world, departure.optionId, 3)
    expect(await order(requestInput(departure.tourDateId, { adults: 4 }))).toMatchObject({
      __typename: 'SoldOutError',
      code: 'SOLD_OUT',
      freeSeats: 3,
    })
    expect(
      (await world.app.db.tourDateOption.findUniqueOrThrow({ where: { id: departure.optionId } }))
        .freeSeats,
    ).toBe(3)
  })

  test('keeps lines summing to the total in another currency', async () => {
    const departure = await findOpenDeparture(world)
    const { request } = (await order(requestInput(departure.tourDateId, { adults: 3 }), {
      locale: 'de',
      currency: 'EUR',
    })) as unknown as {
      request: {
        total: { amountMinor: number; currency: string }
        prepayment: { amountMinor: number }
        lines: { amount: { amountMinor: number } }[]
      }
    }
    expect(request.total.currency).toBe('EUR')
    expect(request.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      request.total.amountMinor,
    )
    expect(request.prepayment.amountMinor).toBeLessThanOrEqual(request.total.amountMinor)
  })

  test('returns the new price instead of charging a price that was not shown', async () => {
    const departure = await findOpenDeparture(world)
    expect(
      await order(requestInput(departure.tourDateId, { quotedTotalMinor: 100 })),
    ).toMatchObject({
      __typename: 'PriceChangedError',
      total: { amountMinor: departure.priceMinor * 2, currency: 'USD' },
    })
  })

  test('refuses an unknown departure and one that has begun in the tour’s zone', async () => {
    const departure = await findOpenDeparture(world)
    const started = await world.app.db.tourDate.findFirstOrThrow({
      where: { startDate: { lt: world.clock.now() } },
    })
    expect(await order(requestInput(started.id))).toMatchObject({
      __typename: 'DepartureUnavailableError',
      code: 'GONE',
    })
    expect(await order(requestInput(2_147_483_647))).toMatchObject({
      __typename: 'DepartureUnavailableError',
    })
    expect(
      await order(requestInput(departure.tourDateId, { optionId: 2_147_483_647 })),
    ).toMatchObject({
      __typename: 'DepartureUnavailableError',
    })
  })

  test.each([
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ email: 'hannah' }, 'email', 'EMAIL'],
    [{ email: '' }, 'email', 'REQUIRED'],
    [{ phone: '12345' }, 'phone', 'PHONE'],
    [{ adults: 0 }, 'adults', 'MIN_VALUE'],
    [{ adults: 15, children: 15 }, 'adults', 'MAX_VALUE'],
    [{ name: 'Maximiliane '.repeat(11) }, 'name', 'MAX'],
    [{ idempotencyKey: 'x' }, 'idempotencyKey', 'INCORRECT'],
  ])('names the field and the rule of invalid input: %j', async (change, field, rule) => {
    const departure = await findOpenDeparture(world, 1)
    expect(await order(requestInput(departure.tourDateId, change))).toMatchObject({
      __typename: 'InvalidInputError',
      fields: [{ field, rule }],
    })
  })
})

describe('request list of an organizer', () => {
  const organizerRequests = '{ organizerRequests { totalCount edges { node { id contactName } } } }'
  const person = (organizerIds: number[]) => ({
    viewer: {
      kind: 'user' as const,
      userId: 1,
      sessionId: 1,
      memberships: managerOf(...organizerIds),
      permissions: [],
    },
  })

  test('is visible to the organizer, not to another organizer or a visitor', async () => {
    const departure = await findOpenDeparture(world)
    const { request } = (await order(requestInput(departure.tourDateId))) as unknown as {
      request: { id: number }
    }
    const own = await world.run(organizerRequests, {}, person([departure.organizerId]))
    expect(JSON.stringify(own.data)).toContain(`"id":${request.id}`)
    const other = await world.run(
      organizerRequests,
      {},
      person([departure.organizerId === 1 ? 2 : 1]),
    )
    expect(JSON.stringify(other.data)).not.toContain(`"id":${request.id},`)
    const none = await world.run(organizerRequests)
    expect(none.errors?.[0]?.originalError).toMatchObject({ code: 'UNAUTHENTICATED' })
    const tourist = await world.run(organizerRequests, {}, person([]))
    expect(tourist.errors?.[0]?.originalError).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('takes as many statements for twenty requests as for two', async () => {
    const departure = await findOpenDeparture(world, 8)
    const caller = person([departure.organizerId])
    const list = `query ($first: Int!) { organizerRequests(first: $first) { edges { node { id adults total { amountMinor } tour { title slug } date { start end } organizer { name } lines { amount { amountMinor } } history { to } } } } }`
    for (let i = 0; i < 6; i++) await order(requestInput(departure.tourDateId, { adults: 1 }))
    const few = await world.countStatements(() => world.run(list, { first: 2 }, caller))
    const many = await world.countStatements(() => world.run(list, { first: 20 }, caller))
    expect(many).toBe(few)
  })
})

describe('database constraints', () => {
  test('forbid rewriting the ledger and the history', async () => {
    await expect(
      world.app.pool.query('UPDATE seat_ledger_entry SET seats = seats + 1'),
    ).rejects.toThrow('append-only')
    await expect(world.app.pool.query('DELETE FROM seat_ledger_entry')).rejects.toThrow(
      'append-only',
    )
    await expect(world.app.pool.query(`UPDATE request_event SET message = 'x'`)).rejects.toThrow(
      'append-only',
    )
  })

  test.each([
    [
      'seats below zero',
      'UPDATE tour_date_option SET free_seats = -1 WHERE id = 1',
      'tour_date_option_seats',
    ],
    [
      'more free seats than there are',
      'UPDATE tour_date_option SET free_seats = seats + 1 WHERE id = 1',
      'tour_date_option_seats',
    ],
    ['a sixth star', 'UPDATE review SET rating = 6 WHERE id = 1', 'review_rating'],
    ['a ninth status', 'UPDATE request SET status = 9, hold_expires_at = NULL', 'request_status'],
    [
      'an end before the start',
      `UPDATE tour_date SET end_date = start_date - 1 WHERE id = 1`,
      'tour_date_order',
    ],
    [
      'a free price',
      'UPDATE tour_date_option SET price_minor = 0 WHERE id = 1',
      'tour_date_option_price',
    ],
    ['a difficulty of five', 'UPDATE tour SET difficulty = 5 WHERE id = 1', 'tour_difficulty'],
    [
      'a currency that is none',
      `UPDATE tour_date SET currency = 'XXX' WHERE id = 1`,
      'tour_date_currency_fkey',
    ],
  ])('refuse %s', async (_what, statement, constraint) => {
    await expect(world.app.pool.query(statement)).rejects.toThrow(constraint)
  })
})
