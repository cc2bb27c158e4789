import type { Locale } from '#schema/codes/locales.ts'
import type { Mail } from '../adapters/mail/port.ts'
import type { Db } from '../db/connect.ts'
import { type EmailContent, renderEmail } from './renderEmail.ts'

interface Deps {
  db: Pick<Db, 'sentEmail'>
  mail: Pick<Mail, 'send'>
}

interface Email {
  /** A bare e-mail address, without a name. */
  to: string
  locale: Locale
  /** Same id, same e-mail: mail programs show one that was sent twice only once. */
  messageId: string
  /** Name under which it is sent only once; the message id where omitted. */
  sentAs?: string
  content: EmailContent
  /** Topic for error messages, such as "request 4711". */
  about: string
}

/**
 * Renders and sends an e-mail once: when a job stopped between two e-mails is run again, it sends
 * only the second. If the process ends between the mail server's answer and the mark, it is sent
 * again with the same Message-ID. Gives up silently when the address doesn't exist.
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
