import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { visitor } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { createRequest } from './actions/createRequest.ts'
import { type BookingNotifier, createBookingNotices } from './bookingNotices.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'
import { requestCreated } from '../requests.events.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const book = async (bookingNotices: BookingNotifier) => {
  const { tourDateId } = await findOpenDeparture(world)
  const { tourId } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  const { id } = await createRequest(
    {
      ...world.app,
      bookingNotices,
      rates: world.app.search.rates,
      cashback: world.app.env.cashback,
    },
    { viewer: visitor, locale: 'en', currency: 'USD' },
    requestInput(tourDateId),
  )
  return { id, tourId }
}

/** Returns the notices that are sent while `act` runs. */
const heardDuring = async (act: () => Promise<unknown>): Promise<string[]> => {
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  const heard: string[] = []
  const isOver = new Promise<void>((resolve) =>
    client.on('notification', ({ channel, payload }) =>
      channel === 'over' ? resolve() : heard.push(`${channel} ${payload}`),
    ),
  )
  try {
    await client.query('LISTEN catalogue; LISTEN events; LISTEN "jobs:insert"; LISTEN over')
    await act()
    // notices arrive in the order of commits
    await world.app.pool.query('NOTIFY over')
    await isOver
  } finally {
    await client.end()
  }
  return heard
}

const silent = (told: number[] = []): BookingNotifier => ({ tell: (tourId) => told.push(tourId) })

test('commits a booking without a notice, then calls the notifier', async () => {
  const told: number[] = []
  const tours: number[] = []
  const heard = await heardDuring(async () => {
    tours.push((await book(silent(told))).tourId)
  })
  expect(heard).toEqual([])
  expect(told).toEqual(tours)
})

test('sends the notices of simultaneous bookings together: each tour once, one wake-up', async () => {
  const heard = await heardDuring(async () => {
    const notices = createBookingNotices(world.app.notices)
    for (const tourId of [3, 4, 3]) notices.tell(tourId)
    await world.app.notices.settle()
  })
  expect(heard).toEqual(['catalogue departures 3', 'catalogue departures 4', 'events '])
})

test('writes the same event as record would', async () => {
  const { id } = await book(world.app.bookingNotices)
  const events = await world.app.db.outboxEvent.findMany({
    where: { kind: 'request.created', subject: String(id) },
  })
  const { id: eventId } = await world.app.db.requestEvent.findFirstOrThrow({
    where: { requestId: id },
  })
  const { version, ...event } = requestCreated({ requestId: id, eventId })
  expect(events).toMatchObject([{ ...event, version: BigInt(version ?? 0), status: 'pending' }])
})

test('accepts jobs from processes of the previous release', async () => {
  await world.app.pool.query(`SELECT add_job_untold('tasks.unnamed', '{"a": 1}', 3)`)
  const { rows } = await world.app.pool.query(
    `SELECT payload, max_attempts FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks t ON t.id = task_id WHERE t.identifier = 'tasks.unnamed'`,
  )
  expect(rows).toEqual([{ payload: { a: 1 }, max_attempts: 3 }])
})

test('updates the index from the table when a notice is lost', async () => {
  const { id, tourId } = await book(silent())
  const { tourDateId } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
  const { freeSeats } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  await world.app.search.refresh()
  expect(
    world.app.search.card(tourId)?.departures.find((departure) => departure.id === tourDateId)
      ?.freeSeats,
  ).toBe(freeSeats)
})
