import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { requestInput } from '../requests.fixtures.ts'
import { tripStart } from '../../departures/reads/tripTimes.ts'
import { organizerOf } from '../soldRequest.fixtures.ts'

const minute = 60_000
let world: TestApp
let excursion: Awaited<ReturnType<typeof findExcursion>>
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  excursion = await findExcursion()
})

/** Finds an excursion on a later day with a start time and a prepayment. */
const findExcursion = async () => {
  const { id, currency, startDate, startTime, tour, options } =
    await world.app.db.tourDate.findFirstOrThrow({
      where: {
        startDate: { gt: new Date(testDay.getTime() + 20 * 86_400_000) },
        startTime: { not: null },
        isCanceled: false,
        prepaymentType: 'percent',
        tour: { status: 'published', type: 'excursion' },
        options: { some: { option: { isDefault: true }, freeSeats: { gte: 6 } } },
      },
      orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        currency: true,
        startDate: true,
        startTime: true,
        tour: { select: { organizerId: true, timeZone: true } },
        options: { where: { option: { isDefault: true } }, select: { id: true } },
      },
    })
  const start = startDate.toISOString().slice(0, 10)
  const startsAt = tripStart({
    start,
    startTime: startTime?.toISOString().slice(11, 16) ?? null,
    timeZone: tour.timeZone,
  })
  return { tourDateId: id, currency, optionId: options[0]?.id, startsAt, start, ...tour }
}
const at = (minutesFromStart: number) =>
  new Date(excursion.startsAt.getTime() + minutesFromStart * minute)

const answer = async <Answer>(
  document: string,
  variables: object,
  caller = {},
): Promise<Answer> => {
  const data = await world.ask<Record<string, Answer>>(document, { ...variables }, caller)
  return Object.values(data)[0] as Answer
}
const order = () =>
  answer<{ __typename: string; request: { id: number; uuid: string; holdExpiresAt: string } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { __typename ... on CreateRequestSuccess { request { id uuid holdExpiresAt } } } }',
    { input: requestInput(excursion.tourDateId) },
  )
const quote = () =>
  answer<{ __typename: string }>(
    'query ($input: QuoteInput!) { quote(input: $input) { __typename } }',
    {
      input: { tourDateId: excursion.tourDateId, adults: 2 },
    },
  )
const offer = () =>
  answer<{ __typename: string; individualTour: { uuid: string } }>(
    `mutation ($input: CreateIndividualTourInput!) {
      createIndividualTour(input: $input) { __typename ... on CreateIndividualTourSuccess { individualTour { uuid } } }
    }`,
    {
      input: {
        optionId: excursion.optionId,
        currency: excursion.currency,
        adults: 2,
        adultMinor: 9_000,
        validUntil: new Date(world.clock.now().getTime() + 2 * minute).toISOString(),
      },
    },
    { viewer: organizerOf(excursion.organizerId) },
  )
const confirm = (requestId: number) =>
  confirmRequest(world.app, organizerOf(excursion.organizerId), { requestId, message: '' })
const heldUntil = async (id: number) =>
  (await world.app.db.request.findUniqueOrThrow({ where: { id } })).holdExpiresAt
const statusOf = async (id: number) =>
  requestStatusName((await world.app.db.request.findUniqueOrThrow({ where: { id } })).status)

/** Creates a confirmed request with a pending payment. */
const paying = async () => {
  const { request } = await order()
  await confirm(request.id)
  const paymentId = await startPayment(world.app, {
    uuid: request.uuid,
    type: 'prepayment',
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
  })
  const arrive = () =>
    applyPaymentState(world.app, {
      provider: 'SANDBOX',
      paymentId,
      news: { state: 'paid', providerRef: null, amountMinor, currency, refundedMinor: null },
    })
  return { ...request, paymentId, amountMinor, arrive }
}

describe('trip start', () => {
  test('ends quotes, requests and offers of an excursion', async () => {
    world.clock.set(at(-1))
    expect(excursion.startsAt.toISOString().slice(11)).not.toBe('00:00:00.000Z')
    expect((await quote()).__typename).toBe('QuoteSuccess')
    expect((await order()).__typename).toBe('CreateRequestSuccess')
    const { individualTour } = await offer()
    world.clock.set(at(0))
    expect((await quote()).__typename).toBe('DepartureUnavailableError')
    expect((await order()).__typename).toBe('DepartureUnavailableError')
    expect((await offer()).__typename).toBe('DepartureUnavailableError')
    const seen = 'query ($uuid: UUID!) { individualTour(uuid: $uuid) { state } }'
    expect(await answer(seen, { uuid: individualTour.uuid })).toEqual({ state: 'GONE' })
  })

  test('removes the excursion from the page of its tour', async () => {
    const { tourId } = await world.app.db.tourDate.findUniqueOrThrow({
      where: { id: excursion.tourDateId },
    })
    const listed = async () => {
      const { dates } = await answer<{ dates: { id: number }[] }>(
        'query ($id: Int!) { tour(id: $id) { dates(first: 100) { id } } }',
        {
          id: tourId,
        },
      )
      return dates.map(({ id }) => id)
    }
    world.clock.set(at(-1))
    expect(await listed()).toContain(excursion.tourDateId)
    world.clock.set(at(0))
    expect(await listed()).not.toContain(excursion.tourDateId)
    expect(await listed()).not.toEqual([])
  })

  test('limits every hold, for the answer and for the payment', async () => {
    world.clock.set(at(-40))
    const { request } = await order()
    expect(new Date(request.holdExpiresAt)).toEqual(excursion.startsAt)
    world.clock.set(at(-20))
    await confirm(request.id)
    expect(await heldUntil(request.id)).toEqual(excursion.startsAt)
  })

  test('prevents the confirmation', async () => {
    world.clock.set(at(-90))
    const { request } = await order()
    world.clock.set(at(0))
    await expect(confirm(request.id)).rejects.toMatchObject({ name: 'Error', code: 'CONFLICT' })
    expect(await statusOf(request.id)).toBe('pending_confirm')
  })

  test('prevents a payment, whatever the hold is', async () => {
    world.clock.set(at(-90))
    const { request } = await order()
    await confirm(request.id)
    await world.app.db.request.update({
      where: { id: request.id },
      data: { holdExpiresAt: at(600) },
    })
    world.clock.set(at(0))
    const pay = startPayment(world.app, {
      uuid: request.uuid,
      type: 'full',
      method: 'card',
      idempotencyKey: crypto.randomUUID(),
      locale: 'en',
    })
    await expect(pay).rejects.toMatchObject({ reason: 'ended' })
  })

  test.each([
    ['after the schedule has given the seats back', true],
    ['before it has', false],
  ])('causes a refund of late money, %s', async (_when, isExpired) => {
    world.clock.set(at(-90))
    const { id, paymentId, amountMinor, arrive } = await paying()
    world.clock.set(at(1))
    if (isExpired) await world.runScheduled('requests.expireHolds')
    await arrive()
    expect(await statusOf(id)).toBe(isExpired ? 'cancelled_by_system' : 'pending_prepayment')
    expect(await world.app.db.refund.findMany({ where: { paymentId } })).toMatchObject([
      { amountMinor, reason: 'trip_begun' },
    ])
  })
})
