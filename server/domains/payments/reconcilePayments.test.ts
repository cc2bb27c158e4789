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

/** Payments that somebody has begun, one a second, each good for an hour. */
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

/** One turn with books of which nobody knows anything but what `answer` says. @returns who was asked for */
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

test('more payments than one turn takes are asked for in turn: those nobody knows of keep no newer one waiting', async () => {
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

test('a provider that can’t be asked for one payment keeps no other from being asked for', async () => {
  const [broken = '', paid = ''] = await begun(2)
  await turn((id) => {
    if (id === broken) throw new Error('no such operation')
    return { state: 'paid', amountMinor: 900, currency: 'USD' }
  })
  expect([await statusOf(broken), await statusOf(paid)]).toEqual(['new', 'payed'])
})

test('what nobody has paid a day after its end is over; a day is waited', async () => {
  const [id = ''] = await begun(1)
  later(day)
  await turn()
  expect(await statusOf(id)).toBe('new')
  later(51 * minute)
  await turn()
  expect(await statusOf(id)).toBe('cancelled')
})

test('what only we have closed is asked for once an hour, three days from its end', async () => {
  const ids = await begun(1)
  await world.app.db.payment.updateMany({ data: { status: paymentStatuses.cancelled } })
  const ask = () => turn(() => ({ state: 'cancelled' }), { staysPayable: true })
  // where the provider closes, nobody can pay any more
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
