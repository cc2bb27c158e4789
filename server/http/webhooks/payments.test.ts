import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fastifyFormbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { now, paymentId } from '../../adapters/payments/fakes/orders.ts'
import { createMoneta } from '../../adapters/payments/moneta/moneta.ts'
import { monetaSignature } from '../../adapters/payments/moneta/monetaSignature.ts'
import type { PaymentProvider } from '../../adapters/payments/port.ts'
import { createStripe } from '../../adapters/payments/stripe/stripe.ts'
import { createTbank } from '../../adapters/payments/tbank/tbank.ts'
import { tbankToken } from '../../adapters/payments/tbank/tbankToken.ts'
import { addPaymentWebhooks, type OnPaymentNotification, paymentWebhookPath } from './payments.ts'

const clock = { now: () => now }
const webhookSecret = 'whsec_do_not_log'
const terminal = { terminalKey: '17DEMO', password: 'terminal_do_not_log' }
const account = { accountId: '54600817', integrityCode: 'code_do_not_log' }
const providers = [
  createStripe({ secretKey: 'sk_test_do_not_log', webhookSecrets: [webhookSecret] }, clock),
  createTbank({ ...terminal, apiUrl: 'http://127.0.0.1:1' }),
  createMoneta(
    {
      ...account,
      formUrl: 'https://moneta.ru/assistant.htm',
      apiUrl: 'http://127.0.0.1:1',
      userName: 'u',
      password: 'p',
      paymentPassword: 'pp',
    },
    clock,
  ),
]

let server: FastifyInstance
let heard: Parameters<OnPaymentNotification>[]
let apply: OnPaymentNotification
let log: string
beforeEach(async () => {
  heard = []
  log = ''
  apply = async () => undefined
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  server = fastify({ logger: { level: 'warn', stream } })
  await server.register(fastifyFormbody)
  addPaymentWebhooks(server, {
    providers: {
      byName: (name) =>
        providers.find((provider): provider is PaymentProvider => provider.name === name) ?? null,
    },
    onNotification: async (...given) => {
      heard.push(given)
      return apply(...given)
    },
  })
})
afterEach(() => server.close())

const event = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  livemode: false,
  data: {
    object: {
      id: 'cs_1',
      client_reference_id: paymentId,
      amount_total: 5,
      currency: 'eur',
      payment_status: 'paid',
    },
  },
})
const sendStripe = (payload = event, secret = webhookSecret) => {
  const timestamp = Math.floor(now.getTime() / 1000)
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  return server.inject({
    method: 'POST',
    url: '/webhooks/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
}
const post = (url: string, payload: string, type: string) =>
  server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
const moneta = (changes: Record<string, string> = {}) => {
  const fields = {
    MNT_ID: account.accountId,
    MNT_TRANSACTION_ID: paymentId,
    MNT_OPERATION_ID: '1',
    MNT_AMOUNT: '1.00',
    MNT_CURRENCY_CODE: 'RUB',
    ...changes,
  }
  return new URLSearchParams({
    ...fields,
    MNT_SIGNATURE: monetaSignature('notification', fields, account.integrityCode),
  }).toString()
}

test('passes a notification on with its bytes and acknowledges it as each provider requires', async () => {
  expect((await sendStripe()).statusCode).toBe(200)
  expect(heard[0]?.[0]).toMatchObject({ kind: 'payment', paymentId, state: 'paid' })
  expect(heard[0]?.[1].message.rawBody.toString()).toBe(event)

  const fields = {
    TerminalKey: terminal.terminalKey,
    OrderId: paymentId,
    Status: 'CONFIRMED',
    PaymentId: 7,
    Amount: 5,
  }
  const tbank = await post(
    paymentWebhookPath('TBANK'),
    JSON.stringify({ ...fields, Token: tbankToken(fields, terminal.password) }),
    'application/json',
  )
  expect([tbank.statusCode, tbank.body]).toEqual([200, 'OK'])

  for (const paid of [
    await post(paymentWebhookPath('MONETA'), moneta(), 'application/x-www-form-urlencoded'),
    await server.inject(`${paymentWebhookPath('MONETA')}?${moneta()}`),
  ]) {
    expect([paid.statusCode, paid.body]).toEqual([200, 'SUCCESS'])
  }
  expect(heard.map(([notice]) => notice.kind)).toEqual(['payment', 'payment', 'payment', 'payment'])
})

test('answers a check with the result of the callback', async () => {
  apply = async () => ({ kind: 'paid' })
  const check = await server.inject(
    `${paymentWebhookPath('MONETA')}?${moneta({ MNT_COMMAND: 'CHECK' })}`,
  )
  expect(check.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(check.body).toContain('<MNT_RESULT_CODE>200</MNT_RESULT_CODE>')
})

test('answers a probe without calling the callback', async () => {
  const probe = await server.inject(paymentWebhookPath('MONETA'))
  expect([probe.statusCode, probe.body, heard]).toEqual([200, 'SUCCESS', []])
})

test('rejects forged, re-serialized and malformed notifications and logs no secrets', async () => {
  expect((await sendStripe(event, 'whsec_other')).statusCode).toBe(403)
  expect((await sendStripe('{"id":"evt_1"}')).statusCode).toBe(400)
  expect(
    (await post('/webhooks/payments/tbank', '{"Pan":"430000******0777"}', 'application/json'))
      .statusCode,
  ).toBe(403)
  expect((await post('/webhooks/payments/tbank', 'no json', 'application/json')).statusCode).toBe(
    400,
  )
  expect((await post('/webhooks/payments/tbank', '', 'application/json')).statusCode).toBe(400)
  expect(heard).toEqual([])
  expect(log).toContain('a payment notification was refused')
  expect(log).not.toMatch(/do_not_log|430000|v1=/)
})

test('answers 404 for a provider that is unknown or not enabled', async () => {
  for (const name of ['paypal', 'sberbank', 'sandbox', 'constructor']) {
    expect((await post(`/webhooks/payments/${name}`, '{}', 'application/json')).statusCode).toBe(
      404,
    )
  }
})

test('answers 500 to have a failed notification sent again', async () => {
  apply = async () => {
    throw new Error('the database is away')
  }
  const { statusCode, body } = await sendStripe()
  expect([statusCode, body]).toEqual([500, 'FAIL'])
  expect(log).toContain('evt_1')
  expect(log).not.toContain('do_not_log')
})

test('passes ten parallel copies on as the same notification', async () => {
  const copies = await Promise.all(Array.from({ length: 10 }, () => sendStripe()))
  expect(new Set(copies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(heard.map(([notice]) => JSON.stringify(notice)))).toHaveProperty('size', 1)
})

test('rejects a large body before reading it', async () => {
  expect(
    (await post('/webhooks/payments/stripe', 'x'.repeat(300_000), 'text/plain')).statusCode,
  ).toBe(413)
})
