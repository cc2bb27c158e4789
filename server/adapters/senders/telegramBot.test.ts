import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FakeService } from '../../testing/fakeService.ts'
import { startFakeBotApi } from './fakes/telegram.ts'
import { handleTelegramUpdate } from './handleTelegramUpdate.ts'
import { createTelegramBot, createTelegramPhoneRequest, isTelegramCall } from './telegramBot.ts'
import { createFakeTelegramLinks } from './fakes/telegramLinks.ts'
import type { TelegramLinkStore } from './telegramLinks.ts'

let api: FakeService
beforeAll(async () => {
  api = await startFakeBotApi('12:secret')
})
afterAll(() => api.close())

let now: Date
const clock = { now: () => now }
let links: TelegramLinkStore
let updateId: number
beforeEach(() => {
  now = new Date('2026-05-12T09:00:00Z')
  links = createFakeTelegramLinks(clock)
  updateId = 100
  api.calls.splice(0)
})

const bot = () => createTelegramBot({ baseUrl: api.url, token: '12:secret' })
const handle = (message: object, id = ++updateId) =>
  handleTelegramUpdate(
    { update_id: id, message: { message_id: 1, date: 1, ...message } },
    { links, bot: bot(), now: clock.now() },
  )
const from = (id: number, language_code = 'en') => ({
  chat: { id, type: 'private' },
  from: { id, is_bot: false, first_name: 'Anna', language_code },
})
const own = (id: number, phone_number: string) => ({
  ...from(id),
  contact: { phone_number, first_name: 'Anna', user_id: id },
})

const ask = async (to = '+493012345678') => {
  const outcome = await createTelegramPhoneRequest(links, clock).send({
    to,
    code: '40917',
    locale: 'en',
    ttlSec: 600,
    requestId: crypto.randomUUID(),
  })
  if (outcome.status === 'failed') throw new Error(outcome.error)
  return outcome
}
const said = () => api.calls.map(({ json }) => json?.text)

test('sends the code once, after the person opens the link and shares the number', async () => {
  const { providerId: nonce } = await ask()
  expect(await handle({ ...from(5), text: `/start ${nonce}` })).toBe('asked')
  expect(api.calls[0]?.json?.reply_markup).toMatchObject({
    keyboard: [[{ text: 'Share my number', request_contact: true }]],
  })
  now = new Date('2026-05-12T09:03:00Z')
  // Telegram may omit the plus
  expect(await handle(own(5, '493012345678'))).toEqual({
    delivered: { status: 'sent', providerId: '7' },
  })
  expect(said().at(-1)).toBe(
    '40917 is your Versta code. It works for 7 minutes. Nobody from Versta will ask you for it.',
  )
  expect(await handle(own(5, '493012345678'))).toBe('gone')
  expect(said().filter((text) => String(text).includes('40917'))).toHaveLength(1)
})

test('handles a repeated update once', async () => {
  const { providerId: nonce } = await ask()
  await handle({ ...from(5), text: `/start ${nonce}` })
  const results = await Promise.all([
    handle(own(5, '+493012345678'), 900),
    handle(own(5, '+493012345678'), 900),
  ])
  expect(results.filter((result) => result === 'repeated')).toHaveLength(1)
  expect(said().filter((text) => String(text).includes('40917'))).toHaveLength(1)
})

test('sends no code for a contact of another person or without an account', async () => {
  const { providerId: nonce } = await ask()
  await handle({ ...from(5), text: `/start ${nonce}` })
  expect(await handle({ ...from(5), contact: { phone_number: '+493012345678', user_id: 6 } })).toBe(
    'foreign',
  )
  expect(await handle({ ...from(5), contact: { phone_number: '+493012345678' } })).toBe('foreign')
  expect(said().join(' ')).not.toContain('40917')
})

test('sends no code to an account with another number', async () => {
  const { providerId: nonce } = await ask()
  await handle({ ...from(5), text: `/start ${nonce}` })
  expect(await handle(own(5, '+493012345679'))).toBe('mismatch')
  expect(said().join(' ')).not.toContain('40917')
})

test('accepts a link in one chat only and until it expires', async () => {
  const { providerId: nonce } = await ask()
  await handle({ ...from(5), text: `/start ${nonce}` })
  expect(await handle({ ...from(6), text: `/start ${nonce}` })).toBe('gone')
  now = new Date('2026-05-12T09:10:00Z')
  expect(await handle(own(5, '+493012345678'))).toBe('gone')
  expect(await handle({ ...from(5, 'de-AT'), text: '/start made-up' })).toBe('gone')
  expect(said().at(-1)).toContain('Dieser Link gilt nicht mehr')
})

test.each([
  ['a group', { chat: { id: -5, type: 'group' }, from: { id: 5 }, text: '/start x' }],
  ['a bot', { chat: { id: 5, type: 'private' }, from: { id: 5, is_bot: true }, text: '/start x' }],
  ['small talk', { ...from(5), text: 'hello' }],
])('does not reply to %s', async (_, message) => {
  expect(await handle(message)).toBe('ignored')
  expect(api.calls).toEqual([])
})

test('ignores malformed and unrelated updates', async () => {
  for (const body of [null, 'x', {}, { update_id: 'x' }, { update_id: 1, poll: {} }])
    expect(await handleTelegramUpdate(body, { links, bot: bot(), now: clock.now() })).toBe(
      'ignored',
    )
})

test.each([
  [403, 'UNREACHABLE'],
  [429, 'RATE_LIMITED'],
  [500, 'TEMPORARY'],
] as const)('reports status %i of the Bot API as %s', async (chatId, error) =>
  expect(await bot().sendMessage({ chatId, text: 'x', keyboard: { kind: 'none' } })).toMatchObject({
    status: 'failed',
    error,
  }),
)

test('keeps the link open after a temporary failure', async () => {
  const { providerId: nonce } = await ask()
  await handle({ ...from(500), text: `/start ${nonce}` })
  expect(await handle(own(500, '+493012345678'))).toMatchObject({
    delivered: { error: 'TEMPORARY' },
  })
  expect(await links.findByChat(500)).not.toBeNull()
})

test('accepts a webhook call only with the right secret', () => {
  expect(isTelegramCall('word', 'word')).toBe(true)
  for (const header of [undefined, '', 'wore', 'words'])
    expect(isTelegramCall(header, 'word')).toBe(false)
})
