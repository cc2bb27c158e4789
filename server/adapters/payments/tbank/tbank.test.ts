import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type FakeTbank, startFakeTbank } from '../fakes/fakeTbank.ts'
import { messageOf, orderOf, paymentId, refundId, refundOf } from '../fakes/orders.ts'
import { disagreements, nextPaymentState } from '../paymentStates.ts'
import type { PaymentProvider } from '../port.ts'
import { createTbank, type TbankConfig } from './tbank.ts'
import { hasRightToken, parseWithNumbersAsText, tbankToken } from './tbankToken.ts'

const merchant = { terminalKey: '1700000000000DEMO', password: 'pass-of-the-terminal' }

let fake: FakeTbank
let tbank: PaymentProvider
const connect = (changes: Partial<TbankConfig> = {}) =>
  createTbank({ ...merchant, apiUrl: `${fake.url}/v2`, timeoutMs: 30_000, ...changes })
beforeEach(async () => {
  fake = await startFakeTbank(merchant)
  tbank = connect()
})
afterEach(() => fake.close())

describe('token vectors', () => {
  const init = {
    TerminalKey: 'MerchantTerminalKey',
    Amount: 19200,
    OrderId: '00000',
    Description: 'Подарочная карта на 1000 рублей',
  }
  const first =
    '{"TerminalKey":"1321054611234DEMO","OrderId":201709,"Success":true,"Status":"AUTHORIZED","PaymentId":8742591,"ErrorCode":"0",' +
    '"Amount":9855,"CardId":322264,"Pan":"430000******0777","ExpDate":1122,"RebillId":101709,"DATA":{"Phone":"+7"}}'
  const second =
    '{"TerminalKey":"1234567890DEMO","OrderId":"000000","Success":true,"Status":"AUTHORIZED","PaymentId":"0000000","ErrorCode":"0",' +
    '"Amount":1111,"CardId":"000000","Pan":"200000******0000","ExpDate":"1111","RebillId":"000000"}'
  const read = (text: string) => parseWithNumbersAsText(text) as Record<string, unknown>
  test.each([
    [
      { ...init, Receipt: { Items: [] }, Shops: [] },
      '11111111111111',
      '72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2',
    ],
    [
      read(first),
      'Dfsfh56dgKl',
      'b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b',
    ],
    [
      read(second),
      '11111111111',
      '1c0964277d0213349243065a0d5b838b8e90d2d25f740d0f2767836e710e80c8',
    ],
  ])('%#', (fields, password, token) => {
    expect(tbankToken(fields, password)).toBe(token)
    expect(hasRightToken({ ...fields, Token: token.toUpperCase() }, password)).toBe(true)
    expect(hasRightToken({ ...fields, Token: token, Amount: '1' }, password)).toBe(false)
    expect(hasRightToken(fields, password)).toBe(false)
  })

  test('signs numbers as they were written', () => {
    expect(read('{"a":1.10,"b":12345678901234567890,"c":[1],"d":{"e":2}}')).toMatchObject({
      a: '1.10',
      b: '12345678901234567890',
    })
  })
})

describe('payments', () => {
  test("creates a card payment on the bank's page", async () => {
    const created = await tbank.createPayment(orderOf())
    expect(created).toEqual({
      providerRef: '3000000000',
      payUrl: 'https://securepay.tinkoff.ru/3000000000',
      qrPayload: null,
      expiresAt: orderOf().expiresAt,
    })
    expect(JSON.parse(String(fake.calls[0]?.body))).toMatchObject({
      OrderId: paymentId,
      Amount: 148_000,
      PayType: 'O',
      RedirectDueDate: '2026-11-21T12:00:00+00:00',
    })
    // the URL is returned once: the status shows the order's outcome
    await expect(tbank.createPayment(orderOf())).rejects.toMatchObject({
      code: 'DUPLICATE',
      providerRef: '3000000000',
    })
    expect(fake.operations).toHaveLength(1)
  })

  test('returns SBP as a QR link, again in a repeat', async () => {
    const created = await tbank.createPayment(orderOf({ method: 'sbp' }))
    expect(created).toMatchObject({
      payUrl: 'https://qr.nspk.ru/AS3000000000',
      qrPayload: 'https://qr.nspk.ru/AS3000000000',
    })
    expect(await tbank.createPayment(orderOf({ method: 'sbp' }))).toEqual(created)
    expect(fake.operations).toHaveLength(1)
    expect([tbank.supports('RUB', 'sbp'), tbank.supports('EUR', 'card')]).toEqual([true, false])
  })

  test('sends a receipt that sums to the amount when there is a cash register', async () => {
    await connect({ taxation: 'usn_income' }).createPayment(orderOf())
    expect(JSON.parse(String(fake.calls[0]?.body))).toMatchObject({
      Receipt: { Taxation: 'usn_income', Items: [{ Amount: 148_000 }] },
    })
  })

  test('reports wrong keys, small amounts, maintenance and timeouts', async () => {
    await expect(connect({ password: 'wrong' }).createPayment(orderOf())).rejects.toMatchObject({
      code: 'CONFIG',
      providerCode: '204',
    })
    await expect(connect({ terminalKey: 'none' }).createPayment(orderOf())).rejects.toMatchObject({
      code: 'CONFIG',
      providerCode: '501',
    })
    await expect(tbank.createPayment(orderOf({ amountMinor: 99 }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      providerCode: '251',
    })
    for (const answer of [
      { status: 503, body: 'maintenance' },
      { body: '<html>' },
      { body: {} },
      { status: 429, body: {} },
    ]) {
      fake.misbehave(answer)
      await expect(tbank.createPayment(orderOf())).rejects.toMatchObject({ code: 'TEMPORARY' })
    }
    fake.misbehave('silent')
    const impatient = connect({ timeoutMs: 100 })
    await expect(impatient.createPayment(orderOf())).rejects.toMatchObject({ code: 'TEMPORARY' })
    expect(await impatient.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'pending',
    })
    expect(await impatient.refund(refundOf({ providerRef: '3000000000' }))).toEqual({
      providerRef: null,
      state: 'pending',
    })
    fake.misbehave(null)
    // the create had reached the bank
    expect(await tbank.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'new',
      providerRef: '3000000000',
    })
  })

  test.each([
    ['1051', 'DECLINED'],
    ['120', 'TEMPORARY'],
    ['3001', 'CONFIG'],
    ['8', 'DUPLICATE'],
    ['334', 'BAD_REQUEST'],
  ])('maps error %s to %s', async (ErrorCode, code) => {
    fake.misbehave({ body: { Success: false, ErrorCode, Message: 'no' } })
    await expect(tbank.createPayment(orderOf())).rejects.toMatchObject({
      code,
      providerCode: ErrorCode,
    })
  })

  test('goes from new to refunded and executes a repeated refund once', async () => {
    const { providerRef } = await tbank.createPayment(orderOf())
    expect(await tbank.fetchStatus({ paymentId, providerRef })).toEqual({
      state: 'new',
      providerRef,
      amountMinor: 148_000,
      currency: 'RUB',
      refundedMinor: 0,
    })
    await expect(tbank.refund(refundOf({ providerRef }))).rejects.toMatchObject({
      code: 'DUPLICATE',
    })
    fake.pay(paymentId)
    expect(await tbank.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'paid',
      providerRef,
    })
    for (const isRepeat of [false, true])
      expect(await tbank.refund(refundOf({ providerRef, isRepeat }))).toMatchObject({
        state: 'done',
      })
    expect(fake.operations[0]?.refunded).toBe(48_000)
    expect(await tbank.fetchStatus({ paymentId, providerRef })).toMatchObject({
      state: 'partly_refunded',
      amountMinor: null,
    })
    await tbank.refund(
      refundOf({
        providerRef,
        refundId: paymentId,
        amountMinor: 100_000,
        refundedBeforeMinor: 48_000,
      }),
    )
    expect(await tbank.fetchStatus({ paymentId, providerRef })).toMatchObject({ state: 'refunded' })
  })

  test('reads the status before repeating an SBP refund, which has no key', async () => {
    const { providerRef } = await tbank.createPayment(orderOf({ method: 'sbp' }))
    fake.pay(paymentId)
    const refund = refundOf({ providerRef, method: 'sbp' })
    await connect({ timeoutMs: 30_000 }).refund(refund)
    expect(await tbank.refund({ ...refund, isRepeat: true })).toEqual({
      providerRef,
      state: 'done',
    })
    expect(fake.operations[0]?.refunded).toBe(48_000)
    // the second refund can't be distinguished from the first
    const second = {
      ...refund,
      refundId,
      amountMinor: 1000,
      refundedBeforeMinor: 48_000,
      isRepeat: true,
    }
    await expect(tbank.refund(second)).rejects.toMatchObject({ code: 'DUPLICATE' })
    expect(fake.operations[0]?.refunded).toBe(48_000)
  })
})

describe('notifications', () => {
  const fields = {
    TerminalKey: merchant.terminalKey,
    OrderId: paymentId,
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: 3_000_000_000,
    ErrorCode: '0',
    Amount: 148_000,
    Pan: '430000******0777',
    ExpDate: '0127',
  }
  const signed = (changes: object = {}, password = merchant.password) => {
    const body = { ...fields, ...changes }
    return JSON.stringify({ ...body, Token: tbankToken(body, password) })
  }
  const send = (text: string) => tbank.parseNotification(messageOf(text))

  test('reads a payment and acknowledges it with OK', async () => {
    expect(await send(signed())).toEqual({
      kind: 'payment',
      dedupeKey: '3000000000:CONFIRMED:148000',
      paymentId,
      providerRef: '3000000000',
      state: 'paid',
      amountMinor: 148_000,
      currency: 'RUB',
      refundedMinor: null,
      isProof: true,
    })
    expect(tbank.acknowledge({ kind: 'probe' })).toEqual({
      status: 200,
      contentType: 'text/plain',
      body: 'OK',
    })
  })

  test('refuses forged, unsigned and non-JSON notifications, other passwords and terminals', async () => {
    const forged = { kind: 'refused', reason: 'forged' }
    expect(await send(signed().replace('148000', '100'))).toEqual(forged)
    expect(await send(JSON.stringify(fields))).toEqual(forged)
    expect(await send(signed({}, 'other'))).toEqual(forged)
    expect(await send(signed({ TerminalKey: 'another' }))).toEqual({
      kind: 'refused',
      reason: 'other_merchant',
    })
    for (const text of ['', 'TerminalKey=1', '[]', 'null'])
      expect(await send(text)).toEqual({ kind: 'refused', reason: 'malformed' })
  })

  test('accepts a re-serialized body: the token covers values', async () => {
    expect(await send(JSON.stringify(JSON.parse(signed()), null, 2))).toEqual(await send(signed()))
  })

  test('dedupes by status and reports a wrong amount', async () => {
    const [first, again, authorized, wrong] = await Promise.all([
      send(signed()),
      send(signed()),
      send(signed({ Status: 'AUTHORIZED' })),
      send(signed({ Amount: 1 })),
    ])
    if (first.kind !== 'payment' || authorized.kind !== 'payment' || wrong.kind !== 'payment')
      throw new Error('not a payment')
    expect(again).toEqual(first)
    expect(authorized.dedupeKey).not.toBe(first.dedupeKey)
    // the hold is reported after the payment
    expect(nextPaymentState(nextPaymentState('new', first.state), authorized.state)).toBe('paid')
    expect(
      disagreements({ paymentId, amountMinor: 148_000, currency: 'RUB', providerRef: null }, wrong),
    ).toEqual(['amount'])
    expect(
      disagreements({ paymentId, amountMinor: 148_000, currency: 'EUR', providerRef: null }, first),
    ).toEqual(['currency'])
  })

  test.each([
    ['REJECTED', 'cancelled', true],
    ['DEADLINE_EXPIRED', 'cancelled', true],
    ['REVERSED', 'cancelled', true],
    ['PARTIAL_REFUNDED', 'partly_refunded', false],
    ['REFUNDED', 'refunded', false],
  ])('reads status %s as %s', async (Status, state, isProof) =>
    expect(await send(signed({ Status }))).toMatchObject({ state, isProof }),
  )

  test('ignores receipts, cards and account links', async () => {
    expect(await send(signed({ Status: 'RECEIPT' }))).toMatchObject({
      kind: 'other',
      what: 'RECEIPT',
      paymentId,
    })
    expect(
      await send(
        signed({ NotificationType: 'LINKACCOUNT', Status: undefined, OrderId: undefined }),
      ),
    ).toMatchObject({
      what: 'LINKACCOUNT',
    })
    expect(await send(signed({ OrderId: 'an order of the old shop' }))).toMatchObject({
      kind: 'other',
      paymentId: null,
    })
  })
})

describe('closing', () => {
  test('closes an unpaid payment, also when repeated', async () => {
    const { providerRef } = await tbank.createPayment(orderOf())
    expect(await tbank.close({ paymentId, providerRef })).toBe('closed')
    expect(await tbank.fetchStatus({ paymentId, providerRef })).toMatchObject({
      state: 'cancelled',
    })
    expect(await tbank.close({ paymentId, providerRef })).toBe('closed')
  })

  test('never refunds money that has arrived', async () => {
    const { providerRef } = await tbank.createPayment(orderOf())
    fake.pay(paymentId)
    expect(await tbank.close({ paymentId, providerRef })).toBe('moved')
    expect(await tbank.fetchStatus({ paymentId, providerRef })).toMatchObject({ state: 'paid' })
  })

  test('returns unknown during an outage', async () => {
    const { providerRef } = await tbank.createPayment(orderOf())
    await fake.close()
    expect(await tbank.close({ paymentId, providerRef })).toBe('unknown')
  })
})
