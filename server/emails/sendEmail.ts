import type { Locale } from '#schema/codes/locales.ts'
import type { Mail } from '../adapters/mail/port.ts'
import type { Db } from '../db/connect.ts'
import { type EmailContent, renderEmail } from './renderEmail.ts'

interface Deps {
  db: Pick<Db, 'sentEmail'>
  mail: Pick<Mail, 'send'>
}

interface Email {
  /** One bare address. */
  to: string
  locale: Locale
  /** Same id, same e-mail: mail programs show one that is sent twice once. */
  messageId: string
  /** Under which name it is sent once; the message id where left out. */
  sentAs?: string
  content: EmailContent
  /** What it is about, for the error: "request 4711". */
  about: string
}

/**
 * Renders and sends an e-mail, once: a job that is run again after it was stopped between two e-mails sends only the second. Where
 * the process ends between the mail server's answer and the mark, it is sent again with the same Message-ID. One to an address
 * that doesn't exist is given up silently.
 * @throws Error when it was not sent for any other reason, so that the job is retried
 */
export const sendEmail = async (
  { db, mail }: Deps,
  { to, locale, messageId, sentAs = messageId, content, about }: Email,
): Promise<void> => {
  if (await db.sentEmail.findUnique({ where: { name: sentAs }, select: { name: true } })) return
  const outcome = await mail.send({ to, locale, messageId, ...renderEmail(content, locale) })
  if (outcome.status === 'failed' && outcome.error !== 'BAD_RECIPIENT')
    throw new Error(`an e-mail about ${about} was not sent: ${outcome.detail ?? outcome.error}`)
  if (outcome.status === 'sent')
    await db.sentEmail.createMany({ data: [{ name: sentAs }], skipDuplicates: true })
}
