import { expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { codeSenders, type DeliveringSender } from '#schema/codes/codeSenders.ts'
import { locales } from '#schema/codes/locales.ts'
import type { Db } from '../../db/connect.ts'
import { mayOfferNext, nextSender } from './cascade.ts'
import { codeMail, codeTexts, smsText } from './codeTexts.ts'
import { createSenders, type SendersConfig } from './createSenders.ts'
import { type SendError, sendErrors, sent } from './port.ts'
import { createSmsByPrefix } from './smsByPrefix.ts'
import { createFakeTelegramLinks } from './fakes/telegramLinks.ts'

const delivering = codeSenders.filter((sender): sender is DeliveringSender => sender !== 'vk')

test('offers another channel only after errors of the channel itself', () => {
  expect(sendErrors.filter(mayOfferNext)).toEqual(['UNREACHABLE', 'TEMPORARY'])
})

test('offers the first untried channel, none after an error that other channels would share', () => {
  fc.assert(
    fc.property(
      fc.subarray(delivering),
      fc.uniqueArray(
        fc.tuple(fc.constantFrom(...delivering), fc.constantFrom(null, ...sendErrors)),
        { selector: ([sender]) => sender },
      ),
      (available, tries) => {
        const tried = new Map<DeliveringSender, SendError | null>(tries)
        const next = nextSender(available, tried)
        const isBlocked = [...tried.values()].some(
          (error) => error && !['UNREACHABLE', 'TEMPORARY'].includes(error),
        )
        const left = available.filter((sender) => !tried.has(sender))
        expect(next).toBe(isBlocked ? null : (left[0] ?? null))
      },
    ),
  )
})

const bare: SendersConfig = {
  hasOutbox: true,
  hasVkId: false,
  hasMail: false,
  telegramGateway: null,
  telegramBot: null,
  whatsapp: null,
  whatsappPaid: null,
  devino: null,
  smsRu: null,
  twilio: null,
}
const message = {
  to: '+493012345678',
  code: '40917',
  locale: 'en',
  ttlSec: 600,
  requestId: 'r-1',
} as const

const build = (config: Partial<SendersConfig> = {}) => {
  const rows: Record<string, unknown>[] = []
  const outboxMessage = {
    create: async ({ data }: { data: Record<string, unknown> }) => ({ id: rows.push(data) }),
  }
  const clock = { now: () => new Date() }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const senders = createSenders(
    { ...bare, ...config },
    {
      db: { outboxMessage } as unknown as Db,
      mail: { send: async ({ messageId }) => ({ status: 'sent', providerId: messageId }) },
      links: createFakeTelegramLinks(clock),
      clock,
      logger: logger as never,
    },
  )
  return { senders, rows, logger }
}

test('stores every code by channel and language when no service is configured', async () => {
  const { senders, rows } = build()
  expect(senders.availableSenders()).toEqual(delivering)
  expect(await senders.send({ ...message, sender: 'sms' })).toEqual({
    status: 'sent',
    providerId: 'outbox-1',
  })
  expect(await senders.send({ ...message, sender: 'whatsapp_paid', locale: 'de' })).toMatchObject({
    status: 'sent',
  })
  expect(await senders.send({ ...message, sender: 'email', to: 'anna@example.com' })).toMatchObject(
    { status: 'sent' },
  )
  expect(rows).toMatchObject([
    {
      channel: 'sms',
      recipient: '+493012345678',
      locale: 'en',
      text: expect.stringContaining('40917'),
    },
    { channel: 'whatsapp', locale: 'de', text: expect.stringContaining('Ihr Versta-Code') },
    {
      channel: 'email',
      recipient: 'anna@example.com',
      subject: '40917 is your Versta code',
      html: expect.stringContaining('40917'),
    },
  ])
})

test('offers only configured senders that serve the number', async () => {
  const { senders } = build({
    hasOutbox: false,
    hasVkId: true,
    hasMail: true,
    twilio: {
      baseUrl: 'http://127.0.0.1:9',
      accountSid: 'AC1',
      authToken: 'x',
      from: 'MG1',
      host: null,
      prefixes: ['+49'],
    },
  })
  expect(senders.availableSenders()).toEqual(['vk', 'sms', 'email'])
  expect(senders.availableSenders('+493012345678')).toEqual(['vk', 'sms', 'email'])
  expect(senders.availableSenders('+12025550123')).toEqual(['vk', 'email'])
  expect(await senders.send({ ...message, sender: 'email', to: 'anna@example.com' })).toEqual({
    status: 'sent',
    providerId: 'r-1',
  })
  expect(await senders.send({ ...message, sender: 'telegram' })).toMatchObject({ error: 'CONFIG' })
  expect(await senders.send({ ...message, sender: 'sms', to: '+12025550123' })).toMatchObject({
    error: 'UNREACHABLE',
  })
})

test('returns the link to the bot before anything is sent', () => {
  const telegramBot = {
    baseUrl: 'http://127.0.0.1:9',
    token: '1:x',
    username: 'versta_bot',
    webhookSecret: 'x',
  }
  const { senders } = build({ telegramBot })
  expect(senders.openUrlFor('telegram_with_phone_request', 'abc')).toBe(
    'https://t.me/versta_bot?start=abc',
  )
  expect(senders.openUrlFor('sms', 'abc')).toBeNull()
  expect(build().senders.openUrlFor('telegram_with_phone_request', 'abc')).toBeNull()
})

test.each([
  ['sms', '493012345678'],
  ['sms', '+0123'],
  ['sms', '+49'],
  ['sms', 'anna@example.com'],
  ['email', '+493012345678'],
  ['email', 'anna@example.com\r\nBcc: eve@example.com'],
] as const)('refuses %s to %j before calling a service', async (sender, to) => {
  const { senders, rows } = build()
  expect(await senders.send({ ...message, sender, to })).toMatchObject({
    status: 'failed',
    error: 'BAD_RECIPIENT',
  })
  expect(rows).toEqual([])
})

test('logs a failure without the code or the number', async () => {
  const { senders, logger } = build({ hasOutbox: false })
  await senders.send({ ...message, sender: 'sms' })
  expect(logger.error).toHaveBeenCalledTimes(1)
  const said = JSON.stringify([...logger.error.mock.calls, ...logger.warn.mock.calls])
  expect(said).not.toContain(message.code)
  expect(said).not.toContain('3012345678')
})

test('routes by the longest prefix and refuses unserved countries', async () => {
  const by = (name: string) => ({ send: async () => sent(name) })
  const sms = createSmsByPrefix([
    { prefixes: ['+7'], channel: by('russia') },
    { prefixes: ['+77', '+49'], channel: by('other') },
  ])
  expect(await sms.send({ ...message, to: '+79161234567' })).toMatchObject({ providerId: 'russia' })
  expect(await sms.send({ ...message, to: '+77011234567' })).toMatchObject({ providerId: 'other' })
  expect(await sms.send({ ...message, to: '+8821234567' })).toMatchObject({
    status: 'failed',
    error: 'UNREACHABLE',
  })
})

test.each(locales)(
  'in %s fits a code and the autofill line into one SMS and writes an e-mail with the code',
  (locale) => {
    const words = { code: '40917', minutes: 10 }
    const text = smsText(locale, words, 'www.versta-reisen.example')
    // GSM 03.38 alphabet: with other characters an SMS has room for only 70
    expect(text).toMatch(/^[A-Za-zäöüÄÖÜßé0-9 .,:@#\n-]*$/)
    expect(text.length).toBeLessThanOrEqual(160)
    const mail = codeMail(locale, words)
    expect(mail.subject).toContain('40917')
    expect(mail.text).toContain('40917')
    expect(mail.html).toContain(`lang="${locale}"`)
    expect(codeTexts[locale].text({ ...words, minutes: 1 })).not.toMatch(/1 (minutes|Minuten)/)
  },
)
