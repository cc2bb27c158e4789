import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type FakeSberbank, startFakeSberbank } from '../fakes/fakeSberbank.ts'
import { formMessage, now, orderOf, paymentId, queryMessage, refundOf } from '../fakes/orders.ts'
import { orderNumberOf } from '../orderNumber.ts'
import { disagreements, nextPaymentState } from '../paymentStates.ts'
import type { PaymentProvider } from '../port.ts'
import { createSberbank, type SberbankConfig } from './sberbank.ts'
import {
  checksumText,
  isChecksumRight,
  readCallbackKey,
  sharedChecksum,
} from './sberbankChecksum.ts'

const login = { userName: 'versta-api', password: 'gateway-pass' }
const shared = { kind: 'shared', key: 'yourSecretToken' } as const
const number = orderNumberOf(paymentId)

let fake: FakeSberbank
let sberbank: PaymentProvider
const connect = (changes: Partial<SberbankConfig> = {}) =>
  createSberbank(
    {
      ...login,
      apiUrl: `${fake.url}/payment/rest`,
      bodies: 'form',
      callbackKey: shared,
      timeoutMs: 30_000,
      ...changes,
    },
    { now: () => now },
  )
beforeEach(async () => {
  fake = await startFakeSberbank(login)
  sberbank = connect()
})
afterEach(() => fake.close())

describe('checksum vectors', () => {
  const publicKey =
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwtuGKbQ4WmfdV1gjWWys5jyHKTWXnxX3zVa5/Cx5aKwJpOsjrXnHh6l8bOPQ6Sgj3iSeKJ9plZ3i7rPjkfmwqUOJ1eLU5NvGkVjOgyi11aUKgEKwS5Iq5HZvXmPLzu+U22EUCTQwjBqnE/Wf0hnIwYABDgc0fJeJJAHYHMBcJXTuxF8DmDf4DpbLrQ2bpGaCPKcX+04POS4zVLVCHF6N6gYtM7U2QXYcTMTGsAvmIqSj1vddGwvNGeeUVoPbo6enMBbvZgjN5p6j3ItTziMbVba3m/u7bU1dOG2/79UpGAGR10qEFHiOqS6WpO7CuIR2tL9EznXRc7D9JZKwGfoY/QIDAQAB'
  const signature =
    '9524FD765FB1BABFB1F42E4BC6EF5A4B07BAA3F9C809098ACBB462618A9327539F975FEDB4CF6EC1556FF88BA74774342AF4F5B51BA63903BE9647C670EBD962467282955BD1D57B16935C956864526810870CD32967845EBABE1C6565C03F94FF66907CEDB54669A1C74AC1AD6E39B67FA7EF6D305A007A474F03B80FD6C965656BEAA74E09BB1189F4B32E622C903DC52843C454B7ACF76D6F76324C27767DE2FF6E7217716C19C530CA7551DB58268CC815638C30F3BCA3270E1FD44F63C14974B108E65C20638ECE2F2D752F32742FFC5077415102706FA5235D310D4948A780B08D1B75C8983F22F211DFCBF14435F262ADDA6A97BFEB6D332C3D51010B'

  test.each([
    [
      'ooc7slpvc61k7sf7ma7p4hrefr',
      {
        status: '1',
        orderNumber: '2003',
        operation: 'approved',
        mdOrder: '06cf5599-3f17-7c86-bdbc-bd7d00a8b38b',
      },
      'mdOrder;06cf5599-3f17-7c86-bdbc-bd7d00a8b38b;operation;approved;orderNumber;2003;status;1;',
      'EAF2FB72CAB99FD5067F4BA493DD84F4D79C1589FDE8ED29622F0F07215AA972',
    ],
    [
      'yourSecretToken',
      {
        amount: '123456',
        mdOrder: '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe',
        operation: 'deposited',
        orderNumber: '10747',
        status: '1',
      },
      'amount;123456;mdOrder;3ff6962a-7dcc-4283-ab50-a6d7dd3386fe;operation;deposited;orderNumber;10747;status;1;',
      '51C892147225ABE87798CB02979D70EF46D0AE79B5AA3B28B1C260BE286C50A9',
    ],
  ])('computes the checksum with key %s', (key, fields, text, checksum) => {
    expect(checksumText(Object.entries({ ...fields, checksum: 'x', sign_alias: 'y' }))).toBe(text)
    expect(sharedChecksum(text, key)).toBe(checksum)
    expect(isChecksumRight(text, checksum.toLowerCase(), { kind: 'shared', key })).toBe(true)
    expect(isChecksumRight(text, `${checksum.slice(1)}0`, { kind: 'shared', key })).toBe(false)
  })

  test('verifies RSA signatures by SHA-512', () => {
    const text =
      'amount;35000099;mdOrder;12b59da8-f68f-7c8d-12b5-9da8000826ea;operation;deposited;status;1;'
    const key = { kind: 'public', key: readCallbackKey(publicKey) } as const
    expect(isChecksumRight(text, signature, key)).toBe(true)
    const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`
    expect(isChecksumRight(text, signature, { kind: 'public', key: readCallbackKey(pem) })).toBe(
      true,
    )
    expect(isChecksumRight(text.replace('35000099', '1'), signature, key)).toBe(false)
    for (const checksum of ['', 'zz', signature.slice(2)])
      expect(isChecksumRight(text, checksum, key)).toBe(false)
  })
})

describe('payments', () => {
  test.each(['form', 'json'] as const)(
    "creates a card payment on the bank's page with a %s body",
    async (bodies) => {
      const bank = connect({ bodies })
      const created = await bank.createPayment(orderOf())
      expect(created).toMatchObject({
        providerRef: fake.orders[0]?.mdOrder,
        qrPayload: null,
        expiresAt: orderOf().expiresAt,
      })
      expect(created.payUrl).toContain(`mdOrder=${created.providerRef}`)
      expect(fake.orders[0]).toMatchObject({ orderNumber: number, amount: 148_000 })
      expect(number).toHaveLength(32)
      await expect(bank.createPayment(orderOf())).rejects.toMatchObject({
        code: 'DUPLICATE',
        providerRef: created.providerRef,
      })
      expect(fake.orders).toHaveLength(1)
    },
  )

  test("sends the payment's time limit to the bank", async () => {
    await sberbank.createPayment(orderOf())
    expect(Object.fromEntries(new URLSearchParams(fake.calls[0]?.body))).toMatchObject({
      sessionTimeoutSecs: '7200',
      currency: '643',
      language: 'de',
      dynamicCallbackUrl: orderOf().notificationUrl,
    })
  })

  test('returns SBP as a QR link, again in a repeat', async () => {
    const created = await sberbank.createPayment(orderOf({ method: 'sbp' }))
    expect(created).toMatchObject({
      payUrl: 'https://qr.nspk.ru/AD70906e55',
      qrPayload: 'https://qr.nspk.ru/AD70906e55',
    })
    expect(await sberbank.createPayment(orderOf({ method: 'sbp' }))).toEqual(created)
    expect(fake.orders).toHaveLength(1)
  })

  test('reports wrong keys, limits, maintenance and timeouts', async () => {
    const error = await connect({ password: 'wrong-pass' })
      .createPayment(orderOf())
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'CONFIG', providerCode: '5' })
    expect(String(error)).not.toContain('wrong-pass')
    for (const [errorCode, code] of [
      ['3', 'BAD_REQUEST'],
      ['4', 'BAD_REQUEST'],
      ['7', 'TEMPORARY'],
    ]) {
      fake.misbehave({ body: { errorCode } })
      await expect(sberbank.createPayment(orderOf())).rejects.toMatchObject({ code })
    }
    fake.misbehave({ status: 429, body: { errorCode: '0' } })
    await expect(sberbank.createPayment(orderOf())).rejects.toMatchObject({ code: 'TEMPORARY' })
    fake.misbehave('silent')
    const impatient = connect({ timeoutMs: 100 })
    await expect(impatient.createPayment(orderOf())).rejects.toMatchObject({ code: 'TEMPORARY' })
    expect(await impatient.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'pending',
    })
    fake.misbehave(null)
    expect(await sberbank.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'new',
      providerRef: fake.orders[0]?.mdOrder,
    })
    const never = { paymentId: '01932f5e-7b1c-7c4e-9a3d-000000000000', providerRef: null }
    expect(await sberbank.fetchStatus(never)).toMatchObject({ state: 'pending' })
  })

  test('goes from new to refunded and executes a repeated refund once', async () => {
    const { providerRef } = await sberbank.createPayment(orderOf())
    const key = { paymentId, providerRef }
    expect(await sberbank.fetchStatus(key)).toEqual({
      state: 'new',
      providerRef,
      amountMinor: 148_000,
      currency: 'RUB',
      refundedMinor: 0,
    })
    fake.pay(number)
    expect(await sberbank.fetchStatus(key)).toMatchObject({ state: 'paid' })
    const refund = refundOf({ providerRef })
    expect(await sberbank.refund(refund)).toEqual({ providerRef, state: 'done' })
    expect(await sberbank.refund({ ...refund, isRepeat: true })).toEqual({
      providerRef,
      state: 'done',
    })
    expect(fake.orders[0]?.refunded).toBe(48_000)
    expect(await sberbank.fetchStatus(key)).toMatchObject({
      state: 'partly_refunded',
      refundedMinor: 48_000,
    })
    // refunded in the bank's back office: a person must decide
    await expect(
      sberbank.refund(refundOf({ providerRef, amountMinor: 1000 })),
    ).rejects.toMatchObject({ code: 'DUPLICATE' })
    await sberbank.refund(
      refundOf({ providerRef, amountMinor: 100_000, refundedBeforeMinor: 48_000 }),
    )
    expect(await sberbank.fetchStatus(key)).toMatchObject({ state: 'refunded' })
  })

  test.each([
    [1, 'authorized'],
    [3, 'cancelled'],
    [5, 'new'],
    [6, 'cancelled'],
    [99, 'pending'],
  ])('maps order status %p to %s', async (orderStatus, state) => {
    await sberbank.createPayment(orderOf())
    Object.assign(fake.orders[0] ?? {}, { orderStatus })
    expect(await sberbank.fetchStatus({ paymentId, providerRef: null })).toMatchObject({ state })
  })
})

describe('callbacks', () => {
  const fields = {
    mdOrder: 'md-1',
    orderNumber: number,
    operation: 'deposited',
    status: '1',
    amount: '148000',
    callbackCreationDate: 'Sat Nov 21 13:00:00 MSK 2026',
  }
  const signed = (changes: Record<string, string> = {}, key: string = shared.key) => {
    const all = { ...fields, ...changes }
    return {
      ...all,
      checksum: sharedChecksum(checksumText(Object.entries(all)), key),
      sign_alias: 'SHA-256 with RSA',
    }
  }
  const send = (sent: Record<string, string>, by = queryMessage, bank = sberbank) =>
    bank.parseNotification(by(sent))
  const payment = {
    kind: 'payment',
    dedupeKey: 'md-1:deposited:1:148000',
    paymentId,
    providerRef: 'md-1',
    state: 'paid',
    amountMinor: 148_000,
    currency: 'RUB',
    refundedMinor: null,
    isProof: true,
  }

  test('reads a payment by GET and POST and acknowledges it with 200', async () => {
    expect(await send(signed())).toEqual(payment)
    expect(await send(signed(), formMessage)).toEqual(payment)
    expect(sberbank.acknowledge({ kind: 'probe' })).toMatchObject({ status: 200 })
  })

  test('accepts any field order and any enabled field', async () => {
    const sent = signed({ терминал: 'А+1; №2' })
    expect(await send(Object.fromEntries(Object.entries(sent).reverse()))).toEqual(payment)
  })

  test("verifies with the bank's public key", async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const bank = connect({ callbackKey: { kind: 'public', key: publicKey } })
    const checksum = sign(
      'RSA-SHA512',
      Buffer.from(checksumText(Object.entries(fields))),
      privateKey,
    )
      .toString('hex')
      .toUpperCase()
    expect(await send({ ...fields, checksum }, queryMessage, bank)).toEqual(payment)
    expect(await send({ ...fields, amount: '1', checksum }, queryMessage, bank)).toEqual({
      kind: 'refused',
      reason: 'forged',
    })
    // nobody can sign with the public key as an HMAC key
    expect(
      await send(
        signed({}, publicKey.export({ format: 'pem', type: 'spki' }).toString()),
        queryMessage,
        bank,
      ),
    ).toMatchObject({
      reason: 'forged',
    })
  })

  test('refuses forged, unsigned and empty callbacks, other merchants and duplicate names', async () => {
    const forged = { kind: 'refused', reason: 'forged' }
    expect(await send({ ...signed(), amount: '1' })).toEqual(forged)
    expect(await send(fields)).toEqual(forged)
    expect(await send(signed({}, 'key of another merchant'))).toEqual(forged)
    const malformed = { kind: 'refused', reason: 'malformed' }
    expect(await send({})).toEqual(malformed)
    expect(await send(signed({ status: '2' }))).toEqual(malformed)
    const twice = { ...queryMessage(signed()), query: `${queryMessage(signed()).query}&amount=1` }
    expect(await sberbank.parseNotification(twice)).toEqual(malformed)
  })

  test('dedupes repeats, ignores a late hold, reports a wrong amount and currency', async () => {
    const [first, again, late, wrong] = await Promise.all([
      send(signed()),
      send(signed()),
      send(signed({ operation: 'approved' })),
      send(signed({ amount: '1', currency: '840' })),
    ])
    if (first.kind !== 'payment' || late.kind !== 'payment' || wrong.kind !== 'payment')
      throw new Error('not a payment')
    expect(again).toEqual(first)
    expect(late.dedupeKey).not.toBe(first.dedupeKey)
    expect(nextPaymentState(nextPaymentState('new', first.state), late.state)).toBe('paid')
    const agreed = { paymentId, amountMinor: 148_000, currency: 'RUB', providerRef: 'md-1' }
    expect([disagreements(agreed, first), disagreements(agreed, wrong)]).toEqual([
      [],
      ['amount', 'currency'],
    ])
  })

  test('treats a callback without an amount, or of a refund, as a hint', async () => {
    const { amount, ...short } = fields
    const checksum = sharedChecksum(checksumText(Object.entries(short)), shared.key)
    expect(await send({ ...short, checksum })).toMatchObject({
      state: 'paid',
      amountMinor: null,
      isProof: false,
    })
    expect(await send(signed({ operation: 'refunded' }))).toMatchObject({
      amountMinor: null,
      isProof: false,
    })
    expect(amount).toBe('148000')
  })

  test.each([
    ['reversed', '1', 'payment'],
    ['declinedByTimeout', '1', 'payment'],
    ['deposited', '0', 'other'],
    ['bindingCreated', '1', 'other'],
  ])('reads %s with status %s as %s', async (operation, status, kind) =>
    expect(await send(signed({ operation, status }))).toMatchObject({ kind }),
  )
})

describe('closing', () => {
  test('closes an unpaid payment, also when repeated', async () => {
    const { providerRef } = await sberbank.createPayment(orderOf())
    expect(await sberbank.close({ paymentId, providerRef })).toBe('closed')
    expect(await sberbank.fetchStatus({ paymentId, providerRef })).toMatchObject({
      state: 'cancelled',
    })
    expect(await sberbank.close({ paymentId, providerRef })).toBe('closed')
  })

  test('never refunds money that has arrived', async () => {
    const { providerRef } = await sberbank.createPayment(orderOf())
    fake.pay(number)
    expect(await sberbank.close({ paymentId, providerRef })).toBe('moved')
    expect(await sberbank.fetchStatus({ paymentId, providerRef })).toMatchObject({ state: 'paid' })
  })

  test('returns unknown during an outage', async () => {
    const { providerRef } = await sberbank.createPayment(orderOf())
    await fake.close()
    expect(await sberbank.close({ paymentId, providerRef })).toBe('unknown')
  })
})
