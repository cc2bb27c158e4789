import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { startFakeBotApi } from '../../adapters/senders/fakes/telegram.ts'
import { newPerson } from '../../domains/accounts/accounts.fixtures.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { addSenderWebhooks } from './senders.ts'

const secret = 'webhook_secret_of_the_bot'
let api: FakeService
let world: TestApp
let server: FastifyInstance
/** Another process on the same database, such as one that receives the webhook. */
let other: FastifyInstance
beforeAll(async () => {
  api = await startFakeBotApi('12:secret')
  world = await createTestApp('empty', {
    PUBLIC_URL: 'https://versta.example',
    TELEGRAM_BOT_TOKEN: '12:secret',
    TELEGRAM_BOT_USERNAME: 'versta_bot',
    TELEGRAM_WEBHOOK_SECRET: secret,
    TELEGRAM_BOT_URL: api.url,
    TELEGRAM_GATEWAY_TOKEN: 'TEST_TOKEN',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_TEMPLATE: 'code',
    WHATSAPP_APP_SECRET: 'app',
    WHATSAPP_VERIFY_TOKEN: 'verify me',
    MESSAGE_OUTBOX: 'on',
  })
  server = fastify()
  addSenderWebhooks(server, world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
  await api.close()
})
beforeEach(async () => {
  api.calls.splice(0)
  await world.app.db.codeReport.deleteMany()
})

const json = { 'content-type': 'application/json' }
let updateId = 0
const update = (
  message: object,
  {
    id = ++updateId,
    headers = { 'x-telegram-bot-api-secret-token': secret } as Record<string, string>,
  } = {},
) =>
  server.inject({
    method: 'POST',
    url: '/webhooks/telegram/bot',
    headers: { ...json, ...headers },
    body: JSON.stringify({ update_id: id, message: { message_id: 1, date: 1, ...message } }),
  })
const from = (id: number) => ({
  chat: { id, type: 'private' },
  from: { id, is_bot: false, first_name: 'Anna', language_code: 'en' },
})
const said = (): string[] => api.calls.map((call) => String(call.json?.text))
let lastPhone = 493_012_345_600

/**
 * Creates a person with a number and requests a code by the bot. @returns the number and the nonce
 * of the link
 */
const asked = async () => {
  const phone = `+${++lastPhone}`
  await world.app.db.user.create({
    data: { firstName: newPerson().firstName, phone, isPhoneConfirmed: true },
  })
  const { sendAuthCode } = await world.ask<{ sendAuthCode: { openUrl: string } }>(
    'mutation ($login: String!) { sendAuthCode(login: $login, codeSender: TELEGRAM_WITH_PHONE_REQUEST) { openUrl } }',
    { login: phone },
    { ip: phone },
  )
  await world.runJobs()
  return { phone, nonce: new URL(sendAuthCode.openUrl).searchParams.get('start') ?? '' }
}

test('requests the number via the bot and sends a code that logs in', async () => {
  const { phone, nonce } = await asked()
  expect((await update({ ...from(5), text: `/start ${nonce}` })).statusCode).toBe(200)
  expect(
    (await update({ ...from(5), contact: { phone_number: phone.slice(1), user_id: 5 } }))
      .statusCode,
  ).toBe(200)
  const code = /\b\d{5}\b/.exec(said().at(-1) ?? '')?.[0]
  const { data } = await world.run(
    'mutation ($login: String!, $code: String!) { logInByCode(login: $login, code: $code) { __typename } }',
    { login: phone, code },
    { ip: `${phone} logs in` },
  )
  expect(data).toMatchObject({ logInByCode: { __typename: 'LogInSuccess' } })
})

test('sends a code from another process than the one that created it, and stores codes encrypted', async () => {
  const { phone, nonce } = await asked()
  const { code } = await world.app.db.telegramLink.findUniqueOrThrow({ where: { nonce } })
  expect(Buffer.from(code).toString('latin1')).not.toMatch(/\d{5}/)
  other = fastify()
  addSenderWebhooks(other, { ...world.app })
  await update({ ...from(6), text: `/start ${nonce}` })
  const body = JSON.stringify({
    update_id: ++updateId,
    message: { ...from(6), contact: { phone_number: phone, user_id: 6 } },
  })
  const headers = { ...json, 'x-telegram-bot-api-secret-token': secret }
  await other.inject({ method: 'POST', url: '/webhooks/telegram/bot', headers, body })
  await other.close()
  expect(said().at(-1)).toMatch(/\b\d{5} is your Versta code/)
  expect(await world.app.db.telegramLink.count({ where: { nonce } })).toBe(0)
})

test('sends the code once when an update arrives twice in parallel', async () => {
  const { phone, nonce } = await asked()
  await update({ ...from(7), text: `/start ${nonce}` })
  const contact = { ...from(7), contact: { phone_number: phone, user_id: 7 } }
  const id = ++updateId
  await Promise.all([update(contact, { id }), update(contact, { id }), update(contact)])
  expect(said().filter((text) => /\b\d{5} is/.test(text))).toHaveLength(1)
})

test('rejects an expired link, and one that another chat has opened', async () => {
  const { nonce } = await asked()
  await update({ ...from(8), text: `/start ${nonce}` })
  await update({ ...from(9), text: `/start ${nonce}` })
  expect(said().at(-1)).toMatch(/no longer good/)
  const later = await asked()
  const start = world.clock.now()
  world.clock.set(new Date(start.getTime() + 11 * 60_000))
  await update({ ...from(10), text: `/start ${later.nonce}` })
  world.clock.set(start)
  expect(said().at(-1)).toMatch(/no longer good/)
})

test.each<Record<string, string>>([{}, { 'x-telegram-bot-api-secret-token': 'another' }])(
  'rejects an update without the secret: %j',
  async (headers) => {
    const { nonce } = await asked()
    expect((await update({ ...from(11), text: `/start ${nonce}` }, { headers })).statusCode).toBe(
      403,
    )
    expect(said()).toEqual([])
  },
)

const gateway = (body: string, { at = world.clock.now(), token = 'TEST_TOKEN' } = {}) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = createHash('sha256').update(token).digest()
  const signature = createHmac('sha256', key).update(`${timestamp}\n${body}`).digest('hex')
  const headers = { ...json, 'x-request-timestamp': timestamp, 'x-request-signature': signature }
  return server.inject({ method: 'POST', url: '/webhooks/telegram/gateway', headers, body })
}

test('stores a signed gateway report once and rejects a forged or old one', async () => {
  const body = '{"request_id":"abc","delivery_status":{"status":"expired","updated_at":1}}'
  expect([(await gateway(body)).statusCode, (await gateway(body)).statusCode]).toEqual([200, 200])
  expect(
    await world.app.db.codeReport.findMany({
      select: { dedupeKey: true, state: true, error: true },
    }),
  ).toEqual([{ dedupeKey: 'telegram:abc:expired', state: 'expired', error: 'UNREACHABLE' }])
  expect((await gateway('{"request_id":"abd"}', { token: 'OTHER' })).statusCode).toBe(403)
  expect(
    (await gateway('{"request_id":"abd"}', { at: new Date(world.clock.now().getTime() - 301_000) }))
      .statusCode,
  ).toBe(403)
  expect(await world.app.db.codeReport.count()).toBe(1)
})

const whatsapp = (body: string, appSecret = 'app') => {
  const headers = {
    ...json,
    'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  }
  return server.inject({ method: 'POST', url: '/webhooks/whatsapp', headers, body })
}

test('stores each status of a WhatsApp message once, in any order', async () => {
  const status = (id: string, state: string, extra = {}) => ({
    id,
    status: state,
    timestamp: '1',
    recipient_id: '49',
    ...extra,
  })
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          { field: 'messages', value: { statuses: [status('a', 'read'), status('a', 'sent')] } },
        ],
      },
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: { statuses: [status('b', 'failed', { errors: [{ code: 131_026 }] })] },
          },
        ],
      },
    ],
  })
  expect([
    (await whatsapp(body)).statusCode,
    (await whatsapp(body)).statusCode,
    (await whatsapp(body, 'other')).statusCode,
  ]).toEqual([200, 200, 403])
  expect(
    (await world.app.db.codeReport.findMany()).map(({ dedupeKey, error }) => [dedupeKey, error]),
  ).toEqual(
    expect.arrayContaining([
      ['whatsapp:a:read', null],
      ['whatsapp:a:sent', null],
      ['whatsapp:b:failed', 'UNREACHABLE'],
    ]),
  )
  expect(await world.app.db.codeReport.count()).toBe(3)
})

test('returns the WhatsApp challenge only for the agreed token', async () => {
  const ask = (word: string) =>
    server.inject(
      `/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${encodeURIComponent(word)}&hub.challenge=1158`,
    )
  expect((await ask('verify me')).body).toBe('1158')
  expect((await ask('verify you')).statusCode).toBe(403)
})

test('sets the callback URL of the gateway for an https site', () => {
  expect(world.app.env.messaging.senders.telegramGateway?.callbackUrl).toBe(
    'https://versta.example/webhooks/telegram/gateway',
  )
})

test('answers 404 for a service that is not configured', async () => {
  const bare = await createTestApp('empty')
  const plain = fastify()
  addSenderWebhooks(plain, bare.app)
  for (const url of ['/webhooks/telegram/bot', '/webhooks/telegram/gateway', '/webhooks/whatsapp'])
    expect(
      (await plain.inject({ method: 'POST', url, headers: json, body: '{}' })).statusCode,
    ).toBe(404)
  await plain.close()
  await bare.close()
})
