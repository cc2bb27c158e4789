import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type FakeSmtp, startFakeSmtp } from '../../testing/fakeSmtp.ts'
import { isMailAddress, type Mail, type MailMessage } from './port.ts'
import { createSmtp } from './smtp.ts'

let server: FakeSmtp
let mail: Mail
beforeAll(async () => {
  server = await startFakeSmtp({ user: 'versta', password: 'p@ss:word' })
  mail = createSmtp({ url: server.url, from: 'Versta <hello@versta.example>' })
})
afterAll(async () => {
  mail.close()
  await server.close()
})
beforeEach(() => void server.received.splice(0))

const message: MailMessage = {
  to: 'anna@example.com',
  locale: 'de',
  subject: 'Ihr Platz am Baikal',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  messageId: 'request-17',
}

test('sends text and HTML with its own Message-ID, the language and a header against automatic replies', async () => {
  expect(await mail.send(message)).toEqual({
    status: 'sent',
    providerId: '<request-17@versta.example>',
  })
  const [{ from, to, data } = { from: '', to: [], data: '' }] = server.received
  expect({ from, to }).toEqual({ from: 'hello@versta.example', to: ['anna@example.com'] })
  for (const line of [
    'From: Versta <hello@versta.example>',
    'To: anna@example.com',
    'Subject: Ihr Platz am Baikal',
    'Message-ID: <request-17@versta.example>',
    'Auto-Submitted: auto-generated',
    'Content-Language: de',
    'Content-Type: text/html; charset=utf-8',
  ])
    expect(data).toContain(`${line}\r\n`)
  expect(data.match(/Gr=C3=BC=C3=9Fe/g)).toHaveLength(2)
})

test('keeps the names and bytes of attachments', async () => {
  const content = Buffer.from('%PDF-1.7 voucher')
  await mail.send({
    ...message,
    attachments: [{ filename: 'voucher.pdf', contentType: 'application/pdf', content }],
  })
  expect(server.received[0]?.data).toContain('filename=voucher.pdf')
  expect(server.received[0]?.data).toContain(content.toString('base64'))
})

test.each([
  ['full@example.com', 452, 'TEMPORARY'],
  ['grey@example.com', 451, 'TEMPORARY'],
  ['nobody@example.com', 550, 'BAD_RECIPIENT'],
  ['spam@example.com', 554, 'BAD_RECIPIENT'],
] as const)('reports a refusal of %s with %i as %s', async (to, reply, error) => {
  server.refuse(to, reply)
  expect(await mail.send({ ...message, to })).toEqual({
    status: 'failed',
    error,
    detail: String(reply),
  })
})

test('reports a refusal of the whole message as BAD_RECIPIENT', async () => {
  server.refuse('data:late@example.com', 552)
  expect(await mail.send({ ...message, to: 'late@example.com' })).toMatchObject({
    error: 'BAD_RECIPIENT',
    detail: '552',
  })
})

test('reports a wrong password as CONFIG without revealing it', async () => {
  const wrong = createSmtp({
    url: server.url.replace('p%40ss', 'secret'),
    from: 'hello@versta.example',
  })
  const outcome = await wrong.send(message)
  wrong.close()
  expect(outcome).toMatchObject({ status: 'failed', error: 'CONFIG' })
  expect(JSON.stringify(outcome)).not.toContain('secret')
})

test('reports an unreachable server as TEMPORARY', async () => {
  const away = createSmtp({ url: 'smtp://127.0.0.1:9', from: 'hello@versta.example' })
  expect(await away.send(message)).toMatchObject({ status: 'failed', error: 'TEMPORARY' })
  away.close()
})

test.each([
  'anna@example.com\r\nBcc: all@example.com',
  'anna@example.com\nX: 1',
  'anna@example.com, eve@example.com',
  'Anna <anna@example.com>',
  '"a b"@example.com',
  'anna',
  '@example.com',
  `${'a'.repeat(65)}@example.com`,
  '',
])('sends nothing to the invalid address %j', async (to) => {
  expect(await mail.send({ ...message, to })).toMatchObject({
    status: 'failed',
    error: 'BAD_RECIPIENT',
  })
  expect(server.received).toEqual([])
})

test('allows no header injection by subject or message id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      server.received.splice(0)
      await mail.send({
        ...message,
        subject: `a\r\nBcc: eve@example.com\r\n${text}`,
        messageId: `x>\r\nBcc: eve@example.com ${text}`,
      })
      const head = server.received[0]?.data.split('\r\n\r\n')[0] ?? ''
      expect(head.split('\r\n').filter((line) => /^bcc:/i.test(line))).toEqual([])
      expect(server.received[0]?.to).toEqual(['anna@example.com'])
    }),
    { numRuns: 25 },
  )
})

test('accepts no address with white space or a control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (isMailAddress(text)) expect(text).toMatch(/^[^\s\p{Cc}]+@[^\s\p{Cc}]+$/u)
    }),
  )
})
