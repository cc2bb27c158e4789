import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { visitor } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { createRequest } from './actions/createRequest.ts'
import { type BookingNotices, openBookingNotices } from './bookingNotices.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  // the first job of its kind names its task in the queue, and the queue tells of that by itself
  await book(world.app.bookingNotices)
  await world.app.bookingNotices.settle()
})
afterAll(() => world.close())

const book = async (bookingNotices: BookingNotices) => {
  const { tourDateId } = await findOpenDeparture(world)
  const { tourId } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  const { id } = await createRequest(
    { ...world.app, bookingNotices, rates: world.app.search.rates, cashback: world.app.env.cashback },
    { viewer: visitor, locale: 'en', currency: 'USD' },
    requestInput(tourDateId),
  )
  return { id, tourId }
}

/** What is said on both channels while something is done. */
const heardDuring = async (act: () => Promise<unknown>): Promise<string[]> => {
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  const heard: string[] = []
  const isOver = new Promise<void>((resolve) =>
    client.on('notification', ({ channel, payload }) => (channel === 'over' ? resolve() : heard.push(`${channel} ${payload}`))),
  )
  try {
    await client.query('LISTEN catalogue; LISTEN "jobs:insert"; LISTEN over')
    await act()
    // notices come in the order of commits
    await world.app.pool.query('NOTIFY over')
    await isOver
  } finally {
    await client.end()
  }
  return heard
}

const silent = (told: number[] = []): BookingNotices => ({ tell: (tourId) => told.push(tourId), settle: async () => undefined })

test('a booking commits without a notice; what it is told of comes after', async () => {
  const told: number[] = []
  const tours: number[] = []
  const heard = await heardDuring(async () => {
    tours.push((await book(silent(told))).tourId)
  })
  expect(heard).toEqual([])
  expect(told).toEqual(tours)
})

test('bookings of one moment are told of together: the tours once each, the jobs by their number', async () => {
  const notices = openBookingNotices(world.app.pool, world.app.logger)
  const heard = await heardDuring(async () => {
    for (const tourId of [3, 4, 3]) notices.tell(tourId)
    await notices.settle()
  })
  expect(heard).toEqual(['catalogue departures 3', 'catalogue departures 4', expect.stringMatching(/^jobs:insert .*"count" : 3/)])
})

test('the job is the one that the queue would have written itself', async () => {
  const { id } = await book(world.app.bookingNotices)
  const rowOf = async (clause: string) => {
    const { rows } = await world.app.pool.query<Record<string, unknown>>(
      `SELECT * FROM graphile_worker._private_jobs WHERE ${clause} AND (payload->>'requestId')::int = $1`,
      [id],
    )
    const [row] = rows
    if (!row) throw new Error('no job')
    const { id: _id, run_at, created_at, updated_at, payload, ...columns } = row
    expect(run_at).toEqual(created_at)
    expect(updated_at).toEqual(created_at)
    return { columns, payload, attempts: columns.max_attempts }
  }
  const ours = await rowOf('key IS NULL')
  await world.app.pool.query(
    `SELECT graphile_worker.add_job(identifier := 'requests.announce', payload := $1::json, max_attempts := $2::int, job_key := 'theirs')`,
    [JSON.stringify(ours.payload), ours.attempts],
  )
  const theirs = await rowOf(`key = 'theirs'`)
  expect({ ...theirs, columns: { ...theirs.columns, key: null } }).toEqual(ours)
})

test('where no worker has named its tasks yet the job is written all the same', async () => {
  await world.app.pool.query(`SELECT add_job_untold('tasks.unnamed', '{"a": 1}', 3)`)
  const { rows } = await world.app.pool.query(
    `SELECT payload, max_attempts FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks t ON t.id = task_id WHERE t.identifier = 'tasks.unnamed'`,
  )
  expect(rows).toEqual([{ payload: { a: 1 }, max_attempts: 3 }])
})

test('a notice that is lost loses nothing: the index finds the seats in the table', async () => {
  const { id, tourId } = await book(silent())
  const { tourDateId } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
  const { freeSeats } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  await world.app.search.refresh()
  expect(world.app.search.card(tourId)?.departures.find((departure) => departure.id === tourDateId)?.freeSeats).toBe(freeSeats)
})
