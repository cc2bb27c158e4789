import type { DeliveringSender, MessageChannel } from '#schema/codes/codeSenders.ts'
import type { Db } from '../../db/connect.ts'
import { codeMail, codeTexts, minutesOf } from './codeTexts.ts'
import { type CodeChannel, failed, sent } from './port.ts'

const channelOf: Record<DeliveringSender, MessageChannel> = {
  telegram: 'telegram',
  telegram_with_phone_request: 'telegram',
  vk_via_sms_service: 'vk',
  whatsapp: 'whatsapp',
  whatsapp_paid: 'whatsapp',
  sms: 'sms',
  email: 'email',
}

/** Keeps codes in the database instead of sending them; /development/outbox shows them. */
export const createOutboxChannel = (
  db: Pick<Db, 'outboxMessage'>,
  sender: DeliveringSender,
): CodeChannel => ({
  async send({ to, code, locale, ttlSec }) {
    const words = { code, minutes: minutesOf(ttlSec) }
    const message =
      sender === 'email' ? codeMail(locale, words) : { text: codeTexts[locale].text(words) }
    try {
      const { id } = await db.outboxMessage.create({
        data: { channel: channelOf[sender], recipient: to, locale, ...message },
      })
      return sent(`outbox-${id}`)
    } catch {
      return failed('TEMPORARY', 'database')
    }
  },
})
