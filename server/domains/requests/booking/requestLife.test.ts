import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import {
  holdsSeats,
  isOpenRequest,
  type RequestStatusName,
  requestStatusName,
} from '#schema/rules/booking/requestStatuses.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { managerOf } from '../../../testing/viewers.ts'
import { visitor, type UserViewer } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { cancelRequest } from './actions/cancelRequest.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { createRequest } from './actions/createRequest.ts'
import { requestInput } from '../requests.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const seats = 3
const day = 24 * 60 * 60_000

type Step =
  | { kind: 'create'; people: number }
  | { kind: 'confirm' | 'beginPayment' | 'moneyArrives' | 'cancel'; which: number }
  | { kind: 'timePasses' }

const which = fc.nat({ max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      people: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('confirm' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('beginPayment' as const), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('moneyArrives' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'timePasses' as const }) },
)

/** State in the list kept by hand. */
interface Known {
  id: number
  uuid: string
  people: number
  status: RequestStatusName
  payment: { id: string; amountMinor: number; currency: string } | null
  hasPaid: boolean
}

/** Creates a far departure with few seats and no relevant requests. */
const prepare = async () => {
  const { db, pool } = world.app
  const option = await db.tourDateOption.findFirstOrThrow({
    where: {
      option: { isDefault: true },
      tourDate: {
        isCanceled: false,
        startDate: { gt: new Date(testDay.getTime() + 60 * day) },
        prepaymentType: 'percent',
        prepaymentSize: { gt: 0 },
        tour: { status: 'published', organizer: { isPublishedOnSite: true } },
      },
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      tourDateId: true,
      tourDate: { select: { tour: { select: { organizerId: true } } } },
    },
  })
  await pool.query(
    `UPDATE tour_date_option SET free_seats = $2::int, seats = $2::int - (SELECT coalesce(sum(delta), 0) FROM seat_ledger_entry WHERE tour_date_option_id = $1) WHERE id = $1`,
    [option.id, seats],
  )
  return {
    optionId: option.id,
    tourDateId: option.tourDateId,
    organizerId: option.tourDate.tour.organizerId,
  }
}

const organizerOf = (organizerId: number): UserViewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  memberships: managerOf(organizerId),
  permissions: [],
})

/** Returns the error's code, or the action's result. */
const codeOf = async <Result>(action: () => Promise<Result>): Promise<Result | string> => {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

type Place = Awaited<ReturnType<typeof prepare>>

/** Does a step in the application and in the list, and compares the results. */
const take = async (
  next: Step,
  known: Known[],
  { tourDateId, organizerId }: Place,
): Promise<void> => {
  const { app, clock } = world
  const free =
    seats -
    known.filter(({ status }) => holdsSeats(status)).reduce((sum, { people }) => sum + people, 0)
  if (next.kind === 'create') {
    const caller = { viewer: visitor, locale: 'en', currency: 'USD' } as const
    const result = await codeOf(() =>
      createRequest(
        {
          pool: app.pool,
          bookingNotices: app.bookingNotices,
          clock,
          rates: app.search.rates,
          cashback: app.env.cashback,
          keys: app.keys,
        },
        caller,
        requestInput(tourDateId, { adults: next.people }),
      ),
    )
    if (free < next.people) return expect(result).toBe('SOLD_OUT')
    const { id, uuid } = result as { id: number; uuid: string }
    known.push({
      id,
      uuid,
      people: next.people,
      status: 'pending_confirm',
      payment: null,
      hasPaid: false,
    })
    return
  }
  if (next.kind === 'timePasses') {
    clock.set(new Date(clock.now().getTime() + 3 * day))
    await world.runScheduled('requests.expireHolds')
    for (const request of known)
      if (request.status === 'pending_confirm' || request.status === 'pending_prepayment')
        request.status = 'cancelled_by_system'
    return
  }
  const request = known[next.which]
  if (!request) return
  switch (next.kind) {
    case 'confirm': {
      const result = await codeOf(() =>
        confirmRequest(app, organizerOf(organizerId), { requestId: request.id, message: '' }),
      )
      expect(result).toBe(request.status === 'pending_confirm' ? request.id : 'CONFLICT')
      if (request.status === 'pending_confirm') request.status = 'pending_prepayment'
      return
    }
    case 'beginPayment': {
      const result = await codeOf(() =>
        startPayment(app, {
          uuid: request.uuid,
          type: 'prepayment',
          method: 'card',
          idempotencyKey: crypto.randomUUID(),
          locale: 'en',
        }),
      )
      if (request.status !== 'pending_prepayment') return expect(result).toBe('CONFLICT')
      request.payment = await app.db.payment.findUniqueOrThrow({ where: { id: result } })
      return
    }
    case 'moneyArrives': {
      const { payment } = request
      if (!payment) return
      await applyPaymentState(app, {
        provider: 'SANDBOX',
        paymentId: payment.id,
        news: {
          state: 'paid',
          providerRef: null,
          amountMinor: payment.amountMinor,
          currency: payment.currency,
          refundedMinor: null,
        },
      })
      // a repeated report changes nothing
      if (request.hasPaid) return
      request.hasPaid = true
      if (
        request.status === 'pending_prepayment' ||
        (request.status === 'cancelled_by_system' && free >= request.people)
      )
        request.status = 'made_prepayment'
      return
    }
    case 'cancel': {
      const result = await codeOf(() =>
        cancelRequest(
          app,
          { by: 'tourist', uuid: request.uuid, viewer: visitor },
          { message: '', expectedRefundMinor: null },
        ),
      )
      expect(result).toBe(isOpenRequest(request.status) ? request.id : 'CONFLICT')
      if (isOpenRequest(request.status)) request.status = 'cancelled_by_tourist'
    }
  }
}

const expectAgreement = async (known: readonly Known[], { optionId }: Place): Promise<void> => {
  const { db } = world.app
  const option = await db.tourDateOption.findUniqueOrThrow({ where: { id: optionId } })
  const { _sum } = await db.seatLedgerEntry.aggregate({
    where: { tourDateOptionId: optionId },
    _sum: { delta: true },
  })
  const taken = known
    .filter(({ status }) => holdsSeats(status))
    .reduce((sum, { people }) => sum + people, 0)
  expect(option.freeSeats).toBe(seats - taken)
  expect(option.freeSeats).toBe(option.seats + (_sum.delta ?? 0))
  const rows = await db.request.findMany({
    where: { id: { in: known.map(({ id }) => id) } },
    include: {
      events: { orderBy: { id: 'asc' } },
      ledger: true,
      payments: { where: { status: paymentStatuses.payed }, include: { refunds: true } },
    },
  })
  for (const request of known) {
    const row = rows.find(({ id }) => id === request.id)
    if (!row) throw new Error(`request ${request.id} is gone`)
    expect(requestStatusName(row.status)).toBe(request.status)
    expect(row.events.at(-1)?.toStatus).toBe(row.status)
    expect(row.ledger.reduce((sum, { delta }) => sum + delta, 0)).toBe(
      holdsSeats(request.status) ? -request.people : 0,
    )
    expect(row.payments).toHaveLength(request.hasPaid ? 1 : 0)
    const paid = row.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const back = row.payments
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    expect(back).toBeLessThanOrEqual(paid)
    if (request.status === 'made_prepayment') expect(back).toBe(0)
    // an expired hold costs the traveler nothing: everything is refunded
    if (request.status === 'cancelled_by_system') expect(back).toBe(paid)
  }
}

test('keeps seats, statuses and money equal to a list kept by hand, in any order of steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }),
      async (steps) => {
        world.clock.set(testDay)
        const place = await prepare()
        const known: Known[] = []
        for (const next of steps) {
          await take(next, known, place)
          await expectAgreement(known, place)
        }
        // the next run starts without open holds
        world.clock.set(new Date(world.clock.now().getTime() + 3 * day))
        await world.runScheduled('requests.expireHolds')
      },
    ),
    { numRuns: propertyRuns(40), endOnFailure: true },
  )
})
