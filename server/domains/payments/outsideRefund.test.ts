import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { readBalances } from '../organizers/reads/readBalances.ts'
import { soldRequest } from '../requests/soldRequest.fixtures.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'
import { refundPayments } from './actions/refundPayments.ts'
import { refundsOf } from './refunds.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const sold = async () => {
  const sale = await soldRequest(world, {}, 'FULL')
  const { id, amountMinor, currency } = await world.app.db.payment.findFirstOrThrow({
    where: { requestId: sale.id },
  })
  /** Reports the total refunded amount from the provider's records. */
  const says = (refundedMinor: number) =>
    applyPaymentState(world.app, {
      provider: 'SANDBOX',
      paymentId: id,
      news: { state: 'paid', providerRef: null, amountMinor, currency, refundedMinor },
    })
  return { ...sale, amountMinor, currency, says }
}

test('records a refund from the provider’s back office once, and deducts it from the organizer’s earnings', async () => {
  const { id, organizerId, currency, says } = await sold()
  const earned = async () =>
    (await readBalances(world.app.db, organizerId)).find((row) => row.currency === currency)
      ?.earnedMinor ?? 0
  const before = await earned()
  await says(1_000)
  await says(1_000)
  expect(await refundsOf(world, id)).toMatchObject([
    { amountMinor: 1_000, status: 'done', reason: 'at_provider' },
  ])
  expect(await earned()).toBeLessThan(before)
  await says(1_500)
  expect((await refundsOf(world, id)).map(({ amountMinor }) => amountMinor)).toEqual([1_000, 500])
})

test('does not count our own pending refund a second time', async () => {
  const { id, says } = await sold()
  await world.app.db.$transaction((tx) =>
    refundPayments(tx, {
      requestId: id,
      amountMinor: 1_000,
      reason: 'other',
      cause: 'cancellation',
      now: world.clock.now(),
    }),
  )
  await says(1_000)
  expect(await refundsOf(world, id)).toMatchObject([{ amountMinor: 1_000, status: 'pending' }])
  await says(1_200)
  expect((await refundsOf(world, id)).map(({ amountMinor }) => amountMinor)).toEqual([1_000, 200])
})

test('records a full refund that the provider reports without an amount', async () => {
  const { id, amountMinor } = await sold()
  const payment = await world.app.db.payment.findFirstOrThrow({ where: { requestId: id } })
  const news = {
    state: 'refunded',
    providerRef: null,
    amountMinor: null,
    currency: null,
    refundedMinor: null,
  } as const
  for (let n = 0; n < 2; n++)
    await applyPaymentState(world.app, { provider: 'SANDBOX', paymentId: payment.id, news })
  expect(await refundsOf(world, id)).toMatchObject([
    { amountMinor, status: 'done', reason: 'at_provider' },
  ])
})
