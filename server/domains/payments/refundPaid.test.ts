import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { PaymentProvider, RefundOrder, RefundResult } from '../../adapters/payments/port.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { soldRequest } from '../requests/soldRequest.fixtures.ts'
import { refundPaid } from './actions/refundPaid.ts'
import { refundPayment } from './jobs/refundPayment.job.ts'
import { paidMinorOf, paymentsSelect } from './reads/paidMoney.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
}, 30_000)
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const giveBack = (requestId: number, amountMinor: number) =>
  world.app.db.$transaction((tx) => refundPaid(tx, { requestId, amountMinor, reason: 'test', now: world.clock.now() }))

const refundsOf = (requestId: number) =>
  world.app.db.refund.findMany({ where: { payment: { requestId } }, orderBy: { id: 'asc' }, include: { payment: true } })

const paidMinor = async (requestId: number): Promise<number> => {
  const { payments } = await world.app.db.request.findUniqueOrThrow({ where: { id: requestId }, select: { payments: paymentsSelect } })
  return paidMinorOf(payments)
}

/** A provider that keeps a key's answer, as real ones do: asked again with it, nothing else happens. */
const providerThat = (answer: RefundResult['state']) => {
  const asked: RefundOrder[] = []
  const refund = async (order: RefundOrder): Promise<RefundResult> => {
    asked.push(order)
    return { providerRef: `ref-${order.refundId}`, state: answer }
  }
  const run = (refundId: string) => {
    const { db, clock, payments } = world.app
    const provider = { ...payments.byName('SANDBOX'), refund } as PaymentProvider
    return refundPayment.run({ db, clock, payments: { ...payments, byName: () => provider } }, { refundId }, 1)
  }
  return { asked, run }
}

test('a refund that failed at the provider is begun anew under another key, and counts once', async () => {
  const { id, paidMinor: paid } = await soldRequest(world)
  const half = Math.floor(paid / 2)
  await giveBack(id, half)
  const [first] = await refundsOf(id)
  if (!first) throw new Error('a refund has a row')
  await expect(providerThat('failed').run(first.id)).rejects.toThrow('a person has to look')
  // what did not go back is still there
  expect(await paidMinor(id)).toBe(paid)

  await giveBack(id, half)
  const [, second, ...more] = await refundsOf(id)
  if (!second) throw new Error('the second try has a row of its own')
  expect(more).toEqual([])
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(second.payment.id).toBe(first.payment.id)
  const provider = providerThat('done')
  await provider.run(second.id)
  await provider.run(second.id)
  // of what the provider is told to have given back, the one that failed is no part
  expect(provider.asked).toMatchObject([{ refundId: second.id, amountMinor: half, refundedBeforeMinor: 0 }])
  expect(await paidMinor(id)).toBe(paid - half)
  expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['failed', 'done'])
})

test('never more goes back than has arrived, however often a refund failed', async () => {
  const { id, paidMinor: paid } = await soldRequest(world)
  const fail = providerThat('failed')
  for (const _try of [1, 2, 3]) {
    await giveBack(id, paid)
    const last = (await refundsOf(id)).at(-1)
    if (!last) throw new Error('a refund has a row')
    await expect(fail.run(last.id)).rejects.toThrow('a person has to look')
  }
  await giveBack(id, paid)
  await expect(giveBack(id, 1)).rejects.toThrow(RangeError)
  const rows = await refundsOf(id)
  expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
  const standing = rows.filter(({ status }) => status !== 'failed')
  expect(standing.map(({ amountMinor }) => amountMinor)).toEqual([paid])
  expect(await paidMinor(id)).toBe(0)
})
