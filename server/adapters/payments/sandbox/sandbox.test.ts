import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import fastifyFormbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { createLogger } from '../../../core/logger.ts'
import { connectDatabase, type Database } from '../../../db/connect.ts'
import { dropDatabase } from '../../../db/databases.ts'
import { eventually } from '../../../testing/eventually.ts'
import { movableClock, newTestDatabase } from '../../../testing/testApp.ts'
import { type FakeService, startFakeService } from '../fakes/fakeService.ts'
import { messageOf, now, orderOf, paymentId, refundOf } from '../fakes/orders.ts'
import { disagreements } from '../paymentStates.ts'
import type { Notice, PaymentOrder } from '../port.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { addSandboxPages, type SandboxTimes } from './sandboxPages.ts'
import { signSandbox } from './sandboxSignature.ts'

let database: Database
let databaseUrl: string
let merchant: FakeService
let sandbox: Sandbox
let server: FastifyInstance
/** Statuses that the merchant answers in turn; then 200. */
let answers: number[]
const clock = movableClock(now)
const said: unknown[] = []
const logger = { warn: (...words: unknown[]) => void said.push(words) }

beforeAll(async () => {
  databaseUrl = await newTestDatabase('empty')
  database = connectDatabase(databaseUrl, createLogger('silent'))
})
afterAll(async () => {
  await database.close()
  await dropDatabase(databaseUrl)
})
beforeEach(async () => {
  clock.set(now)
  answers = []
  said.length = 0
  merchant = await startFakeService(() => ({ status: answers.shift() ?? 200, body: 'OK' }))
  sandbox = connect()
  await serve()
})
afterEach(async () => {
  await sandbox.close()
  await server.close()
  await merchant.close()
  await database.db.sandboxRefund.deleteMany()
  await database.db.sandboxPayment.deleteMany()
})

const serve = async (times?: SandboxTimes) => {
  server = fastify()
  await server.register(fastifyFormbody)
  addSandboxPages(server, sandbox, times)
}
const connect = (key = Buffer.from('key of this installation'), ownOrigin: string | null = null) =>
  createSandbox({
    db: database.db,
    clock,
    logger,
    publicUrl: 'https://versta.example',
    key,
    ownOrigin,
    pauses: [10, 10],
  })
const order = (changes: Partial<PaymentOrder> = {}) =>
  orderOf({ currency: 'EUR', notificationUrl: `${merchant.url}/hook`, ...changes })
const open = async (changes: Partial<PaymentOrder> = {}) => {
  const created = await sandbox.provider.createPayment(order(changes))
  const { pathname, search } = new URL(created.payUrl)
  const path = pathname + search
  const choose = (choice: string) =>
    server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    })
  return { ...created, path, choose, key: { paymentId, providerRef: created.providerRef } }
}
const heard = (): Promise<Notice[]> =>
  Promise.all(
    merchant.calls.map(({ body, headers }) =>
      sandbox.provider.parseNotification({
        method: 'POST',
        rawBody: Buffer.from(body),
        headers,
        query: '',
      }),
    ),
  )

describe('payments', () => {
  test('returns the same payment for a repeat and refuses other terms', async () => {
    const { payUrl, providerRef, expiresAt, qrPayload } = await open()
    expect(payUrl).toBe(`https://versta.example/sandbox/pay/${providerRef}?lang=de`)
    expect([expiresAt, qrPayload]).toEqual([orderOf().expiresAt, null])
    const again = await Promise.all(
      Array.from({ length: 5 }, () => sandbox.provider.createPayment(order())),
    )
    expect(new Set(again.map((created) => created.payUrl))).toEqual(new Set([payUrl]))
    await expect(sandbox.provider.createPayment(order({ amountMinor: 1 }))).rejects.toMatchObject({
      code: 'DUPLICATE',
      providerRef,
    })
    await expect(sandbox.provider.createPayment(order({ amountMinor: 0 }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect([
      sandbox.provider.supports('JPY', 'card'),
      sandbox.provider.supports('EUR', 'sbp'),
      sandbox.provider.supports('RUB', 'sbp'),
    ]).toEqual([true, false, true])
  })

  test('reports unknown payments as pending and expired ones as canceled', async () => {
    expect(await sandbox.provider.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'pending',
    })
    const { key } = await open()
    expect(await sandbox.provider.fetchStatus(key)).toEqual({
      state: 'new',
      providerRef: key.providerRef,
      amountMinor: 148_000,
      currency: 'EUR',
      refundedMinor: 0,
    })
    expect(await sandbox.provider.fetchStatus({ ...key, providerRef: paymentId })).toMatchObject({
      state: 'pending',
    })
    clock.set(new Date('2026-11-21T12:00:00Z'))
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'cancelled' })
  })

  test('refunds once per refundId and never more than was paid, also ten in parallel', async () => {
    const { key, choose } = await open()
    const refund = refundOf({ ...key, currency: 'EUR' })
    await expect(sandbox.provider.refund(refund)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await choose('pay')
    const results = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.provider.refund(refund)),
    )
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['done']))
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({
      state: 'partly_refunded',
      refundedMinor: 48_000,
    })
    await expect(sandbox.provider.refund({ ...refund, amountMinor: 1 })).rejects.toMatchObject({
      code: 'DUPLICATE',
    })
    const rest = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        sandbox.provider.refund({ ...refund, refundId: `rest-${index}`, amountMinor: 60_000 }),
      ),
    )
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await sandbox.provider.refund({ ...refund, refundId: 'last', amountMinor: 40_000 })
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({
      state: 'refunded',
      refundedMinor: 148_000,
    })
    await eventually(() => merchant.calls.length >= 4)
    const notices = await heard()
    expect(
      notices.map((notice) => (notice.kind === 'payment' ? notice.refundedMinor : -1)).sort(),
    ).toEqual([0, 108_000, 148_000, 48_000])
  })
})

describe('payment page', () => {
  test.each([
    ['EUR', 'de', 148_050, '1.480,50 €'],
    ['EUR', 'en', 148_050, '€1,480.50'],
    ['JPY', 'en', 158_000, '¥158,000'],
    ['JPY', 'de', 158_000, '158.000 ¥'],
  ] as const)(
    'shows an amount in %s in the format of %s',
    async (currency, locale, amountMinor, text) => {
      const { path } = await open({
        currency,
        locale,
        amountMinor,
        description: '<b>Altai & "Belukha"</b>',
      })
      const { body, headers, statusCode } = await server.inject(path)
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        200,
        'no-store',
        'noindex, nofollow',
      ])
      expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<h1>${text}</h1>`)
      expect(body).toContain('&lt;b&gt;Altai &amp; &quot;Belukha&quot;&lt;/b&gt;')
      expect(body).toContain(locale === 'de' ? 'Es fließt kein Geld' : 'No money moves')
      expect(body).toContain(`<html lang="${locale === 'de' ? 'de' : 'en-US'}">`)
      expect(body).not.toContain('<script')
      expect(headers['content-security-policy']).toContain(
        "form-action 'self' https://versta.example;",
      )
    },
  )

  test('refuses unknown paths and choices', async () => {
    for (const id of ['none', '01932f5e-7b1c-7c4e-9a3d-000000000000', "' OR 1=1"]) {
      expect((await server.inject(`/sandbox/pay/${encodeURIComponent(id)}`)).statusCode).toBe(404)
    }
    const { choose, key } = await open()
    expect((await choose('steal')).statusCode).toBe(400)
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'new' })
    expect((await server.inject('/sandbox/fonts/fraunces.woff2')).headers['content-type']).toBe(
      'font/woff2',
    )
    expect((await server.inject('/sandbox/fonts/constructor')).statusCode).toBe(404)
  })

  test('notifies the shop of a payment before the browser returns', async () => {
    const { choose, key, path } = await open()
    const { statusCode, headers } = await choose('pay')
    expect([statusCode, headers.location]).toEqual([303, orderOf().successUrl])
    const [notice] = await heard()
    expect(notice).toMatchObject({
      kind: 'payment',
      paymentId,
      providerRef: key.providerRef,
      state: 'paid',
      amountMinor: 148_000,
      currency: 'EUR',
    })
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'paid' })
    // a second press in another window
    expect((await choose('pay')).statusCode).toBe(409)
    expect((await choose('decline')).statusCode).toBe(409)
    expect((await server.inject(path)).body).toContain('Diese Zahlung ist erledigt')
    expect(merchant.calls).toHaveLength(1)
  })

  test('pays once for ten parallel presses', async () => {
    const { choose } = await open()
    const codes = (await Promise.all(Array.from({ length: 10 }, () => choose('pay')))).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes.filter((code) => code === 303)).toHaveLength(1)
    expect(merchant.calls).toHaveLength(1)
  })

  test('declines a payment', async () => {
    const { choose, key, path } = await open()
    expect((await choose('decline')).headers.location).toBe(orderOf().failUrl)
    expect(await heard()).toMatchObject([{ state: 'cancelled' }])
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'cancelled' })
    expect((await server.inject(path)).body).toContain('Die Bank hat diese Zahlung abgelehnt')
  })

  test('keeps the payment open when the payer leaves', async () => {
    const { choose, key } = await open()
    expect((await choose('leave')).headers.location).toBe(orderOf().leaveUrl)
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'new' })
    expect(merchant.calls).toHaveLength(0)
    expect((await choose('pay')).statusCode).toBe(303)
  })

  test('redirects before a delayed notification, with the paid status already readable', async () => {
    const hour = 3_600_000
    await serve({ maxWaitMs: hour, delayMs: hour })
    const { choose, key } = await open()
    expect((await choose('later')).headers.location).toBe(orderOf().successUrl)
    expect(merchant.calls).toHaveLength(0)
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'paid' })
  })

  test('sends a delayed notification after the redirect', async () => {
    await serve({ maxWaitMs: 0, delayMs: 20 })
    const { choose } = await open()
    await choose('later')
    await eventually(() => merchant.calls.length === 1)
  })

  test('sends the same notification twice', async () => {
    const { choose } = await open()
    await choose('twice')
    const [first, second] = await heard()
    expect(merchant.calls).toHaveLength(2)
    expect(second).toEqual(first)
  })

  test('refuses an expired payment', async () => {
    const { choose, key, path } = await open()
    clock.set(new Date('2026-11-21T12:00:01Z'))
    const { statusCode, body } = await choose('pay')
    expect([statusCode, body]).toEqual([
      409,
      expect.stringContaining('Die Zeit zum Zahlen ist abgelaufen'),
    ])
    expect((await server.inject(path)).body).toContain(orderOf().expiredUrl)
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'cancelled' })
    expect(merchant.calls).toHaveLength(0)
  })
})

describe('notifications', () => {
  test('repeats the same notification until the merchant answers 200', async () => {
    answers = [500, 302]
    const { choose } = await open()
    await choose('pay')
    await eventually(() => merchant.calls.length === 3)
    const notices = await heard()
    expect(notices).toHaveLength(3)
    expect(
      new Set(notices.map((notice) => (notice.kind === 'payment' ? notice.dedupeKey : ''))),
    ).toHaveProperty('size', 1)
    expect(said).toEqual([])
  })

  test('gives up with a log entry; the status stays readable', async () => {
    answers = [500, 500, 500]
    const { choose, key } = await open()
    await choose('pay')
    await eventually(() => said.length > 0)
    expect(merchant.calls).toHaveLength(3)
    expect(JSON.stringify(said)).toContain(paymentId)
    expect(await sandbox.provider.fetchStatus(key)).toMatchObject({ state: 'paid' })
  })

  test('calls its own process when the public address is unreachable', async () => {
    const inside = connect(undefined, merchant.url)
    await inside.provider.createPayment(
      order({ notificationUrl: 'https://versta.example/webhooks/payments/sandbox' }),
    )
    const payment = await inside.books.findByReference(paymentId)
    if (!payment) throw new Error('no payment')
    await inside.notifier.notify(payment, 'payment.paid')
    expect(merchant.calls.map(({ path }) => path)).toEqual(['/webhooks/payments/sandbox'])
    await inside.close()
  })

  test('refuses forged, re-serialized, old and foreign notifications; accepts those of a second process', async () => {
    const { choose } = await open()
    await choose('pay')
    const { body = '', headers } = merchant.calls[0] ?? {}
    const header = String(headers?.['sandbox-signature'])
    const parse = (text: string, signature: string, provider = sandbox.provider) =>
      provider.parseNotification(messageOf(text, { 'sandbox-signature': signature }))
    const forged = { kind: 'refused', reason: 'forged' }
    expect(await parse(body, header)).toMatchObject({ kind: 'payment' })
    expect(await parse(body, header, connect().provider)).toMatchObject({ kind: 'payment' })
    expect(await parse(body, header, connect(Buffer.from('key of another')).provider)).toEqual(
      forged,
    )
    expect(await parse(body.replace('148000', '1'), header)).toEqual(forged)
    expect(await parse(JSON.stringify(JSON.parse(body), null, 1), header)).toEqual(forged)
    expect(await parse(body, header.replace(/t=\d+/, 't=1'))).toEqual(forged)
    for (const wrong of ['', 't=1,v1=', 'v1=00']) expect(await parse(body, wrong)).toEqual(forged)
    expect(await sandbox.provider.parseNotification(messageOf(body))).toEqual(forged)
    clock.set(new Date(now.getTime() + 301_000))
    expect(await parse(body, header)).toEqual({ kind: 'refused', reason: 'too_old' })
  })

  test('reports signed garbage as malformed, a wrong amount or currency as a disagreement', async () => {
    const key = Buffer.from('one more')
    const own = connect(key)
    const parse = (text: string) =>
      own.provider.parseNotification(
        messageOf(text, { 'sandbox-signature': signSandbox(text, key, now) }),
      )
    for (const text of ['', '[]', '{"id":"1"}', 'no json'])
      expect(await parse(text)).toEqual({ kind: 'refused', reason: 'malformed' })
    const event = {
      id: 'e',
      type: 'payment.paid',
      payment: { id: 'p', reference: paymentId, amount: 1, refunded: 0, currency: 'JPY' },
    }
    const notice = await parse(JSON.stringify(event))
    if (notice.kind !== 'payment') throw new Error('not a payment')
    expect(
      disagreements(
        { paymentId, amountMinor: 148_000, currency: 'EUR', providerRef: null },
        notice,
      ),
    ).toEqual(['amount', 'currency'])
    await own.close()
  })
})
