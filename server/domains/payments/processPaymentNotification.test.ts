import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { confirmedRequest } from '../requests/soldRequest.fixtures.ts'
import { startPayment } from './actions/startPayment.ts'
import { processPaymentNotification } from './actions/processPaymentNotification.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

test('accepts a copy that arrives while the other one is being stored', async () => {
  const { uuid } = await confirmedRequest(world)
  const paymentId = await startPayment(world.app, {
    uuid,
    type: 'prepayment',
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
  })
  const dedupeKey = `${paymentId}:paid`
  const facts = {
    kind: 'payment',
    state: 'paid',
    providerRef: null,
    refundedMinor: null,
    isProof: true,
  } as const
  const other = await world.app.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query(
      "INSERT INTO payment_notification (provider, dedupe_key, body) VALUES ('SANDBOX', $1, '{}')",
      [dedupeKey],
    )
    const taken = processPaymentNotification(world.app, 'SANDBOX', {
      ...facts,
      dedupeKey,
      paymentId,
      amountMinor,
      currency,
    })
    await untilBlocked(world.databaseUrl, taken)
    await other.query('COMMIT')
    await taken
  } finally {
    other.release()
  }
  expect(await world.app.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({
    status: paymentStatuses.payed,
  })
  expect(await world.app.db.paymentNotification.count({ where: { dedupeKey } })).toBe(1)
})
