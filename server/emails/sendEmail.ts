import type { Locale } from '#schema/codes/locales.ts'
import type { Mail } from '../adapters/mail/port.ts'
import { type EmailContent, renderEmail } from './renderEmail.ts'

interface Email {
  /** One bare address. */
  to: string
  locale: Locale
  /** Same id, same e-mail: mail programs show one that is sent twice once. */
  messageId: string
  content: EmailContent
  /** What it is about, for the error: "request 4711". */
  about: string
}

/**
 * Renders and sends an e-mail. One to an address that doesn't exist is given up silently.
 * @throws Error when it was not sent for any other reason, so that the job is retried
 */
export const sendEmail = async (mail: Pick<Mail, 'send'>, { to, locale, messageId, content, about }: Email): Promise<void> => {
  const outcome = await mail.send({ to, locale, messageId, ...renderEmail(content, locale) })
  if (outcome.status === 'failed' && outcome.error !== 'BAD_RECIPIENT')
    throw new Error(`an e-mail about ${about} was not sent: ${outcome.detail ?? outcome.error}`)
}
