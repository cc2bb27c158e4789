import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { findOpenDeparture, leaveSeats } from '../requests/requests.fixtures.ts'
import { confirmRequest, createRequest, organizerOf } from '../requests/soldRequest.fixtures.ts'
import { processPaymentNotification } from './actions/processPaymentNotification.ts'
import {
  cancelRequest,
  completePayment,
  expectLedgerBalance,
  readEmailSubjects,
  readFreeSeats,
  readLedgerSum,
  readRequest,
  startPayment,
  tryStartPayment,
} from './payments.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const minute = 60_000
const advanceClock = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms))

/** Creates a request for a departure with enough free seats, at least `daysAhead` days ahead. */
const requestDeparture = async ({
  daysAhead = 0,
  ...sale
}: {
  daysAhead?: number
  seats?: number
  email?: string
} = {}) =>
  createRequest(world, { ...sale, departure: await findOpenDeparture(world, 6, daysAhead) })

test('sells the seats, e-mails both sides and ends the hold once a confirmed request is prepaid', async () => {
  const request = await requestDeparture()
  expect(await tryStartPayment(world, request.uuid)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'NOT_CONFIRMED',
  })
  await confirmRequest(world, request)
  expect(await readRequest(world, request.uuid)).toMatchObject({ status: 'PENDING_PREPAYMENT' })
  const payment = await startPayment(world, request.uuid)
  expect(payment.payUrl).toContain('/sandbox/pay/')
  await completePayment(world, payment)
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    holdExpiresAt: null,
    paid: payment.amount,
  })
  await world.runJobs()
  const subjects = (
    await world.app.db.outboxMessage.findMany({
      where: { subject: { contains: String(request.id) } },
    })
  ).map(({ subject }) => subject)
  expect(subjects.length).toBeGreaterThanOrEqual(2)
})

test('applies ten parallel reports of one payment once', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  await Promise.all(Array.from({ length: 10 }, () => completePayment(world, payment)))
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
  expect(
    await world.app.db.requestEvent.count({
      where: { requestId: request.id, toStatus: requestStatuses.made_prepayment },
    }),
  ).toBe(1)
})

test('starts one payment for two presses, and refuses the key for another order', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const key = crypto.randomUUID()
  const [one, other] = await Promise.all([
    tryStartPayment(world, request.uuid, 'PREPAYMENT', key),
    tryStartPayment(world, request.uuid, 'PREPAYMENT', key),
  ])
  expect(other.payment?.id).toBe(one.payment?.id)
  // a new form continues the open payment
  expect((await tryStartPayment(world, request.uuid)).payment?.id).toBe(one.payment?.id)
  await expect(tryStartPayment(world, request.uuid, 'FULL', key)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  })
})

test('starts nothing with the key of an earlier payment after the request has ended', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const key = crypto.randomUUID()
  expect((await tryStartPayment(world, request.uuid, 'PREPAYMENT', key)).__typename).toBe(
    'StartPaymentSuccess',
  )
  await cancelRequest(world, request.uuid)
  expect(await tryStartPayment(world, request.uuid, 'PREPAYMENT', key)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'ENDED',
  })
})

test('returns the paid payment for its key', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const key = crypto.randomUUID()
  const payment = await startPayment(world, request.uuid, 'FULL', key)
  await completePayment(world, payment)
  expect((await tryStartPayment(world, request.uuid, 'FULL', key)).payment?.id).toBe(payment.id)
})

test('starts another payment with the same key after a decline or expiry, or states that the request has ended', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const key = crypto.randomUUID()
  const first = await startPayment(world, request.uuid, 'FULL', key)
  await completePayment(world, first, { state: 'cancelled' })
  const [second, again] = await Promise.all([
    startPayment(world, request.uuid, 'FULL', key),
    startPayment(world, request.uuid, 'FULL', key),
  ])
  expect(second.id).not.toBe(first.id)
  expect(second.payUrl).toContain('/sandbox/pay/')
  expect(again.id).toBe(second.id)
  // an hour later its page has expired, though no notification said so
  advanceClock(61 * minute)
  const third = await startPayment(world, request.uuid, 'FULL', key)
  expect(third.id).not.toBe(second.id)
  expect(third.payUrl).toContain('/sandbox/pay/')
  // late money for both payments is accepted, and the second payment is refunded
  await completePayment(world, third)
  await completePayment(world, second)
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: third.amount,
  })
  await cancelRequest(world, request.uuid)
  const other = crypto.randomUUID()
  await world.app.db.payment.update({
    where: { id: first.id },
    data: { idempotencyKey: other },
  })
  expect(await tryStartPayment(world, request.uuid, 'FULL', other)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'ENDED',
  })
})

test.each([
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'RUB' }],
])('changes nothing when the provider reports %s', async (_what, changes) => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  await completePayment(world, await startPayment(world, request.uuid), changes)
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'PENDING_PREPAYMENT',
    paid: { amountMinor: 0 },
  })
})

test('keeps received money when a cancellation is reported later', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  await completePayment(world, payment)
  await completePayment(world, payment, { state: 'cancelled' })
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
})

test('frees the seats of an expired hold; late money buys them back while they are free', async () => {
  advanceClock(40 * 24 * 60 * minute)
  // end the holds of other tests first
  await world.runScheduled('requests.expireHolds')
  const request = await requestDeparture({ daysAhead: 30 })
  const before = await readFreeSeats(world, request.optionId)
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  advanceClock(2 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  expect(await readRequest(world, request.uuid)).toMatchObject({ status: 'CANCELLED_BY_SYSTEM' })
  expect(await readFreeSeats(world, request.optionId)).toBe(before + 2)
  expect(await tryStartPayment(world, request.uuid)).toMatchObject({ reason: 'ENDED' })
  await completePayment(world, payment)
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
  expect(await readFreeSeats(world, request.optionId)).toBe(before)
})

test('refunds late money in full when the seats are gone', async () => {
  const request = await requestDeparture()
  const base =
    (await readFreeSeats(world, request.optionId)) - (await readLedgerSum(world, request.optionId))
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  advanceClock(40 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  await leaveSeats(world, request.optionId, 1)
  await completePayment(world, payment)
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_SYSTEM',
    paid: { amountMinor: 0 },
    payments: [{ refunds: [{ amount: { amountMinor: payment.amount.amountMinor } }] }],
  })
  await expectLedgerBalance(world, request.optionId, base)
})

test('shows the refund before a cancellation, refunds exactly that and frees the seats', async () => {
  const request = await requestDeparture()
  const before = await readFreeSeats(world, request.optionId)
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid, 'FULL')
  await completePayment(world, payment)
  const { request: shown } = await world.ask<{
    request: { cancelQuote: { refund: { amountMinor: number }; fee: { amountMinor: number } } }
  }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { cancelQuote { refund { amountMinor } fee { amountMinor } } } }',
    { uuid: request.uuid },
  )
  const { refund, fee } = shown.cancelQuote
  expect(refund.amountMinor + fee.amountMinor).toBe(payment.amount.amountMinor)
  expect(await cancelRequest(world, request.uuid, refund.amountMinor + 1)).toMatchObject({
    __typename: 'RefundAmountChangedError',
    refund,
  })
  expect(await cancelRequest(world, request.uuid, refund.amountMinor)).toMatchObject({
    __typename: 'CancelRequestSuccess',
  })
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_TOURIST',
    paid: { amountMinor: fee.amountMinor },
  })
  expect(await readFreeSeats(world, request.optionId)).toBe(before + 2)
  expect(await cancelRequest(world, request.uuid)).toMatchObject({
    __typename: 'RequestStatusChangedError',
  })
})

test('refunds everything when the organizer cancels', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  await completePayment(world, await startPayment(world, request.uuid))
  await world.ask(
    'mutation ($id: Int!) { declineRequest(id: $id, message: "The road is gone") { __typename } }',
    { id: request.id },
    { viewer: organizerOf(request.organizerId) },
  )
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_AUTHOR',
    paid: { amountMinor: 0 },
  })
})

test('refuses decisions of another organizer and of a visitor', async () => {
  const request = await requestDeparture()
  await expect(
    confirmRequest(world, { id: request.id, organizerId: request.organizerId + 1 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    world.ask('mutation ($id: Int!) { confirmRequest(id: $id) { __typename } }', {
      id: request.id,
    }),
  ).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('keeps status and ledger consistent when organizer and traveler decide in parallel', async () => {
  const request = await requestDeparture()
  const [confirmation, cancellation] = await Promise.all([
    confirmRequest(world, request),
    cancelRequest(world, request.uuid),
  ])
  const state = await readRequest(world, request.uuid)
  expect(['CANCELLED_BY_TOURIST', 'PENDING_PREPAYMENT']).toContain(state.status)
  // the traveler may also cancel right after the confirmation
  expect([confirmation, cancellation.__typename]).toContain(
    state.status === 'PENDING_PREPAYMENT' ? 'ConfirmRequestSuccess' : 'CancelRequestSuccess',
  )
  expect(
    await world.app.db.seatLedgerEntry.count({ where: { requestId: request.id, kind: 'release' } }),
  ).toBe(state.status === 'PENDING_PREPAYMENT' ? 0 : 1)
})

test('stores and applies a notification once, also with parallel copies', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  const notice = {
    kind: 'payment' as const,
    dedupeKey: `${payment.id}:paid`,
    paymentId: payment.id,
    providerRef: null,
    state: 'paid' as const,
    amountMinor: payment.amount.amountMinor,
    currency: payment.amount.currency,
    refundedMinor: null,
    isProof: true,
  }
  await Promise.all(
    Array.from({ length: 10 }, () => processPaymentNotification(world.app, 'SANDBOX', notice)),
  )
  await processPaymentNotification(world.app, 'SANDBOX', notice)
  expect(await world.app.db.paymentNotification.count({ where: { paymentId: payment.id } })).toBe(1)
  expect(await readRequest(world, request.uuid)).toMatchObject({ status: 'MADE_PREPAYMENT' })
})

test('reads the status from the provider when a notification is lost', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  await world.app.db.sandboxPayment.update({
    where: { reference: payment.id },
    data: { status: 'paid' },
  })
  advanceClock(5 * minute)
  await world.runScheduled('payments.reconcile')
  expect(await readRequest(world, request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
})

test('states in each return URL why the payer has not paid', async () => {
  const request = await requestDeparture()
  await confirmRequest(world, request)
  const { id } = await startPayment(world, request.uuid)
  const { failUrl, leaveUrl, expiredUrl } = await world.app.db.sandboxPayment.findUniqueOrThrow({
    where: { reference: id },
  })
  expect(
    [failUrl, leaveUrl, expiredUrl].map((url) => new URL(url).searchParams.get('reason')),
  ).toEqual(['payment_declined', 'payment_abandoned', 'expired'])
})

test('returns the reason of a refund: the seats were gone', async () => {
  const request = await requestDeparture({ daysAhead: 60 })
  await confirmRequest(world, request)
  const payment = await startPayment(world, request.uuid)
  advanceClock(20 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  await leaveSeats(world, request.optionId, 1)
  await completePayment(world, payment)
  const { data } = await world.run(
    'query ($uuid: UUID!) { request(uuid: $uuid) { payments { refunds { reason } } } }',
    {
      uuid: request.uuid,
    },
  )
  expect(data).toMatchObject({ request: { payments: [{ refunds: [{ reason: 'SEATS_GONE' }] }] } })
})

test('reminds of the payment before the hold ends, and sends nothing more once everything is paid', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`
  const request = await requestDeparture({ seats: 1, email, daysAhead: 30 })
  await confirmRequest(world, request)
  await world.runJobs()
  const { holdExpiresAt } = await readRequest(world, request.uuid)
  world.clock.set(new Date(Date.parse(holdExpiresAt ?? '') - 10 * minute))
  await world.runJobs()
  expect(await readEmailSubjects(world, email)).toContainEqual(
    expect.stringMatching(/^Your seats for .* wait until/),
  )
  await completePayment(world, await startPayment(world, request.uuid, 'FULL'))
  await world.runJobs()
  const count = (await readEmailSubjects(world, email)).length
  advanceClock(400 * 24 * 60 * minute)
  await world.runJobs()
  expect(await readEmailSubjects(world, email)).toHaveLength(count)
})
