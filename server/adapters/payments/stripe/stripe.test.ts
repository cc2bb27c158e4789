import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { Stripe } from 'stripe'
import { type FakeStripe, startFakeStripe } from '../fakes/fakeStripe.ts'
import { messageOf, now, orderOf, paymentId, refundId, refundOf } from '../fakes/orders.ts'
import { disagreements, nextPaymentState } from '../paymentStates.ts'
import type { PaymentProvider } from '../port.ts'
import { createStripe, type StripeConfig } from './stripe.ts'

const secretKey = 'sk_test_versta'
const secret = 'whsec_test_secret'
const clock = { now: () => now }
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const order = orderOf({ currency: 'EUR' })

let fake: FakeStripe
let stripe: PaymentProvider
const connect = (changes: Partial<StripeConfig> = {}) =>
  createStripe(
    {
      secretKey,
      webhookSecrets: [secret],
      apiUrl: fake.url,
      timeoutMs: 30_000,
      retries: 0,
      ...changes,
    },
    clock,
  )
beforeEach(async () => {
  fake = await startFakeStripe({ secretKey, now: () => seconds(now) })
  stripe = connect()
})
afterEach(() => fake.close())

const sign = (payload: string, timestamp = seconds(now), key = secret) =>
  new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: key, timestamp })
const send = (payload: string, header = sign(payload), provider = stripe) =>
  provider.parseNotification(messageOf(payload, { 'stripe-signature': header }))
const event = (type: string, object: object, changes: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    livemode: false,
    data: { object },
    ...changes,
  })
const session = {
  id: 'cs_1',
  client_reference_id: paymentId,
  amount_total: 148_000,
  currency: 'eur',
  payment_status: 'paid',
}

describe('signature vectors', () => {
  const indented = JSON.stringify({ id: 'evt_test_webhook', object: 'event' }, null, 2)
  test.each([
    [indented, 'c2f890decbc5ede7c5060bb9a6d31e0626a4342bacb9aeae2adb1bcea72f9812'],
    [
      JSON.stringify(JSON.parse(indented)),
      '88a022085c6bdb887b02cb26ff76dd681234d9675c0f22844059f55552a8883a',
    ],
  ])('%j', async (payload, v1) => {
    const header = `t=1492774577,v1=${v1}`
    expect(sign(payload, 1_492_774_577)).toBe(header)
    // valid, but from 2017
    expect(await send(payload, header)).toEqual({ kind: 'refused', reason: 'too_old' })
    const then = createStripe(
      { secretKey, webhookSecrets: [secret] },
      { now: () => new Date(1_492_774_577_000) },
    )
    expect(await send(payload, header, then)).toEqual({ kind: 'refused', reason: 'malformed' })
  })
})

describe('payments', () => {
  test('creates a session once and returns the same one for a repeat', async () => {
    const created = await stripe.createPayment(order)
    expect(created).toEqual({
      providerRef: 'cs_test_1',
      payUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
      qrPayload: null,
      expiresAt: order.expiresAt,
    })
    expect(await stripe.createPayment({ ...order })).toEqual(created)
    expect(fake.sessions.size).toBe(1)
    const form = new URLSearchParams(fake.calls[0]?.body)
    expect(Object.fromEntries(form)).toMatchObject({
      client_reference_id: paymentId,
      'metadata[payment_id]': paymentId,
      'payment_intent_data[metadata][payment_id]': paymentId,
      customer_email: 'anna@example.org',
      locale: 'de',
      // for leaving; a decline is shown on Stripe's page
      cancel_url: order.leaveUrl,
    })
    expect(fake.calls[0]?.headers['idempotency-key']).toBe(`pay_${paymentId}_create`)
  })

  test("raises a short lifetime to Stripe's minimum, equally in a repeat", async () => {
    const short = { ...order, expiresAt: new Date(now.getTime() + 60_000) }
    const { expiresAt } = await stripe.createPayment(short)
    expect(expiresAt.getTime() - now.getTime()).toBe(35 * 60_000)
    expect(await stripe.createPayment(short)).toMatchObject({ expiresAt })
  })

  test('sends yen without a smaller unit', async () => {
    await stripe.createPayment(orderOf({ currency: 'JPY', amountMinor: 158_000 }))
    expect(fake.sessions.get('cs_test_1')).toMatchObject({ currency: 'jpy', amount_total: 158_000 })
    expect([
      stripe.supports('JPY', 'card'),
      stripe.supports('RUB', 'card'),
      stripe.supports('EUR', 'sbp'),
    ]).toEqual([true, false, false])
  })

  test('reports other terms as a duplicate and a key in use as temporary', async () => {
    await stripe.createPayment(order)
    await expect(stripe.createPayment({ ...order, amountMinor: 1_000_000 })).rejects.toMatchObject({
      code: 'DUPLICATE',
    })
    let open: () => void = () => undefined
    fake.hold(new Promise<void>((resolve) => (open = resolve)))
    const other = orderOf({ currency: 'EUR', paymentId: refundId })
    const first = stripe.createPayment(other)
    while (fake.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
    await expect(stripe.createPayment(other)).rejects.toMatchObject({
      code: 'TEMPORARY',
      providerCode: 'idempotency_key_in_use',
    })
    open()
    expect(await stripe.createPayment(other).catch(() => first)).toEqual(await first)
    expect(fake.sessions.size).toBe(2)
  })

  test('reports wrong keys, wrong amounts and timeouts', async () => {
    const error = await connect({ secretKey: 'sk_test_wrong_key' })
      .createPayment(order)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'CONFIG' })
    expect(String(error) + JSON.stringify(error)).not.toContain('wrong_key')
    await expect(stripe.createPayment({ ...order, amountMinor: 1 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    fake.misbehave('silent')
    const impatient = connect({ timeoutMs: 100 })
    await expect(impatient.createPayment(order)).rejects.toMatchObject({ code: 'TEMPORARY' })
    expect(await impatient.fetchStatus({ paymentId, providerRef: 'cs_test_1' })).toMatchObject({
      state: 'pending',
    })
    expect(await impatient.refund(refundOf({ providerRef: 'cs_test_1' }))).toEqual({
      providerRef: null,
      state: 'pending',
    })
    fake.misbehave(null)
    // the session existed: its key finds it again
    expect(await stripe.createPayment(order)).toMatchObject({ providerRef: 'cs_test_1' })
    expect(fake.sessions.size).toBe(1)
  })

  test('goes from new to refunded', async () => {
    const { providerRef } = await stripe.createPayment(order)
    const key = { paymentId, providerRef }
    expect(await stripe.fetchStatus(key)).toEqual({
      state: 'new',
      providerRef,
      amountMinor: 148_000,
      currency: 'EUR',
      refundedMinor: 0,
    })
    await expect(stripe.refund(refundOf({ providerRef }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    fake.pay(String(providerRef))
    expect(await stripe.fetchStatus(key)).toMatchObject({ state: 'paid' })
    const part = await stripe.refund(refundOf({ providerRef, currency: 'EUR' }))
    expect(part).toEqual({ providerRef: 're_1', state: 'done' })
    expect(await stripe.refund(refundOf({ providerRef, currency: 'EUR', isRepeat: true }))).toEqual(
      part,
    )
    expect(await stripe.fetchStatus(key)).toMatchObject({
      state: 'partly_refunded',
      refundedMinor: 48_000,
    })
    await stripe.refund(refundOf({ providerRef, refundId: paymentId, amountMinor: 100_000 }))
    expect(await stripe.fetchStatus(key)).toMatchObject({ state: 'refunded' })
    await expect(stripe.refund(refundOf({ providerRef, refundId: 'third' }))).rejects.toMatchObject(
      { code: 'DUPLICATE' },
    )
    expect(fake.refunds).toHaveLength(2)
    expect(await stripe.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'pending',
    })
    await expect(stripe.fetchStatus({ paymentId, providerRef: 'cs_none' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('notifications', () => {
  const completed = event('checkout.session.completed', session)

  test('reads a payment and acknowledges it with any 2xx', async () => {
    const notice = await send(completed)
    expect(notice).toEqual({
      kind: 'payment',
      dedupeKey: 'evt_1',
      isProof: true,
      paymentId,
      providerRef: 'cs_1',
      state: 'paid',
      amountMinor: 148_000,
      currency: 'EUR',
      refundedMinor: null,
    })
    expect(stripe.acknowledge({ kind: 'probe' })).toMatchObject({ status: 200 })
  })

  test('refuses forged, re-serialized, unsigned and old notifications; accepts either of two secrets', async () => {
    const refused = { kind: 'refused', reason: 'forged' }
    expect(await send(completed, sign(completed, seconds(now), 'whsec_other'))).toEqual(refused)
    expect(await send(JSON.stringify(JSON.parse(completed), null, 1), sign(completed))).toEqual(
      refused,
    )
    expect(await send(completed.replace('148000', '100'), sign(completed))).toEqual(refused)
    for (const header of ['', 'nonsense', 't=1,v1=', `t=${seconds(now)},v0=00`])
      expect(await send(completed, header)).toEqual(refused)
    expect(await stripe.parseNotification(messageOf(completed))).toEqual(refused)
    expect(await send(completed, sign(completed, seconds(now) - 301))).toEqual({
      kind: 'refused',
      reason: 'too_old',
    })
    expect(await send(completed, sign(completed, seconds(now) - 299))).toMatchObject({
      kind: 'payment',
    })
    const rotating = connect({ webhookSecrets: ['whsec_next', secret] })
    expect(await send(completed, sign(completed), rotating)).toMatchObject({ kind: 'payment' })
    expect(
      await send(completed, sign(completed, seconds(now), 'whsec_next'), rotating),
    ).toMatchObject({ kind: 'payment' })
  })

  test("refuses a payment of the other mode as another merchant's", async () => {
    expect(await send(event('checkout.session.completed', session, { livemode: true }))).toEqual({
      kind: 'refused',
      reason: 'other_merchant',
    })
  })

  test('dedupes repeats and reports a wrong amount or currency', async () => {
    const [first, second] = [
      await send(completed),
      await send(completed, sign(completed, seconds(now) + 60)),
    ]
    expect(second).toEqual(first)
    const agreed = { paymentId, amountMinor: 148_000, currency: 'EUR', providerRef: 'cs_1' }
    const wrong = await send(
      event('checkout.session.completed', { ...session, amount_total: 1, currency: 'jpy' }),
    )
    if (first.kind !== 'payment' || wrong.kind !== 'payment') throw new Error('not a payment')
    expect(disagreements(agreed, first)).toEqual([])
    expect(disagreements(agreed, wrong)).toEqual(['amount', 'currency'])
  })

  test.each([
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'authorized'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    [
      'checkout.session.async_payment_failed',
      { ...session, payment_status: 'unpaid' },
      'cancelled',
    ],
    ['checkout.session.expired', { ...session, payment_status: 'unpaid' }, 'cancelled'],
    [
      'payment_intent.succeeded',
      { metadata: { payment_id: paymentId }, amount: 5, amount_received: 5, currency: 'eur' },
      'paid',
    ],
    [
      'payment_intent.canceled',
      { metadata: { payment_id: paymentId }, amount: 5, amount_received: 0, currency: 'eur' },
      'cancelled',
    ],
    [
      'charge.refunded',
      { metadata: { payment_id: paymentId }, amount: 5, amount_refunded: 2, currency: 'eur' },
      'partly_refunded',
    ],
    [
      'charge.refunded',
      { metadata: { payment_id: paymentId }, amount: 5, amount_refunded: 5, currency: 'eur' },
      'refunded',
    ],
  ])('reads the state of %s with %p', async (type, object, state) =>
    expect(await send(event(type, object))).toMatchObject({ kind: 'payment', paymentId, state }),
  )

  test('reaches the same state in the wrong order', async () => {
    const refunded = await send(
      event('charge.refunded', {
        metadata: { payment_id: paymentId },
        amount: 5,
        amount_refunded: 5,
        currency: 'eur',
      }),
    )
    const paid = await send(completed)
    if (refunded.kind !== 'payment' || paid.kind !== 'payment') throw new Error('not a payment')
    expect(nextPaymentState(nextPaymentState('new', refunded.state), paid.state)).toBe('refunded')
  })

  test('reads late refunds, disputes, failed attempts and foreign events', async () => {
    const refund = { id: 're_1', amount: 5, currency: 'eur', metadata: { refund_id: refundId } }
    for (const [status, state] of [
      ['succeeded', 'done'],
      ['failed', 'failed'],
      ['pending', 'pending'],
    ]) {
      expect(await send(event('refund.updated', { ...refund, status }))).toMatchObject({
        kind: 'refund',
        refundId,
        state,
      })
    }
    const dispute = {
      id: 'dp_1',
      amount: 90_000,
      currency: 'usd',
      reason: 'fraudulent',
      payment_intent: 'pi_1',
      metadata: {},
      evidence_details: { due_by: 1_796_000_000 },
    }
    expect(await send(event('charge.dispute.created', dispute))).toMatchObject({
      kind: 'dispute',
      paymentId: null,
      alsoKnownAs: 'pi_1',
      disputeRef: 'dp_1',
      details: 'dispute dp_1 (fraudulent) of 90000 USD in minor units, pi_1, answer by 2026-11-30',
    })
    expect(
      await send(event('payment_intent.payment_failed', { metadata: { payment_id: paymentId } })),
    ).toMatchObject({
      kind: 'other',
      paymentId,
    })
    expect(
      await send(event('checkout.session.completed', { ...session, client_reference_id: null })),
    ).toMatchObject({ kind: 'other' })
    for (const text of ['[]', '{"id":"evt_1"}', 'no json'])
      expect(await send(text)).toEqual({ kind: 'refused', reason: 'malformed' })
  })
})

describe('closing', () => {
  test('closes an unpaid payment, also when repeated', async () => {
    const { providerRef } = await stripe.createPayment(order)
    expect(await stripe.close({ paymentId, providerRef })).toBe('closed')
    expect(await stripe.fetchStatus({ paymentId, providerRef })).toMatchObject({
      state: 'cancelled',
    })
    expect(await stripe.close({ paymentId, providerRef })).toBe('closed')
  })

  test('never refunds money that has arrived', async () => {
    const { providerRef } = await stripe.createPayment(order)
    fake.pay(String(providerRef))
    expect(await stripe.close({ paymentId, providerRef })).toBe('moved')
    expect(await stripe.fetchStatus({ paymentId, providerRef })).toMatchObject({ state: 'paid' })
  })

  test('returns unknown during an outage', async () => {
    const { providerRef } = await stripe.createPayment(order)
    await fake.close()
    expect(await stripe.close({ paymentId, providerRef })).toBe('unknown')
  })
})
