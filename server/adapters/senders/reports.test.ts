import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readGatewayReport } from './telegramGateway.ts'
import { answerWhatsappVerification, readWhatsappReports } from './whatsappWebhook.ts'

const known = {
  rawBody: '{"request_id":"abc"}',
  timestamp: '1700000000',
  signature: 'ba63fd756bd9eefdac399bc598347c4754b01546d595bfe332b8e8d54aee773e',
}
const then = { token: 'TEST_TOKEN', now: new Date(1_700_000_010_000) }

test('reads a Telegram report with the known signature', () => {
  expect(readGatewayReport(known, then)).toEqual({
    providerId: 'abc',
    state: 'sent',
    dedupeKey: 'telegram:abc:sent',
  })
})

test.each([
  ['another body', { ...known, rawBody: '{"request_id":"abd"}' }],
  ['a space more', { ...known, rawBody: '{"request_id": "abc"}' }],
  ['another time', { ...known, timestamp: '1700000001' }],
  ['no time', { ...known, timestamp: undefined }],
  ['no signature', { ...known, signature: undefined }],
  ['half a signature', { ...known, signature: known.signature.slice(0, 32) }],
  ['no hex', { ...known, signature: 'z'.repeat(64) }],
])('rejects %s', (_, report) => expect(readGatewayReport(report, then)).toBeNull())

test('refuses a Telegram report with another token or replayed later', () => {
  expect(readGatewayReport(known, { ...then, token: 'OTHER' })).toBeNull()
  expect(readGatewayReport(known, { ...then, now: new Date(1_700_000_301_000) })).toBeNull()
})

const appSecret = 'app secret'
const sign = (body: string) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
const notice = (value: unknown) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  })

test('reads WhatsApp message states and skips unknown ones', () => {
  const body = notice({
    messaging_product: 'whatsapp',
    statuses: [
      { id: 'wamid.1', status: 'delivered', timestamp: '1700000000', recipient_id: '4930' },
      {
        id: 'wamid.2',
        status: 'failed',
        timestamp: '1700000000',
        recipient_id: '4931',
        errors: [{ code: 131_026, title: 'Undeliverable' }],
      },
      { id: 'wamid.3', status: 'something new', timestamp: '1700000000' },
    ],
  })
  expect(readWhatsappReports(body, sign(body), appSecret)).toEqual([
    { providerId: 'wamid.1', state: 'delivered', dedupeKey: 'whatsapp:wamid.1:delivered' },
    {
      providerId: 'wamid.2',
      state: 'failed',
      dedupeKey: 'whatsapp:wamid.2:failed',
      error: 'UNREACHABLE',
    },
  ])
})

test('returns no reports for other WhatsApp notices and refuses wrong signatures', () => {
  const body = notice({ messages: [{ id: 'x', text: { body: 'hi' } }] })
  expect(readWhatsappReports(body, sign(body), appSecret)).toEqual([])
  expect(readWhatsappReports(`${body} `, sign(body), appSecret)).toBeNull()
  expect(readWhatsappReports(body, undefined, appSecret)).toBeNull()
})

test('returns the WhatsApp challenge only for the right token', () => {
  const query = (token: string) =>
    new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': '1158201444',
    })
  expect(answerWhatsappVerification(query('word'), 'word')).toBe('1158201444')
  expect(answerWhatsappVerification(query('other'), 'word')).toBeNull()
  expect(answerWhatsappVerification(new URLSearchParams(), 'word')).toBeNull()
})
