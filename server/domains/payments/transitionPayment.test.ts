import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  canTransitionPayment,
  paymentStatuses,
  paymentStatusNames,
} from '#schema/rules/booking/paymentStatuses.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { confirmedRequest } from '../requests/soldRequest.fixtures.ts'
import { transitionPayment } from './actions/transitionPayment.ts'

let world: TestApp
let requestId: number
beforeAll(async () => {
  world = await createTestApp()
  const { uuid } = await confirmedRequest(world)
  requestId = (await world.app.db.request.findUniqueOrThrow({ where: { uuid } })).id
}, 30_000)
afterAll(() => world.close())

type StatusName = (typeof paymentStatusNames)[number]

const payment = async (status: StatusName): Promise<string> => {
  const { id } = await world.app.db.payment.create({
    data: {
      requestId,
      type: 'full',
      method: 'card',
      provider: 'SANDBOX',
      status: paymentStatuses[status],
      amountMinor: 900,
      currency: 'USD',
      idempotencyKey: crypto.randomUUID(),
      ...(status === 'payed' && { paidAt: world.clock.now() }),
    },
  })
  return id
}
const readStatus = async (id: string) =>
  (await world.app.db.payment.findUniqueOrThrow({ where: { id } })).status
const paidAtOf = (to: StatusName) => (to === 'payed' ? world.clock.now() : null)

const pairs = paymentStatusNames.flatMap((from) =>
  paymentStatusNames.flatMap((to) => (from === to ? [] : [{ from, to }])),
)

test.each(pairs)(
  'allows $from to $to in the database exactly where the code does',
  async ({ from, to }) => {
    const id = await payment(from)
    const write = world.app.pool.query(
      'UPDATE payment SET status = $2, paid_at = $3 WHERE id = $1',
      [id, paymentStatuses[to], paidAtOf(to)],
    )
    if (canTransitionPayment(from, to)) await write
    else
      await expect(write).rejects.toMatchObject({
        code: '23514',
        constraint: 'payment_status_transition',
      })
    expect(await readStatus(id)).toBe(paymentStatuses[canTransitionPayment(from, to) ? to : from])
  },
)

test('leaves a payment unchanged that is not in the expected status any more', async () => {
  const id = await payment('cancelled')
  expect(
    await transitionPayment(world.app.db, {
      id,
      from: 'new',
      to: 'payed',
      data: { paidAt: world.clock.now() },
    }),
  ).toBe(false)
  expect(await transitionPayment(world.app.db, { id, from: 'new', to: 'cancelled' })).toBe(false)
  expect(await readStatus(id)).toBe(paymentStatuses.cancelled)
})

test('compares a further condition in the same statement', async () => {
  const id = await payment('new')
  await world.app.db.payment.update({ where: { id }, data: { payUrl: 'https://pay.example/1' } })
  expect(
    await transitionPayment(world.app.db, {
      id,
      from: 'new',
      to: 'cancelled',
      where: { payUrl: null },
    }),
  ).toBe(false)
  expect(await readStatus(id)).toBe(paymentStatuses.new)
})

test('applies exactly one of five parallel transitions of a payment', async () => {
  const id = await payment('new')
  const data = { paidAt: world.clock.now() }
  const results = await Promise.all(
    Array.from({ length: 5 }, () =>
      transitionPayment(world.app.db, { id, from: 'new', to: 'payed', data }),
    ),
  )
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('throws RangeError for a transition that the code does not allow', async () => {
  const id = await payment('payed')
  const wrong = { id, from: 'payed', to: 'cancelled' } as unknown as {
    id: string
    from: 'new'
    to: 'cancelled'
  }
  await expect(transitionPayment(world.app.db, wrong)).rejects.toThrow(RangeError)
})

test('cancels a paid payment in the database only without the trigger', async () => {
  const id = await payment('payed')
  const cancel = () =>
    world.app.pool.query('UPDATE payment SET status = $2, paid_at = NULL WHERE id = $1', [
      id,
      paymentStatuses.cancelled,
    ])
  await expect(cancel()).rejects.toThrow('cannot change its status from 2 to 3')
  await world.app.pool.query('ALTER TABLE payment DISABLE TRIGGER payment_status_transition')
  try {
    await cancel()
  } finally {
    await world.app.pool.query('ALTER TABLE payment ENABLE TRIGGER payment_status_transition')
  }
  expect(await readStatus(id)).toBe(paymentStatuses.cancelled)
})
