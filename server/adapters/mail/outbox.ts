import type { Db } from '../../db/connect.ts'
import { isMailAddress, type Mail } from './port.ts'

/** Keeps mail in the database instead of sending it; /development/outbox shows it. */
export const createMailOutbox = (db: Pick<Db, 'outboxMessage'>): Mail => ({
  async send({ to, locale, subject, text, html, attachments = [] }) {
    if (!isMailAddress(to)) return { status: 'failed', error: 'BAD_RECIPIENT', detail: 'address' }
    const enclosed = attachments.map(
      ({ filename, content }) => `[${filename}, ${Math.ceil(content.length / 1024)} kB]`,
    )
    try {
      const { id } = await db.outboxMessage.create({
        data: {
          channel: 'email',
          recipient: to,
          locale,
          subject,
          text: [text, ...enclosed].join('\n'),
          html,
        },
      })
      return { status: 'sent', providerId: `outbox-${id}` }
    } catch {
      return { status: 'failed', error: 'TEMPORARY', detail: 'database' }
    }
  },
  close: () => undefined,
})
