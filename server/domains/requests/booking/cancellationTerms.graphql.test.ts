import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cancellationPeriods, type CancellationPeriod } from '#schema/rules/booking/cancellation.ts'
import { managerOf } from '../../../testing/viewers.ts'
import { visitor } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { cancelRequest } from './actions/cancelRequest.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { RequestStatusChangedError } from '../requests.errors.ts'
import { requestInput } from '../requests.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const dayMs = 24 * 3_600_000
type Step = { from: number | null; to: number; feePercent: number }

/**
 * Creates a departure far enough ahead that every step of its terms is still to come, with free
 * seats.
 */
const prepare = async () => {
  const { db, pool } = world.app
  const date = await db.tourDate.findFirstOrThrow({
    where: {
      isCanceled: false,
      startDate: { gt: new Date(testDay.getTime() + 60 * dayMs) },
      prepaymentType: 'percent',
      prepaymentSize: { gt: 0 },
      tour: { status: 'published', type: 'tour', cancellationTiers: { none: {} } },
      options: { some: { option: { isDefault: true } } },
    },
    orderBy: { id: 'asc' },
    select: { id: true, startDate: true, tourId: true, tour: { select: { organizerId: true } } },
  })
  await pool.query(
    'UPDATE tour_date_option SET seats = seats + 300, free_seats = free_seats + 300 WHERE tour_date_id = $1',
    [date.id],
  )
  return { ...date, start: date.startDate.toISOString().slice(0, 10) }
}
type Departure = Awaited<ReturnType<typeof prepare>>

const stepsShown = async ({ id, tourId }: Departure): Promise<{ tour: Step[]; quote: Step[] }> => {
  const { data, errors } = await world.run<{
    tour: { cancellationSteps: Step[] }
    quote: { quote: { cancellationSteps: Step[] } }
  }>(
    `query ($tour: Int!, $input: QuoteInput!) {
      tour(id: $tour) { cancellationSteps { from to feePercent } }
      quote(input: $input) { ... on QuoteSuccess { quote { cancellationSteps { from to feePercent } } } }
    }`,
    { tour: tourId, input: { tourDateId: id, adults: 1 } },
  )
  if (errors?.[0]) throw errors[0]
  const { tour, quote } = data
  return { tour: tour.cancellationSteps, quote: quote.quote.cancellationSteps }
}

/** Creates a fully paid request. */
const paidRequest = async ({
  id,
  tour: { organizerId },
}: Departure): Promise<{ id: number; uuid: string; totalMinor: number }> => {
  const { app, clock } = world
  clock.set(testDay)
  const requestId = await createRequest({ id })
  const organizer = {
    kind: 'user',
    userId: 1,
    sessionId: 1,
    memberships: managerOf(organizerId),
    permissions: [],
  } as const
  await confirmRequest(app, organizer, { requestId, message: '' })
  const { uuid, totalMinor, currency } = await app.db.request.findUniqueOrThrow({
    where: { id: requestId },
  })
  const paymentId = await startPayment(app, {
    uuid,
    type: 'full',
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
  await applyPaymentState(app, {
    provider: 'SANDBOX',
    paymentId,
    news: {
      state: 'paid',
      providerRef: null,
      amountMinor: totalMinor,
      currency,
      refundedMinor: null,
    },
  })
  return { id: requestId, uuid, totalMinor }
}

const createRequest = async ({ id }: { id: number }): Promise<number> => {
  const { data, errors } = await world.run<{ createRequest: { request: { id: number } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id } } } }',
    { input: requestInput(id, { adults: 1 }) },
  )
  if (errors?.[0]) throw errors[0]
  return data.createRequest.request.id
}

/** Returns the first or last moment of a day in the zone where cancellations are counted. */
const momentOf = (day: string, edge: 'first' | 'last'): Date => {
  const begin = Temporal.PlainDate.from(day)
  const at =
    edge === 'first'
      ? begin.toZonedDateTime('Europe/Berlin')
      : begin.add({ days: 1 }).toZonedDateTime('Europe/Berlin')
  return new Date(at.epochMilliseconds - (edge === 'first' ? 0 : 1))
}

const edgesOf = ({ first, last, feePercent }: CancellationPeriod<Step>) => [
  ...(first === null ? [] : [{ at: momentOf(first, 'first'), feePercent }]),
  { at: momentOf(last, 'last'), feePercent },
]

test('charges the fee that was shown before booking, on the first and last moment of every step', async () => {
  const departure = await prepare()
  const shown = await stepsShown(departure)
  expect(shown.tour).toEqual(shown.quote)
  const periods = cancellationPeriods(shown.tour, {
    start: departure.start,
    today: testDay.toISOString().slice(0, 10),
  })
  expect(periods.length).toBeGreaterThan(2)
  for (const { at, feePercent } of periods.flatMap(edgesOf)) {
    const { uuid, totalMinor } = await paidRequest(departure)
    world.clock.set(at)
    const keptMinor = Math.floor((totalMinor * feePercent + 50) / 100)
    const { data } = await world.run(
      'query ($uuid: UUID!) { request(uuid: $uuid) { cancelQuote { feePercent fee { amountMinor } refund { amountMinor } } } }',
      { uuid },
    )
    expect(data).toMatchObject({
      request: {
        cancelQuote: {
          feePercent,
          fee: { amountMinor: keptMinor },
          refund: { amountMinor: totalMinor - keptMinor },
        },
      },
    })
    await cancelRequest(
      world.app,
      { by: 'tourist', uuid, viewer: visitor },
      { message: '', expectedRefundMinor: totalMinor - keptMinor },
    )
    const { _sum } = await world.app.db.refund.aggregate({
      where: { payment: { request: { uuid } } },
      _sum: { amountMinor: true },
    })
    expect(_sum.amountMinor ?? 0).toBe(totalMinor - keptMinor)
  }
})

test("shows and freezes a tour's own terms", async () => {
  const departure = await prepare()
  await world.app.db.tourCancellationTier.createMany({
    data: [
      { tourId: departure.tourId, daysBefore: 20, keptBp: 2550 },
      { tourId: departure.tourId, daysBefore: 3, keptBp: 10_000 },
    ],
  })
  world.clock.set(testDay)
  const { tour, quote } = await stepsShown(departure)
  expect(tour).toEqual([
    { from: null, to: 21, feePercent: 0 },
    { from: 20, to: 4, feePercent: 25.5 },
    { from: 3, to: 0, feePercent: 100 },
  ])
  expect(quote).toEqual(tour)
  const requestId = await createRequest(departure)
  await world.app.db.tourCancellationTier.updateMany({
    where: { tourId: departure.tourId, daysBefore: 20 },
    data: { keptBp: 9000 },
  })
  const { uuid } = await world.app.db.request.findUniqueOrThrow({ where: { id: requestId } })
  const { data } = await world.run<{ request: unknown }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { cancellationSteps { from to feePercent } } }',
    { uuid },
  )
  expect(data.request).toEqual({ cancellationSteps: tour })
})

test('lets a traveler cancel until the first day of the trip', async () => {
  const departure = await prepare()
  const { uuid } = await paidRequest(departure)
  world.clock.set(new Date(momentOf(departure.start, 'last').getTime() + 1))
  const { data } = await world.run(
    'query ($uuid: UUID!) { request(uuid: $uuid) { cancelQuote { feePercent } } }',
    { uuid },
  )
  expect(data).toEqual({ request: { cancelQuote: null } })
  const cancel = cancelRequest(
    world.app,
    { by: 'tourist', uuid, viewer: visitor },
    { message: '', expectedRefundMinor: null },
  )
  await expect(cancel).rejects.toThrow(RequestStatusChangedError)
})
