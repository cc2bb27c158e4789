import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { MailMessage } from '../adapters/mail/port.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { sendEmail } from './sendEmail.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
}, 60_000)
afterAll(() => world.close())

const email = (messageId: string) => ({
  to: 'anna@example.org',
  locale: 'en' as const,
  messageId,
  content: { subject: 'Hello', paragraphs: ['Hello'], action: null },
  about: 'a test',
})

/** Returns a mail server that answers each message with the next of these answers. */
const mailThat = (...answers: readonly ('sent' | 'TEMPORARY' | 'BAD_RECIPIENT')[]) => {
  const asked: MailMessage[] = []
  const send = async (message: MailMessage) => {
    const answer = answers[asked.push(message) - 1] ?? 'sent'
    return answer === 'sent'
      ? { status: 'sent' as const, providerId: '1' }
      : { status: 'failed' as const, error: answer }
  }
  return { asked, mail: { send } }
}

test('sends an e-mail only once', async () => {
  const { asked, mail } = mailThat()
  const deps = { db: world.app.db, mail }
  await sendEmail(deps, email('twice'))
  await sendEmail(deps, email('twice'))
  await sendEmail(deps, email('other'))
  expect(asked.map(({ messageId }) => messageId)).toEqual(['twice', 'other'])
})

test('retries a failed e-mail, but gives up one without a mailbox', async () => {
  const { asked, mail } = mailThat('TEMPORARY', 'sent', 'BAD_RECIPIENT')
  const deps = { db: world.app.db, mail }
  await expect(sendEmail(deps, email('failed'))).rejects.toThrow(
    'an e-mail about a test was not sent: TEMPORARY',
  )
  await sendEmail(deps, email('failed'))
  await sendEmail(deps, email('failed'))
  await sendEmail(deps, email('nobody'))
  expect(asked.map(({ messageId }) => messageId)).toEqual(['failed', 'failed', 'nobody'])
})

test('sends an e-mail again under another name', async () => {
  const { asked, mail } = mailThat()
  const deps = { db: world.app.db, mail }
  await sendEmail(deps, email('done'))
  await sendEmail(deps, { ...email('done'), sentAs: 'done-by-hand' })
  expect(asked).toHaveLength(2)
})
