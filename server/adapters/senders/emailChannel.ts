import type { Mail } from '../mail/port.ts'
import { codeMail, minutesOf } from './codeTexts.ts'
import { type CodeChannel, failed, sent } from './port.ts'

/**
 * Creates the e-mail channel. The subject contains the code too, so a notification on the lock
 * screen is enough.
 */
export const createEmailChannel = (mail: Pick<Mail, 'send'>): CodeChannel => ({
  async send({ to, code, locale, ttlSec, requestId }) {
    const outcome = await mail.send({
      to,
      locale,
      messageId: requestId,
      ...codeMail(locale, { code, minutes: minutesOf(ttlSec) }),
    })
    return outcome.status === 'sent'
      ? sent(outcome.providerId)
      : failed(outcome.error, outcome.detail)
  },
})
