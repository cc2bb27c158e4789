import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { paymentStatuses, paymentStatusName } from '#schema/rules/booking/paymentStatuses.ts'
import type { PaymentProvider, ProviderState } from '../../adapters/payments/port.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { confirmedRequest } from '../requests/soldRequest.fixtures.ts'
import { reconcileBatchSize, reconcilePayments } from './jobs/reconcilePayments.job.ts'

const minute = 60_000
const day = 24 * 60 * minute

let world: TestApp
let requestId: number
beforeAll(async () => {
  world = await createTestApp()
  requestId = (await confirmedRequest(world)).id
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  await world.app.db.payment.deleteMany()
})
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms))

/**
 * Creates open payments, one second apart, that expire in 50 minutes. @returns their ids, oldest
 * first
 */
const begun = async (count: number): Promise<string[]> => {
  const now = world.clock.now().getTime()
  const data = Array.from({ length: count }, (_, index) => ({
    requestId,
    type: 'full' as const,
    method: 'card' as const,
    provider: 'SANDBOX' as const,
    amountMinor: 900,
    currency: 'USD',
    idempotencyKey: crypto.randomUUID(),
    payUrl: 'https://pay.example',
    createdAt: new Date(now - 10 * minute + index * 1000),
    expiresAt: new Date(now + 50 * minute),
  }))
  const rows = await world.app.db.payment.createManyAndReturn({
    data,
    select: { id: true, createdAt: true },
  })
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ id }) => id)
}

/**
 * Runs the job once with a provider that knows only what `answer` returns. @returns ids of the
 * payments it was asked about
 */
const turn = async (
  answer: (paymentId: string) => Partial<ProviderState> = () => ({}),
  ways: Pick<PaymentProvider, 'staysPayable'> = {},
): Promise<string[]> => {
  const asked: string[] = []
  const { payments } = world.app
  const fetchStatus: PaymentProvider['fetchStatus'] = async ({ paymentId, providerRef }) => {
    asked.push(paymentId)
    return {
      state: 'pending',
      providerRef,
      amountMinor: null,
      currency: null,
      refundedMinor: null,
      ...answer(paymentId),
    }
  }
  const provider = { ...payments.byName('SANDBOX'), ...ways, fetchStatus } as PaymentProvider
  await reconcilePayments.run(
    { ...world.app, payments: { ...payments, byName: () => provider } },
    {},
    1,
  )
  return asked
}
const statusOf = async (id: string) =>
  paymentStatusName((await world.app.db.payment.findUniqueOrThrow({ where: { id } })).status)

test('checks more payments than one batch in turn: unknown ones do not delay newer ones', async () => {
  const ids = await begun(reconcileBatchSize + 20)
  const first = await turn()
  later(5 * minute)
  const second = await turn()
  expect(first).toEqual(ids.slice(0, reconcileBatchSize))
  expect(second.slice(0, 20)).toEqual(ids.slice(reconcileBatchSize))
  expect(second).toHaveLength(reconcileBatchSize)
  later(5 * minute)
  expect((await turn())[0]).toBe(ids[reconcileBatchSize - 20])
})

test('checks the other payments when the provider fails for one', async () => {
  const [broken = '', paid = ''] = await begun(2)
  await turn((id) => {
    if (id === broken) throw new Error('no such operation')
    return { state: 'paid', amountMinor: 900, currency: 'USD' }
  })
  expect([await statusOf(broken), await statusOf(paid)]).toEqual(['new', 'payed'])
})

test('cancels an unpaid payment a day after its expiry, not earlier', async () => {
  const [id = ''] = await begun(1)
  later(day)
  await turn()
  expect(await statusOf(id)).toBe('new')
  later(51 * minute)
  await turn()
  expect(await statusOf(id)).toBe('cancelled')
})

test('checks a payment that only we have closed once an hour until three days after its expiry', async () => {
  const ids = await begun(1)
  await world.app.db.payment.updateMany({ data: { status: paymentStatuses.cancelled } })
  const ask = () => turn(() => ({ state: 'cancelled' }), { staysPayable: true })
  // a provider that closes its own page needs no check
  expect(await turn()).toEqual([])
  expect(await ask()).toEqual(ids)
  later(59 * minute)
  expect(await ask()).toEqual([])
  later(minute)
  expect(await ask()).toEqual(ids)
  world.clock.set(new Date(testDay.getTime() + 50 * minute + 3 * day - 1))
  expect(await ask()).toEqual(ids)
  later(60 * minute)
  expect(await ask()).toEqual([])
})
