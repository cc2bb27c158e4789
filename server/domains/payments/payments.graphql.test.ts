import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { managerOf } from '../../testing/viewers.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { findOpenDeparture, leaveSeats, requestInput } from '../requests/requests.fixtures.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'
import { processPaymentNotification } from './actions/processPaymentNotification.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const minute = 60_000
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms))

const run = <Answer>(document: string, variables: Record<string, unknown>, viewer?: UserViewer) =>
  world.ask<Answer>(document, variables, { ...(viewer && { viewer }) })

const organizerOf = (organizerId: number): UserViewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  memberships: managerOf(organizerId),
  permissions: [],
})

interface PlacedRequest {
  id: number
  uuid: string
}

/** Creates a request, for two people by default, with its departure and organizer. */
const ask = async ({ seats = 2, email = 'hannah@example.org', daysAhead = 0 } = {}) => {
  const departure = await findOpenDeparture(world, 6, daysAhead)
  const { createRequest } = await run<{ createRequest: { request: PlacedRequest } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    { input: requestInput(departure.tourDateId, { adults: seats, email }) },
  )
  return { ...createRequest.request, ...departure, organizer: organizerOf(departure.organizerId) }
}

const confirm = ({ id, organizer }: { id: number; organizer: UserViewer }) =>
  run<{ confirmRequest: { __typename: string } }>(
    'mutation ($id: Int!) { confirmRequest(id: $id, message: "See you there") { __typename } }',
    { id },
    organizer,
  )

const pay = async (
  uuid: string,
  type = 'PREPAYMENT',
  idempotencyKey: string = crypto.randomUUID(),
) => {
  const { startPayment } = await run<{
    startPayment: {
      __typename: string
      reason?: string
      payment?: { id: string; payUrl: string; amount: { amountMinor: number; currency: string } }
    }
  }>(
    `mutation ($uuid: UUID!, $type: PaymentType!, $key: UUID!) {
      startPayment(uuid: $uuid, type: $type, method: CARD, idempotencyKey: $key) {
        __typename
        ... on PaymentNotPossibleError { reason }
        ... on StartPaymentSuccess { payment { id payUrl amount { amountMinor currency } } }
      }
    }`,
    { uuid, type, key: idempotencyKey },
  )
  return startPayment
}

const started = async (uuid: string, type?: string) => {
  const { payment } = await pay(uuid, type)
  if (!payment) throw new Error('the payment was not begun')
  return payment
}

type Payment = Awaited<ReturnType<typeof started>>

/** Completes a payment at the provider and reports it. */
const arrives = async (payment: Payment, changes: Record<string, unknown> = {}): Promise<void> => {
  await world.app.db.sandboxPayment.updateMany({
    where: { reference: payment.id, status: 'waiting' },
    data: { status: 'paid' },
  })
  await applyPaymentState(world.app, {
    provider: 'SANDBOX',
    paymentId: payment.id,
    news: {
      state: 'paid',
      providerRef: null,
      amountMinor: payment.amount.amountMinor,
      currency: payment.amount.currency,
      refundedMinor: null,
      ...changes,
    },
  })
}

const stateOf = (uuid: string) =>
  run<{
    request: {
      status: string
      holdExpiresAt: string | null
      paid: { amountMinor: number }
      payments: { refunds: { amount: { amountMinor: number } }[] }[]
    }
  }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { status holdExpiresAt paid { amountMinor currency } payments { refunds { amount { amountMinor } } } } }',
    { uuid },
  ).then(({ request }) => request)

const freeSeats = async (optionId: number) =>
  (
    await world.app.db.tourDateOption.findUniqueOrThrow({
      where: { id: optionId },
      select: { freeSeats: true },
    })
  ).freeSeats

/** Expects the free count to match the ledger. */
const expectBalance = async (optionId: number, seats: number) => {
  const { _sum } = await world.app.db.seatLedgerEntry.aggregate({
    where: { tourDateOptionId: optionId },
    _sum: { delta: true },
  })
  expect(await freeSeats(optionId)).toBe(seats + (_sum.delta ?? 0))
}

test('sells the seats, e-mails both sides and ends the hold once a confirmed request is prepaid', async () => {
  const request = await ask()
  expect(await pay(request.uuid)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'NOT_CONFIRMED',
  })
  await confirm(request)
  expect(await stateOf(request.uuid)).toMatchObject({ status: 'PENDING_PREPAYMENT' })
  const payment = await started(request.uuid)
  expect(payment.payUrl).toContain('/sandbox/pay/')
  await arrives(payment)
  expect(await stateOf(request.uuid)).toMatchObject({
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
  const request = await ask()
  await confirm(request)
  const payment = await started(request.uuid)
  await Promise.all(Array.from({ length: 10 }, () => arrives(payment)))
  expect(await stateOf(request.uuid)).toMatchObject({
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
  const request = await ask()
  await confirm(request)
  const key = crypto.randomUUID()
  const [one, other] = await Promise.all([
    pay(request.uuid, 'PREPAYMENT', key),
    pay(request.uuid, 'PREPAYMENT', key),
  ])
  expect(other.payment?.id).toBe(one.payment?.id)
  // a new form continues the open payment
  expect((await pay(request.uuid)).payment?.id).toBe(one.payment?.id)
  await expect(pay(request.uuid, 'FULL', key)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  })
})

test('starts nothing with the key of an earlier payment after the request has ended', async () => {
  const request = await ask()
  await confirm(request)
  const key = crypto.randomUUID()
  expect((await pay(request.uuid, 'PREPAYMENT', key)).__typename).toBe('StartPaymentSuccess')
  await cancel(request.uuid)
  expect(await pay(request.uuid, 'PREPAYMENT', key)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'ENDED',
  })
})

test('returns the paid payment for its key', async () => {
  const request = await ask()
  await confirm(request)
  const key = crypto.randomUUID()
  const { payment } = await pay(request.uuid, 'FULL', key)
  if (!payment) throw new Error('the payment was not begun')
  await arrives(payment)
  expect((await pay(request.uuid, 'FULL', key)).payment?.id).toBe(payment.id)
})

test('starts another payment with the same key after a decline or expiry, or states that the request has ended', async () => {
  const request = await ask()
  await confirm(request)
  const key = crypto.randomUUID()
  const first = await pay(request.uuid, 'FULL', key)
  if (!first.payment) throw new Error('the payment was not begun')
  await arrives(first.payment, { state: 'cancelled' })
  const [second, again] = await Promise.all([
    pay(request.uuid, 'FULL', key),
    pay(request.uuid, 'FULL', key),
  ])
  expect(second.payment?.id).not.toBe(first.payment.id)
  expect(second.payment?.payUrl).toContain('/sandbox/pay/')
  expect(again.payment?.id).toBe(second.payment?.id)
  // an hour later its page has expired, though no notification said so
  later(61 * minute)
  const third = await pay(request.uuid, 'FULL', key)
  expect(third.payment?.id).not.toBe(second.payment?.id)
  expect(third.payment?.payUrl).toContain('/sandbox/pay/')
  // late money for both payments is accepted, and the second payment is refunded
  if (!second.payment || !third.payment) throw new Error('the payment was not begun')
  await arrives(third.payment)
  await arrives(second.payment)
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: third.payment.amount,
  })
  await cancel(request.uuid)
  const other = crypto.randomUUID()
  await world.app.db.payment.update({
    where: { id: first.payment.id },
    data: { idempotencyKey: other },
  })
  expect(await pay(request.uuid, 'FULL', other)).toMatchObject({
    __typename: 'PaymentNotPossibleError',
    reason: 'ENDED',
  })
})

test.each([
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'RUB' }],
])('changes nothing when the provider reports %s', async (_what, changes) => {
  const request = await ask()
  await confirm(request)
  await arrives(await started(request.uuid), changes)
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'PENDING_PREPAYMENT',
    paid: { amountMinor: 0 },
  })
})

test('keeps received money when a cancellation is reported later', async () => {
  const request = await ask()
  await confirm(request)
  const payment = await started(request.uuid)
  await arrives(payment)
  await arrives(payment, { state: 'cancelled' })
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
})

test('frees the seats of an expired hold; late money buys them back while they are free', async () => {
  later(40 * 24 * 60 * minute)
  // end the holds of other tests first
  await world.runScheduled('requests.expireHolds')
  const request = await ask({ daysAhead: 30 })
  const before = await freeSeats(request.optionId)
  await confirm(request)
  const payment = await started(request.uuid)
  later(2 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  expect(await stateOf(request.uuid)).toMatchObject({ status: 'CANCELLED_BY_SYSTEM' })
  expect(await freeSeats(request.optionId)).toBe(before + 2)
  expect(await pay(request.uuid)).toMatchObject({ reason: 'ENDED' })
  await arrives(payment)
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
  expect(await freeSeats(request.optionId)).toBe(before)
})

test('refunds late money in full when the seats are gone', async () => {
  const request = await ask()
  const sumBefore = await world.app.db.seatLedgerEntry.aggregate({
    where: { tourDateOptionId: request.optionId },
    _sum: { delta: true },
  })
  const base = (await freeSeats(request.optionId)) - (sumBefore._sum.delta ?? 0)
  await confirm(request)
  const payment = await started(request.uuid)
  later(40 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  await leaveSeats(world, request.optionId, 1)
  await arrives(payment)
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_SYSTEM',
    paid: { amountMinor: 0 },
    payments: [{ refunds: [{ amount: { amountMinor: payment.amount.amountMinor } }] }],
  })
  await expectBalance(request.optionId, base)
})

const cancel = (uuid: string, expectedRefundMinor: number | null = null) =>
  run<{ cancelRequest: { __typename: string; refund?: { amountMinor: number } } }>(
    `mutation ($uuid: UUID!, $shown: Int) {
      cancelRequest(uuid: $uuid, expectedRefundMinor: $shown) { __typename ... on RefundAmountChangedError { refund { amountMinor } } }
    }`,
    { uuid, shown: expectedRefundMinor },
  ).then(({ cancelRequest }) => cancelRequest)

test('shows the refund before a cancellation, refunds exactly that and frees the seats', async () => {
  const request = await ask()
  const before = await freeSeats(request.optionId)
  await confirm(request)
  const payment = await started(request.uuid, 'FULL')
  await arrives(payment)
  const { request: shown } = await run<{
    request: { cancelQuote: { refund: { amountMinor: number }; fee: { amountMinor: number } } }
  }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { cancelQuote { refund { amountMinor } fee { amountMinor } } } }',
    { uuid: request.uuid },
  )
  const { refund, fee } = shown.cancelQuote
  expect(refund.amountMinor + fee.amountMinor).toBe(payment.amount.amountMinor)
  expect(await cancel(request.uuid, refund.amountMinor + 1)).toMatchObject({
    __typename: 'RefundAmountChangedError',
    refund,
  })
  expect(await cancel(request.uuid, refund.amountMinor)).toMatchObject({
    __typename: 'CancelRequestSuccess',
  })
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_TOURIST',
    paid: { amountMinor: fee.amountMinor },
  })
  expect(await freeSeats(request.optionId)).toBe(before + 2)
  expect(await cancel(request.uuid)).toMatchObject({ __typename: 'RequestStatusChangedError' })
})

test('refunds everything when the organizer cancels', async () => {
  const request = await ask()
  await confirm(request)
  await arrives(await started(request.uuid))
  await run(
    'mutation ($id: Int!) { declineRequest(id: $id, message: "The road is gone") { __typename } }',
    { id: request.id },
    request.organizer,
  )
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'CANCELLED_BY_AUTHOR',
    paid: { amountMinor: 0 },
  })
})

test('refuses decisions of another organizer and of a visitor', async () => {
  const request = await ask()
  await expect(
    confirm({ id: request.id, organizer: organizerOf(request.organizerId + 1) }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    run('mutation ($id: Int!) { confirmRequest(id: $id) { __typename } }', { id: request.id }),
  ).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('keeps status and ledger consistent when organizer and traveler decide in parallel', async () => {
  const request = await ask()
  const [yes, no] = await Promise.all([confirm(request), cancel(request.uuid)])
  const state = await stateOf(request.uuid)
  expect(['CANCELLED_BY_TOURIST', 'PENDING_PREPAYMENT']).toContain(state.status)
  // the traveler may also cancel right after the confirmation
  expect([yes.confirmRequest.__typename, no.__typename]).toContain(
    state.status === 'PENDING_PREPAYMENT' ? 'ConfirmRequestSuccess' : 'CancelRequestSuccess',
  )
  expect(
    await world.app.db.seatLedgerEntry.count({ where: { requestId: request.id, kind: 'release' } }),
  ).toBe(state.status === 'PENDING_PREPAYMENT' ? 0 : 1)
})

test('stores and applies a notification once, also with parallel copies', async () => {
  const request = await ask()
  await confirm(request)
  const payment = await started(request.uuid)
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
  expect(await stateOf(request.uuid)).toMatchObject({ status: 'MADE_PREPAYMENT' })
})

test('reads the status from the provider when a notification is lost', async () => {
  const request = await ask()
  await confirm(request)
  const payment = await started(request.uuid)
  await world.app.db.sandboxPayment.update({
    where: { reference: payment.id },
    data: { status: 'paid' },
  })
  later(5 * minute)
  await world.runScheduled('payments.reconcile')
  expect(await stateOf(request.uuid)).toMatchObject({
    status: 'MADE_PREPAYMENT',
    paid: payment.amount,
  })
})

test('states in each return URL why the payer has not paid', async () => {
  const request = await ask()
  await confirm(request)
  const { id } = await started(request.uuid)
  const { failUrl, leaveUrl, expiredUrl } = await world.app.db.sandboxPayment.findUniqueOrThrow({
    where: { reference: id },
  })
  expect(
    [failUrl, leaveUrl, expiredUrl].map((url) => new URL(url).searchParams.get('reason')),
  ).toEqual(['payment_declined', 'payment_abandoned', 'expired'])
})

test('returns the reason of a refund: the seats were gone', async () => {
  const request = await ask({ daysAhead: 60 })
  await confirm(request)
  const payment = await started(request.uuid)
  later(20 * 24 * 60 * minute)
  await world.runScheduled('requests.expireHolds')
  await leaveSeats(world, request.optionId, 1)
  await arrives(payment)
  const { data } = await world.run(
    'query ($uuid: UUID!) { request(uuid: $uuid) { payments { refunds { reason } } } }',
    {
      uuid: request.uuid,
    },
  )
  expect(data).toMatchObject({ request: { payments: [{ refunds: [{ reason: 'SEATS_GONE' }] }] } })
})

const lettersTo = async (email: string) =>
  (
    await world.app.db.outboxMessage.findMany({
      where: { recipient: email },
      orderBy: { id: 'asc' },
    })
  ).map(({ subject }) => subject)

test('reminds of the payment before the hold ends, and sends nothing more once everything is paid', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`
  const request = await ask({ seats: 1, email, daysAhead: 30 })
  await confirm(request)
  await world.runJobs()
  const { holdExpiresAt } = await stateOf(request.uuid)
  world.clock.set(new Date(Date.parse(holdExpiresAt ?? '') - 10 * minute))
  await world.runJobs()
  expect(await lettersTo(email)).toContainEqual(
    expect.stringMatching(/^Your seats for .* wait until/),
  )
  await arrives(await started(request.uuid, 'FULL'))
  await world.runJobs()
  const count = (await lettersTo(email)).length
  later(400 * 24 * 60 * minute)
  await world.runJobs()
  expect(await lettersTo(email)).toHaveLength(count)
})
