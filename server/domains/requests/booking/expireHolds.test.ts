import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { untilBlocked } from '../../../testing/untilBlocked.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const ask = async (tourDateId: number, optionId: number): Promise<number> => {
  const { data } = await world.run<{ createRequest: { request: { id: number } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id } } } }',
    { input: requestInput(tourDateId, { optionId }) },
  )
  return data.createRequest.request.id
}
const statusesOf = async (ids: readonly number[]) =>
  (
    await world.app.db.request.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })
  ).map(({ status }) => status)
const { pending_confirm: held, cancelled_by_system: cancelledBySystem } = requestStatuses

/** Moves the clock past the end of every hold. */
const letTimePass = async (): Promise<void> => {
  const { _max } = await world.app.db.request.aggregate({ _max: { holdExpiresAt: true } })
  world.clock.set(_max.holdExpiresAt ?? testDay)
}

/** Finds a departure with seats in two options. */
const findTwoOptions = async (): Promise<{ tourDateId: number; options: [number, number] }> => {
  const { rows } = await world.app.pool.query<{ tourDateId: number; options: [number, number] }>(
    `SELECT d.id AS "tourDateId", (array_agg(o.id ORDER BY o.id))[1:2] AS options
     FROM tour_date d JOIN tour t ON t.id = d.tour_id JOIN tour_date_option o ON o.tour_date_id = d.id AND o.free_seats >= 5
     WHERE t.status = 'published' AND NOT d.is_cancelled AND d.start_date > $1 GROUP BY d.id HAVING count(*) >= 2 ORDER BY d.id LIMIT 1`,
    [testDay],
  )
  if (!rows[0]) throw new Error('the demo has no departure with seats in two options')
  return rows[0]
}

test('expires holds on two options of one departure beside a parallel booking without a deadlock', async () => {
  const { tourDateId, options } = await findTwoOptions()
  const [first, second] = options
  const ids = [await ask(tourDateId, first), await ask(tourDateId, second)]
  await letTimePass()
  const buyer = await world.app.pool.connect()
  try {
    // locks in a booking's order: the option first, then what its seats change
    await buyer.query('BEGIN')
    await buyer.query('SELECT 1 FROM tour_date_option WHERE id = $1 FOR NO KEY UPDATE', [second])
    const ending = world.runScheduled('requests.expireHolds')
    await untilBlocked(world.databaseUrl, ending)
    await buyer.query(
      "INSERT INTO seat_ledger_entry (tour_date_option_id, kind, seats, delta) VALUES ($1, 'sale', 1, -1)",
      [second],
    )
    await buyer.query('COMMIT')
    await ending
  } finally {
    buyer.release()
  }
  expect(await statusesOf(ids)).toEqual([cancelledBySystem, cancelledBySystem])
})

test('reports a hold that can’t be ended and still ends the others', async () => {
  const stuck = await findOpenDeparture(world, 6)
  const other = await findOpenDeparture(world, 6, 60)
  const ids = [
    await ask(stuck.tourDateId, stuck.optionId),
    await ask(other.tourDateId, other.optionId),
  ]
  await letTimePass()
  // somebody reduced the departure's seats by hand: the released ones no longer fit
  await world.app.pool.query('UPDATE tour_date_option SET seats = free_seats WHERE id = $1', [
    stuck.optionId,
  ])
  await expect(world.runScheduled('requests.expireHolds')).rejects.toThrow('tour_date_option_seats')
  expect(await statusesOf(ids)).toEqual([held, cancelledBySystem])
})
