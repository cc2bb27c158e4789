import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { managerOf } from '../../../testing/viewers.ts'
import { type UserViewer, visitor } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { unguarded } from '../../../testing/unguarded.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { cancelRequest } from './actions/cancelRequest.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { createRequest } from './actions/createRequest.ts'
import { findOpenDeparture, leaveSeats, requestInput } from '../requests.fixtures.ts'

/**
 * Paired tests: the app keeps each guarantee, and breaks it with a guard removed, which proves that
 * the first test would notice.
 */
const worlds: TestApp[] = []
let world: TestApp
beforeEach(async () => {
  // a guard is removed from one database only
  world = await createTestApp()
  worlds.push(world)
  // racers start together: no connection has to be opened first
  await Promise.all(Array.from({ length: 6 }, () => world.app.pool.query('SELECT pg_sleep(0.02)')))
})
afterAll(() => Promise.all(worlds.map((other) => other.close())))

const organizerOf = (organizerId: number): UserViewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  memberships: managerOf(organizerId),
  permissions: [],
})

const order = (tourDateId: number, changes: Record<string, unknown> = {}) => {
  const { app, clock } = world
  const caller = { viewer: visitor, locale: 'en', currency: 'USD' } as const
  return createRequest(
    {
      pool: app.pool,
      bookingNotices: app.bookingNotices,
      clock,
      rates: app.search.rates,
      cashback: app.env.cashback,
      keys: app.keys,
    },
    caller,
    requestInput(tourDateId, changes),
  )
}

const fulfilled = <Value>(results: readonly PromiseSettledResult<Value>[]): Value[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

describe('last seat', () => {
  const buyers = 6
  const race = async () => {
    const { tourDateId, optionId } = await findOpenDeparture(world)
    await leaveSeats(world, optionId, 1)
    const results = await Promise.allSettled(
      Array.from({ length: buyers }, () => order(tourDateId, { adults: 1 })),
    )
    const { freeSeats } = await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: optionId },
    })
    return { sold: fulfilled(results).length, freeSeats }
  }
  // a pause instead of the lock, so that there is a race
  const withoutLock = (text: string) =>
    text.replaceAll(/(?<=WHERE id = \$1 )FOR NO KEY UPDATE/g, 'AND pg_sleep(0.1) IS NOT NULL')

  test('is sold once under the lock', async () => {
    expect(await race()).toEqual({ sold: 1, freeSeats: 0 })
  })

  test('is sold once without the lock, by the constraint alone', async () => {
    const { rewritten } = await unguarded(withoutLock, async () => {
      expect(await race()).toEqual({ sold: 1, freeSeats: 0 })
    })
    expect(rewritten).toBe(buyers)
  })

  test('is sold more than once without both', async () => {
    await world.app.pool.query(
      'ALTER TABLE tour_date_option DROP CONSTRAINT tour_date_option_seats',
    )
    await world.app.pool.query('ALTER TABLE tour_date DROP CONSTRAINT tour_date_seats')
    await unguarded(withoutLock, async () => {
      const { sold, freeSeats } = await race()
      expect(sold).toBeGreaterThan(1)
      expect(freeSeats).toBe(1 - sold)
    })
  })
})

describe('idempotency key', () => {
  const press = async () => {
    const { tourDateId } = await findOpenDeparture(world)
    const idempotencyKey = crypto.randomUUID()
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => order(tourDateId, { adults: 1, idempotencyKey })),
    )
    return {
      answered: fulfilled(results).length,
      requests: await world.app.db.request.count({ where: { idempotencyKey } }),
    }
  }

  test('makes one request by its unique index, however often it is used', async () => {
    expect(await press()).toEqual({ answered: 4, requests: 1 })
  })

  test('makes several requests in parallel calls without the index', async () => {
    await world.app.pool.query('DROP INDEX request_idempotency_key_key')
    const { rewritten } = await unguarded(
      // a pause under the lock: by then every call has searched for the key
      (text) =>
        text
          .replace('ON CONFLICT (idempotency_key) DO NOTHING', '')
          .replace('FOR NO KEY UPDATE', 'AND pg_sleep(0.1) IS NOT NULL FOR NO KEY UPDATE'),
      async () => expect((await press()).requests).toBeGreaterThan(1),
    )
    expect(rewritten).toBeGreaterThan(1)
  })
})

describe('parallel decision', () => {
  const decide = async () => {
    const { tourDateId, organizerId } = await findOpenDeparture(world)
    const { id: requestId } = await order(tourDateId)
    const once = () =>
      confirmRequest(world.app, organizerOf(organizerId), { requestId, message: '' })
    const confirmed = fulfilled(await Promise.allSettled([once(), once(), once()])).length
    return {
      confirmed,
      told: await world.app.db.requestEvent.count({
        where: { requestId, fromStatus: requestStatuses.pending_confirm },
      }),
    }
  }

  test('succeeds once by compare and swap', async () => {
    expect(await decide()).toEqual({ confirmed: 1, told: 1 })
  })

  test('succeeds every time without the comparison', async () => {
    const { rewritten } = await unguarded(
      // keeps the parameter, drops the comparison, and pauses until all have read
      (text) =>
        /^UPDATE "public"."request" SET/.test(text)
          ? text.replace(
              /("public"."request"."status") = (\$\d+)/,
              '($1 = $2 OR true) AND pg_sleep(0.1) IS NOT NULL',
            )
          : text,
      async () => expect(await decide()).toEqual({ confirmed: 3, told: 3 }),
    )
    expect(rewritten).toBe(3)
  })
})

describe('payment reported several times for a canceled request', () => {
  const pay = async () => {
    const { app } = world
    const { tourDateId, organizerId } = await findOpenDeparture(world)
    const { id: requestId } = await order(tourDateId)
    await confirmRequest(app, organizerOf(organizerId), { requestId, message: '' })
    const { uuid, currency } = await app.db.request.findUniqueOrThrow({ where: { id: requestId } })
    const paymentId = await startPayment(app, {
      uuid,
      type: 'full',
      method: 'card',
      idempotencyKey: crypto.randomUUID(),
      locale: 'en',
    })
    const { amountMinor } = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
    await cancelRequest(
      app,
      { by: 'tourist', uuid, viewer: visitor },
      { message: '', expectedRefundMinor: null },
    )
    let applied = 0
    const onPaid: typeof app.onPaid = (...news) => {
      applied++
      return app.onPaid(...news)
    }
    const news = {
      state: 'paid',
      providerRef: null,
      amountMinor,
      currency,
      refundedMinor: null,
    } as const
    const hear = () =>
      applyPaymentState({ ...app, onPaid }, { provider: 'SANDBOX', paymentId, news })
    await Promise.allSettled([hear(), hear(), hear()])
    await Promise.allSettled([hear()])
    const { _sum } = await app.db.refund.aggregate({
      where: { paymentId },
      _sum: { amountMinor: true },
    })
    return { applied, givenBack: (_sum.amountMinor ?? 0) / amountMinor }
  }

  test('is applied and refunded once by the status read under the lock and by compare and swap', async () => {
    expect(await pay()).toEqual({ applied: 1, givenBack: 1 })
  })

  const misreadStatus = (text: string) =>
    text.startsWith('SELECT request_id AS "requestId"')
      ? text.replace('status,', `${paymentStatuses.new} AS status,`)
      : text
  const swapWithoutComparing = (text: string) =>
    /^UPDATE "public"."payment" SET/.test(text)
      ? text.replace(/("public"."payment"."status") = (\$\d+)/, '($1 = $2 OR true)')
      : text

  test('is applied once by compare and swap alone when the status is misread', async () => {
    const { rewritten } = await unguarded(misreadStatus, async () =>
      expect(await pay()).toEqual({ applied: 1, givenBack: 1 }),
    )
    expect(rewritten).toBeGreaterThan(1)
  })

  test('is applied once per report without both; only the constraint on the received sum limits the refund', async () => {
    const { rewritten } = await unguarded(
      (text) => swapWithoutComparing(misreadStatus(text)),
      async () => expect(await pay()).toEqual({ applied: 4, givenBack: 1 }),
    )
    expect(rewritten).toBeGreaterThan(4)
  })
})
