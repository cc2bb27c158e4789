import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { paymentStatusName } from '#schema/rules/booking/paymentStatuses.ts'
import { startFakeMoneta } from '../../adapters/payments/fakes/fakeMoneta.ts'
import { orderOf } from '../../adapters/payments/fakes/orders.ts'
import { createMoneta } from '../../adapters/payments/moneta/moneta.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { cancelSold, confirmedRequest } from '../requests/soldRequest.fixtures.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'
import { startPayment } from './actions/startPayment.ts'
import { reconcilePayments } from './jobs/reconcilePayments.job.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const begin = (uuid: string, type: 'prepayment' | 'full' = 'prepayment') =>
  startPayment(world.app, {
    uuid,
    type,
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
const statusOf = async (id: string) =>
  paymentStatusName(
    (await world.app.db.payment.findUniqueOrThrow({ where: { id }, select: { status: true } }))
      .status,
  )
const stateAtProvider = async (paymentId: string) =>
  (await world.app.payments.byName('SANDBOX')?.fetchStatus({ paymentId, providerRef: null }))?.state

test('closes the unpaid payment of a canceled request', async () => {
  const { uuid } = await confirmedRequest(world)
  const payment = await begin(uuid)
  expect(await stateAtProvider(payment)).toBe('new')
  await cancelSold(world, uuid)
  expect(await stateAtProvider(payment)).toBe('cancelled')
  expect(await statusOf(payment)).toBe('cancelled')
})

test('keeps only the later of two payments open', async () => {
  const { uuid } = await confirmedRequest(world)
  const first = await begin(uuid)
  const second = await begin(uuid, 'full')
  await world.runJobs()
  expect(await Promise.all([first, second].map(stateAtProvider))).toEqual(['cancelled', 'new'])
  expect(await Promise.all([first, second].map(statusOf))).toEqual(['cancelled', 'new'])
})

test('refunds once a payment that was made just before the cancellation', async () => {
  const { uuid } = await confirmedRequest(world)
  const payment = await begin(uuid)
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({
    where: { id: payment },
  })
  // paid at the provider; the notification has not arrived yet
  await world.app.db.sandboxPayment.updateMany({
    where: { reference: payment },
    data: { status: 'paid' },
  })
  await cancelSold(world, uuid)
  expect(await statusOf(payment)).toBe('payed')
  // the notification arrives after all
  const news = {
    state: 'paid',
    providerRef: null,
    amountMinor,
    currency,
    refundedMinor: null,
  } as const
  await applyPaymentState(world.app, { provider: 'SANDBOX', paymentId: payment, news })
  await world.runJobs()
  const refunds = await world.app.db.refund.findMany({ where: { paymentId: payment } })
  expect(refunds).toMatchObject([{ amountMinor, status: 'done' }])
})

test('refunds a payment on a MONETA form that only we have closed, even when the notification is lost', async () => {
  const account = {
    accountId: '54600817',
    integrityCode: 'QWERTY',
    userName: 'api',
    password: 'pass',
    paymentPassword: 'money',
  }
  const fake = await startFakeMoneta(account)
  try {
    const addresses = { formUrl: 'https://moneta.ru/assistant.htm', apiUrl: `${fake.url}/services` }
    const moneta = createMoneta({ ...account, ...addresses }, world.clock)
    const payments = { ...world.app.payments, enabled: ['MONETA' as const], byName: () => moneta }
    const { id: requestId, uuid } = await confirmedRequest(world)
    const now = world.clock.now()
    const order = orderOf({
      paymentId: crypto.randomUUID(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    const { payUrl } = await moneta.createPayment(order)
    const { paymentId: id, type, method, amountMinor, currency, createdAt, expiresAt } = order
    const facts = {
      id,
      requestId,
      type,
      method,
      amountMinor,
      currency,
      createdAt,
      expiresAt,
      payUrl,
    }
    await world.app.db.payment.create({
      data: { ...facts, provider: 'MONETA', idempotencyKey: id },
    })
    await cancelSold(world, uuid)
    expect(await statusOf(id)).toBe('cancelled')
    const operation = fake.open(payUrl)
    if (!operation) throw new Error('refused')
    operation.status = 'SUCCEED'
    await reconcilePayments.run({ ...world.app, payments }, {}, 1)
    expect(await statusOf(id)).toBe('payed')
    expect(await world.app.db.refund.findMany({ where: { paymentId: id } })).toMatchObject([
      { amountMinor },
    ])
  } finally {
    await fake.close()
  }
})
