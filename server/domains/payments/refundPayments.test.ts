import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { soldRequest } from '../requests/soldRequest.fixtures.ts'
import { retryRefund } from './actions/handleRefund.ts'
import { refundPayments } from './actions/refundPayments.ts'
import { admin, providerThat, refundsOf } from './refunds.fixtures.ts'
import { paidMinorOf, paymentsSelect } from './reads/paidMoney.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const giveBack = (requestId: number, amountMinor: number) =>
  world.app.db.$transaction((tx) =>
    refundPayments(tx, {
      requestId,
      amountMinor,
      reason: 'other',
      cause: 'cancellation',
      now: world.clock.now(),
    }),
  )

const paidMinor = async (requestId: number): Promise<number> => {
  const { payments } = await world.app.db.request.findUniqueOrThrow({
    where: { id: requestId },
    select: { payments: paymentsSelect },
  })
  return paidMinorOf(payments)
}

test('counts a failed refund as owed, and counts it once when it is retried under another key', async () => {
  const { id, paidMinor: paid } = await soldRequest(world)
  const half = Math.floor(paid / 2)
  await giveBack(id, half)
  const [first] = await refundsOf(world, id)
  if (!first) throw new Error('a refund has a row')
  await providerThat(world, { state: 'failed' }).run(first.id)
  // money owed to a traveler is not available to anybody else
  expect(await paidMinor(id)).toBe(paid - half)

  await retryRefund(world.app, await admin(world), first.id)
  const [, second, ...more] = await refundsOf(world, id)
  if (!second) throw new Error('the second try has a row of its own')
  expect(more).toEqual([])
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(second.payment.id).toBe(first.payment.id)
  const provider = providerThat(world, { state: 'done' })
  await provider.run(second.id)
  await provider.run(second.id)
  // the failed refund is not part of the sum refunded before
  expect(provider.asked).toMatchObject([
    { refundId: second.id, amountMinor: half, refundedBeforeMinor: 0 },
  ])
  expect(await paidMinor(id)).toBe(paid - half)
  expect((await refundsOf(world, id)).map(({ status }) => status)).toEqual(['failed', 'done'])
})

test('never refunds more than was received, however often a refund fails', async () => {
  const { id, paidMinor: paid } = await soldRequest(world)
  const fail = providerThat(world, { state: 'failed' })
  const desk = await admin(world)
  await giveBack(id, paid)
  for (const _try of [1, 2, 3]) {
    const last = (await refundsOf(world, id)).at(-1)
    if (!last) throw new Error('a refund has a row')
    await fail.run(last.id)
    await expect(giveBack(id, 1)).rejects.toThrow(RangeError)
    await retryRefund(world.app, desk, last.id)
  }
  const rows = await refundsOf(world, id)
  expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
  const standing = rows.filter(({ retriedAt }) => retriedAt === null)
  expect(standing.map(({ amountMinor }) => amountMinor)).toEqual([paid])
  expect(await paidMinor(id)).toBe(0)
})
