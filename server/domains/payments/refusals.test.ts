import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { CreatedPayment, PaymentProvider } from '../../adapters/payments/port.ts'
import {
  PaymentProviderError,
  type PaymentProviderErrorCode,
} from '../../adapters/payments/providerError.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { findOpenDeparture } from '../requests/requests.fixtures.ts'
import { confirmedRequest, pay } from '../requests/soldRequest.fixtures.ts'
import { startPayment } from './actions/startPayment.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const confirmed = async () =>
  confirmedRequest(world, { departure: await findOpenDeparture(world, 6, 30) })
const begin = (
  uuid: string,
  { app = world.app, idempotencyKey = crypto.randomUUID(), method = 'card' as 'card' | 'sbp' } = {},
) => startPayment(app, { uuid, type: 'full', method, idempotencyKey, locale: 'en' })
/** Returns the app with a provider that fails once with this code and then works. */
const appWhose = (code: PaymentProviderErrorCode) => {
  const { payments } = world.app
  const real = payments.byName('SANDBOX') as PaymentProvider
  let asked = 0
  const createPayment = async (
    order: Parameters<PaymentProvider['createPayment']>[0],
  ): Promise<CreatedPayment> => {
    asked++
    if (asked === 1) throw new PaymentProviderError(code, 'SANDBOX', 'no')
    return real.createPayment(order)
  }
  return { ...world.app, payments: { ...payments, byName: () => ({ ...real, createPayment }) } }
}
const paymentsOf = (uuid: string) =>
  world.app.db.payment.findMany({ where: { request: { uuid } }, orderBy: { id: 'asc' } })

test('refuses a currency that no provider takes by the method, before anything is written', async () => {
  const { uuid } = await confirmed()
  // SBP takes rubles only
  await expect(begin(uuid, { method: 'sbp' })).rejects.toMatchObject({ reason: 'no_provider' })
  expect(await paymentsOf(uuid)).toEqual([])
})

test('refuses a payment for an expired hold that the schedule has not ended yet', async () => {
  const { uuid, id } = await confirmed()
  const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
  world.clock.set(holdExpiresAt ?? testDay)
  await expect(begin(uuid)).rejects.toMatchObject({ reason: 'hold_expired' })
  expect(await paymentsOf(uuid)).toEqual([])
})

test.each(['DECLINED', 'BAD_REQUEST'] as const)(
  'cancels the payment when the provider answers %s; the same key starts another',
  async (code) => {
    const { uuid } = await confirmed()
    const app = appWhose(code)
    const idempotencyKey = crypto.randomUUID()
    await expect(begin(uuid, { app, idempotencyKey })).rejects.toMatchObject({ reason: 'declined' })
    expect(await paymentsOf(uuid)).toMatchObject([
      { status: paymentStatuses.cancelled, payUrl: null },
    ])
    const next = await begin(uuid, { app, idempotencyKey })
    expect(await paymentsOf(uuid)).toMatchObject([
      { status: paymentStatuses.cancelled },
      { id: next, status: paymentStatuses.new, payUrl: expect.stringContaining('/sandbox/pay/') },
    ])
  },
)

test('keeps the payment open when the provider does not answer; the same key continues it', async () => {
  const { uuid } = await confirmed()
  const app = appWhose('TEMPORARY')
  const idempotencyKey = crypto.randomUUID()
  await expect(begin(uuid, { app, idempotencyKey })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const [open] = await paymentsOf(uuid)
  expect(open).toMatchObject({ status: paymentStatuses.new, payUrl: null })
  expect(await begin(uuid, { app, idempotencyKey })).toBe(open?.id)
})

/**
 * Returns the app with a bank that accepts each order number once and returns its URL only then.
 */
const appOfBank = (answer: () => Promise<void>) => {
  const { payments } = world.app
  const real = payments.byName('SANDBOX') as PaymentProvider
  const orders = new Set<string>()
  const createPayment = async (
    order: Parameters<PaymentProvider['createPayment']>[0],
  ): Promise<CreatedPayment> => {
    if (orders.has(order.paymentId))
      throw new PaymentProviderError('DUPLICATE', 'SANDBOX', 'the order exists already')
    orders.add(order.paymentId)
    const created = await real.createPayment(order)
    await answer()
    return created
  }
  return { ...world.app, payments: { ...payments, byName: () => ({ ...real, createPayment }) } }
}

test('keeps one payment for parallel presses in two windows, and finds its money without a notification', async () => {
  const { uuid } = await confirmed()
  const [heard, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const app = appOfBank(() => {
    heard.resolve()
    return answered.promise
  })
  const first = begin(uuid, { app })
  await heard.promise
  await expect(begin(uuid, { app })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  answered.resolve()
  const id = await first
  expect(await begin(uuid, { app })).toBe(id)
  expect(await paymentsOf(uuid)).toMatchObject([
    { id, status: paymentStatuses.new, payUrl: expect.stringContaining('/sandbox/pay/') },
  ])
  await world.app.db.sandboxPayment.update({ where: { reference: id }, data: { status: 'paid' } })
  world.clock.set(new Date(testDay.getTime() + 5 * 60_000))
  await world.runScheduled('payments.reconcile')
  expect(await paymentsOf(uuid)).toMatchObject([{ id, status: paymentStatuses.payed }])
})

test('starts another payment two minutes after the answer of a bank was lost', async () => {
  const { uuid } = await confirmed()
  let asked = 0
  const app = appOfBank(async () => {
    asked++
    if (asked === 1) throw new PaymentProviderError('TEMPORARY', 'SANDBOX', 'no answer in time')
  })
  const idempotencyKey = crypto.randomUUID()
  // the answer is lost, then the order is a duplicate: the first press may still get an answer
  for (let n = 0; n < 2; n++)
    await expect(begin(uuid, { app, idempotencyKey })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
  world.clock.set(new Date(testDay.getTime() + 2 * 60_000))
  const next = await begin(uuid, { app, idempotencyKey })
  expect(await paymentsOf(uuid)).toMatchObject([
    { status: paymentStatuses.cancelled, payUrl: null },
    { id: next, status: paymentStatuses.new, payUrl: expect.any(String) },
  ])
})

test('charges what is due now when another payment arrived since the key was first used', async () => {
  const { uuid, id: requestId } = await confirmed()
  const idempotencyKey = crypto.randomUUID()
  await begin(uuid, { idempotencyKey })
  // another window pays the prepayment; the first payment is not closed yet
  const paidMinor = await pay(world, uuid)
  const { totalMinor } = await world.app.db.request.findUniqueOrThrow({ where: { id: requestId } })
  const next = await begin(uuid, { idempotencyKey })
  expect(paidMinor).toBeLessThan(totalMinor)
  expect(await world.app.db.payment.findUniqueOrThrow({ where: { id: next } })).toMatchObject({
    amountMinor: totalMinor - paidMinor,
  })
})
