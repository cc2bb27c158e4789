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
/** The application with a provider that answers so, once, and then as it would. */
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

test('a currency that nobody takes by a method is refused before anything is written', async () => {
  const { uuid } = await confirmed()
  // of those who take it SBP is roubles alone
  await expect(begin(uuid, { method: 'sbp' })).rejects.toMatchObject({ reason: 'no_provider' })
  expect(await paymentsOf(uuid)).toEqual([])
})

test('a hold that has run out is not paid for, though nobody has ended it yet', async () => {
  const { uuid, id } = await confirmed()
  const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
  world.clock.set(holdExpiresAt ?? testDay)
  await expect(begin(uuid)).rejects.toMatchObject({ reason: 'hold_expired' })
  expect(await paymentsOf(uuid)).toEqual([])
})

test.each(['DECLINED', 'BAD_REQUEST'] as const)(
  'a provider that says %s ends the payment; the same press again begins another',
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

test('a provider that does not answer ends nothing: the same press goes on with the same payment', async () => {
  const { uuid } = await confirmed()
  const app = appWhose('TEMPORARY')
  const idempotencyKey = crypto.randomUUID()
  await expect(begin(uuid, { app, idempotencyKey })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const [open] = await paymentsOf(uuid)
  expect(open).toMatchObject({ status: paymentStatuses.new, payUrl: null })
  expect(await begin(uuid, { app, idempotencyKey })).toBe(open?.id)
})

/** The application with a bank that takes an order number once: its address is told once, to who is answered. */
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

test('pressed in two windows at once a payment stays what it is, and its money is found where no notification comes', async () => {
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

test('a bank whose answer got lost is not asked for the same order for good: some minutes later another is begun', async () => {
  const { uuid } = await confirmed()
  let asked = 0
  const app = appOfBank(async () => {
    asked++
    if (asked === 1) throw new PaymentProviderError('TEMPORARY', 'SANDBOX', 'no answer in time')
  })
  const idempotencyKey = crypto.randomUUID()
  // lost, then known there: who knows whether the first press is answered still
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

test('a press that comes after another payment asks for what is due by then, whatever it asked for before', async () => {
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
