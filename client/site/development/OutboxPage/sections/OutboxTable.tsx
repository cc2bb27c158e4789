import { useIntl } from 'react-intl'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { Table } from '../../../../ui/Table/Table.tsx'
import type { OutboxPageQuery } from '../OutboxPage.generated.ts'
import { outboxPageMessages as messages } from '../outboxPage.messages.ts'
import css from './OutboxTable.module.css'
import { withLinks } from './withLinks.tsx'

type Kept = OutboxPageQuery['outboxMessages']['edges'][number]['node']

const tones = {
  EMAIL: 'lake',
  SMS: 'ochre',
  TELEGRAM: 'pine',
  WHATSAPP: 'pine',
  VK: 'pine',
} as const

/**
 * Shows one row per message. HTML is shown in a sandboxed frame that can't run scripts, load
 * anything or navigate.
 */
export function OutboxTable({ kept }: { kept: readonly Kept[] }) {
  const { formatMessage, formatDate } = useIntl()
  const names = {
    EMAIL: formatMessage(messages.email),
    SMS: formatMessage(messages.sms),
    TELEGRAM: 'Telegram',
    WHATSAPP: 'WhatsApp',
    VK: 'VK',
  }

  return (
    <Table dense stacks caption={formatMessage(messages.heading)} hideCaption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(messages.to)}</th>
          <th scope="col">{formatMessage(messages.time)}</th>
          <th scope="col">{formatMessage(messages.channel)}</th>
          <th scope="col">{formatMessage(messages.message)}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ id, channel, recipient, lang, subject, text, html, createdAt }) => (
          <tr key={id}>
            <th scope="row" className={css.recipient}>
              {recipient}
            </th>
            <td className={css.short} data-label={formatMessage(messages.time)}>
              <time dateTime={createdAt}>
                {formatDate(createdAt, {
                  timeZone: 'UTC',
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                  hourCycle: 'h23',
                  timeZoneName: 'short',
                })}
              </time>
            </td>
            <td data-label={formatMessage(messages.channel)}>
              <Badge tone={tones[channel]}>{names[channel]}</Badge>
            </td>
            <td className={css.message} data-label={formatMessage(messages.message)}>
              <div lang={lang}>
                {subject && <strong className={css.subject}>{subject}</strong>}
                <p className={css.text}>{withLinks(text)}</p>
              </div>
              {html && (
                <Disclosure look="plain" summary={formatMessage(messages.preview)}>
                  <iframe
                    className={css.preview}
                    title={formatMessage(messages.previewOf, { subject, recipient })}
                    sandbox=""
                    srcDoc={html}
                    loading="lazy"
                  />
                </Disclosure>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
