import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { cancelSold, soldRequest } from '../soldRequest.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const setDays = (id: number, startDate: string, endDate: string, timeZone: string) =>
  world.app.pool.query(
    `WITH zone AS (UPDATE tour SET time_zone = $4 WHERE id = (SELECT tour_id FROM tour_date WHERE id = $1))
    UPDATE tour_date SET start_date = $2, end_date = $3 WHERE id = $1`,
    [id, startDate, endDate, timeZone],
  )
/** Copies a paid request `count` times. */
const copies = async (id: number, count: number): Promise<number[]> => {
  const { rows } = await world.app.pool.query<{ id: number }>(
    `INSERT INTO request (uuid, tour_id, tour_date_id, organizer_id, status, contact_name, contact_email, contact_phone, locale, currency,
      total_minor, prepayment_minor, exchange_rate, cancellation_terms, idempotency_key, idempotency_hash, created_at, updated_at)
    SELECT gen_random_uuid(), tour_id, tour_date_id, organizer_id, status, contact_name, contact_email, contact_phone, locale, currency,
      total_minor, prepayment_minor, exchange_rate, cancellation_terms, gen_random_uuid(), idempotency_hash, created_at, updated_at
    FROM request, generate_series(1, $2) WHERE id = $1 RETURNING id`,
    [id, count],
  )
  return rows.map((row) => row.id)
}
const { made_prepayment: sold, tour_complete: complete } = requestStatuses

const statuses = async (ids: readonly number[]) => [
  ...new Set(
    (
      await world.app.db.request.findMany({
        where: { id: { in: [...ids] } },
        select: { status: true },
      })
    ).map((row) => row.status),
  ),
]

test('completes each paid trip within an hour after its last local day, however many wait before it', async () => {
  const west = await soldRequest(world)
  const waiting = [west.id, ...(await copies(west.id, 120))]
  const other = await world.app.db.tourDateOption.findFirstOrThrow({
    where: {
      freeSeats: { gte: 4 },
      option: { isDefault: true },
      tourDate: {
        isCanceled: false,
        startDate: { gt: world.clock.now() },
        tourId: { not: west.tourId },
      },
    },
    select: {
      id: true,
      freeSeats: true,
      priceMinor: true,
      tourDate: { select: { id: true, tourId: true, tour: { select: { organizerId: true } } } },
    },
  })
  const { tourDate, id: optionId, ...option } = other
  const departure = {
    ...option,
    optionId,
    tourDateId: tourDate.id,
    tourId: tourDate.tourId,
    organizerId: tourDate.tour.organizerId,
  }
  const east = await soldRequest(world, { departure })
  const due = [east.id, ...(await copies(east.id, 120))]
  const cancelled = await soldRequest(world, { departure })
  await cancelSold(world, cancelled.uuid)

  await setDays(west.tourDateId, '2041-06-08', '2041-06-10', 'Europe/Kaliningrad')
  await setDays(east.tourDateId, '2041-06-08', '2041-06-10', 'Asia/Kamchatka')
  // midnight reaches Kamchatka ten hours before Kaliningrad
  world.clock.set(new Date('2041-06-10T11:59:00Z'))
  await world.runScheduled('requests.completeTours')
  expect([await statuses(due), await statuses(waiting)]).toEqual([[sold], [sold]])
  world.clock.set(new Date('2041-06-10T12:00:00Z'))
  await world.runScheduled('requests.completeTours')
  expect([await statuses(due), await statuses(waiting), await statuses([cancelled.id])]).toEqual([
    [complete],
    [sold],
    [requestStatuses.cancelled_by_tourist],
  ])
  world.clock.set(new Date('2041-06-10T22:00:00Z'))
  await world.runScheduled('requests.completeTours')
  expect([await statuses(due), await statuses(waiting)]).toEqual([[complete], [complete]])
  const told = await world.app.db.requestEvent.findMany({
    where: { requestId: east.id, toStatus: requestStatuses.tour_complete },
  })
  expect(told).toMatchObject([
    {
      fromStatus: requestStatuses.made_prepayment,
      actor: 'system',
      createdAt: new Date('2041-06-10T12:00:00Z'),
    },
  ])
})
