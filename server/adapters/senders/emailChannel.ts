import type { Mail } from '../mail/port.ts'
import { codeMail, minutesOf } from './codeTexts.ts'
import { type CodeChannel, failed, sent } from './port.ts'

/** A code by mail. The subject holds it too, so that a notice on the locked screen is enough. */
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
