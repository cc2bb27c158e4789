import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'
import { cancelSold, confirmedRequest, organizerOf, soldRequest } from '../soldRequest.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

/**
 * Finds a departure with free seats that no other test has canceled, far enough ahead that a
 * balance is due later.
 */
const departure = () => findOpenDeparture(world, 8, 60)
const cancelDeparture = (tourDateId: number) =>
  world.app.db.tourDate.update({ where: { id: tourDateId }, data: { isCanceled: true } })
const begin = (uuid: string, type: 'prepayment' | 'payment') =>
  startPayment(world.app, {
    uuid,
    type,
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
/** Completes a payment that is open on the payment page. */
const arrives = async (id: string) => {
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({ where: { id } })
  const news = {
    state: 'paid',
    providerRef: null,
    amountMinor,
    currency,
    refundedMinor: null,
  } as const
  await applyPaymentState(world.app, { provider: 'SANDBOX', paymentId: id, news })
  return amountMinor
}
const refundsOf = (paymentId: string) => world.app.db.refund.findMany({ where: { paymentId } })
const statusOf = async (id: number) =>
  requestStatusName((await world.app.db.request.findUniqueOrThrow({ where: { id } })).status)

test('refuses to confirm a request on a canceled departure', async () => {
  const { tourDateId, organizerId } = await departure()
  const { data } = await world.run<{ createRequest: { request: { id: number } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id } } } }',
    { input: requestInput(tourDateId) },
  )
  const { id } = data.createRequest.request
  await cancelDeparture(tourDateId)
  await expect(
    confirmRequest(world.app, organizerOf(organizerId), { requestId: id, message: '' }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await statusOf(id)).toBe('pending_confirm')
})

test.each([
  ['while the seats are held', false, 'pending_prepayment'],
  ['after they were given back', true, 'cancelled_by_system'],
] as const)(
  'refuses new payments for a canceled departure and refunds a pending one in full: %s',
  async (_when, isExpired, status) => {
    const { id, uuid, tourDateId } = await confirmedRequest(world, { departure: await departure() })
    const payment = await begin(uuid, 'prepayment')
    await cancelDeparture(tourDateId)
    await expect(begin(uuid, 'prepayment')).rejects.toMatchObject({ reason: 'ended' })
    if (isExpired) {
      const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
      world.clock.set(holdExpiresAt ?? world.clock.now())
      await world.runScheduled('requests.expireHolds')
    }
    const amountMinor = await arrives(payment)
    expect(await refundsOf(payment)).toMatchObject([{ amountMinor, reason: 'not_payable' }])
    expect(await statusOf(id)).toBe(status)
  },
)

test('keeps requests on a canceled departure sold, but takes no balance', async () => {
  const { id, uuid, tourDateId } = await soldRequest(world, { departure: await departure() })
  const rest = await begin(uuid, 'payment')
  await cancelDeparture(tourDateId)
  await expect(begin(uuid, 'payment')).rejects.toMatchObject({ reason: 'ended' })
  const amountMinor = await arrives(rest)
  expect(await refundsOf(rest)).toMatchObject([{ amountMinor }])
  expect(await statusOf(id)).toBe('made_prepayment')
})

test('refunds everything to a traveler who cancels on a canceled departure, whatever the terms are', async () => {
  const { id, uuid, tourDateId, paidMinor } = await soldRequest(
    world,
    { departure: await departure() },
    'FULL',
  )
  const { startDate } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  world.clock.set(new Date(startDate.getTime() - 2 * 86_400_000))
  await cancelDeparture(tourDateId)
  await cancelSold(world, uuid)
  const refunds = await world.app.db.refund.findMany({ where: { payment: { requestId: id } } })
  expect(refunds).toMatchObject([{ amountMinor: paidMinor, reason: 'cancelled_by_tourist' }])
})

test('never completes a request on a canceled departure, so that its money can still be refunded', async () => {
  const { id, tourDateId } = await soldRequest(world, { departure: await departure() }, 'FULL')
  const { endDate } = await world.app.db.tourDate.findUniqueOrThrow({ where: { id: tourDateId } })
  await cancelDeparture(tourDateId)
  world.clock.set(new Date(endDate.getTime() + 3 * 86_400_000))
  await world.runScheduled('requests.completeTours')
  expect(await statusOf(id)).toBe('made_prepayment')
})
