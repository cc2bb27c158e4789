import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { findOpenDeparture } from '../requests/requests.fixtures.ts'
import { reconcileSeatCounts } from './jobs/reconcileSeatCounts.job.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

/** Runs the job once. @returns what it logged */
const recount = async (): Promise<string[]> => {
  const told: string[] = []
  const tell = (level: string) => (facts: unknown, words: unknown) =>
    void told.push(`${level}: ${words} ${JSON.stringify(facts)}`)
  await reconcileSeatCounts.run(
    { ...world.app, logger: { error: tell('error'), warn: tell('warn') } } as never,
    {},
    1,
  )
  return told
}
const sql = (statement: string, values: unknown[]) => world.app.pool.query(statement, values)
const freeOf = async ({ tourDateId, optionId }: { tourDateId: number; optionId: number }) => [
  (await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })).freeSeats,
  (await world.app.db.tourDateOption.findUniqueOrThrow({ where: { id: optionId } })).freeSeats,
]

test('changes and logs nothing when all counts are right', async () => {
  expect(await recount()).toEqual([])
})

test('recounts a departure’s free seats from its options after a change by hand', async () => {
  const departure = await findOpenDeparture(world)
  const before = await freeOf(departure)
  await sql('UPDATE tour_date SET free_seats = 0 WHERE id = $1', [departure.tourDateId])
  await world.runScheduled('requests.recountSeats')
  expect(await freeOf(departure)).toEqual(before)
  await sql('UPDATE tour_date SET free_seats = 0 WHERE id = $1', [departure.tourDateId])
  expect(await recount()).toEqual([
    `warn: the seats of a departure differed from its options and were corrected {"tourDateId":${departure.tourDateId}}`,
  ])
})

test('recounts an option’s free seats from the ledger after a change by hand, and the departure’s with them', async () => {
  const departure = await findOpenDeparture(world)
  const { optionId } = departure
  await sql(
    `INSERT INTO seat_ledger_entry (tour_date_option_id, kind, seats, delta) VALUES ($1, 'sale', 2, -2)`,
    [optionId],
  )
  const before = await freeOf(departure)
  await sql('UPDATE tour_date_option SET free_seats = free_seats + 1 WHERE id = $1', [optionId])
  expect(await recount()).toEqual([
    expect.stringContaining(
      `warn: the free seats of an option differed from the ledger and were corrected {"option":{"id":${optionId},`,
    ),
  ])
  expect(await freeOf(departure)).toEqual(before)
  expect(await recount()).toEqual([])
})

test('logs oversold options at each run without changing them, and ignores departures that have begun', async () => {
  const { tourDateId, optionId, freeSeats } = await findOpenDeparture(world)
  await sql('UPDATE tour_date_option SET seats = seats - $2, free_seats = 0 WHERE id = $1', [
    optionId,
    freeSeats + 1,
  ])
  for (const _ of [1, 2])
    expect(await recount()).toEqual([
      expect.stringMatching(
        /^error: the ledger of an option is out of range: correct it by hand .*"kept":0,"counted":-1/,
      ),
    ])
  await sql(
    `UPDATE tour_date SET start_date = '2020-01-01', end_date = '2020-01-02' WHERE id = $1`,
    [tourDateId],
  )
  expect(await recount()).toEqual([])
})

test('counts a booking that commits during the recount exactly once', async () => {
  const departure = await findOpenDeparture(world)
  const [ofDate = 0, ofOption = 0] = await freeOf(departure)
  await sql('UPDATE tour_date_option SET free_seats = free_seats - 1 WHERE id = $1', [
    departure.optionId,
  ])
  const booking = await world.app.pool.connect()
  await booking.query('BEGIN')
  await booking.query(
    `INSERT INTO seat_ledger_entry (tour_date_option_id, kind, seats, delta) VALUES ($1, 'sale', 2, -2)`,
    [departure.optionId],
  )
  const counted = recount()
  await untilBlocked(world.databaseUrl, counted)
  await booking.query('COMMIT')
  booking.release()
  await counted
  expect(await freeOf(departure)).toEqual([ofDate - 2, ofOption - 2])
})
