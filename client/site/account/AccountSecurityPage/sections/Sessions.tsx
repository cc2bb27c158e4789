import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import type { AccountSecurityPageQuery } from '../AccountSecurityPage.generated.ts'
import { accountSecurityMessages as messages } from '../accountSecurity.messages.ts'
import { deviceOf } from './deviceOf.ts'
import { Part } from './Part.tsx'
import css from './Sessions.module.css'

type Session = NonNullable<AccountSecurityPageQuery['viewer']>['sessions'][number]

/** Lists the viewer's sessions by device, each with a log-out button except the current one. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { formatMessage, formatDate } = useIntl()
  const instant = (at: string) =>
    formatDate(at, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    })
  return (
    <Part title={formatMessage(messages.sessions)} text={formatMessage(messages.sessionsText)}>
      <ul className={css.list}>
        {sessions.map(({ id, isCurrent, userAgent, ip, seenAt, createdAt }) => (
          <li key={id} className={css.session}>
            <div>
              <p className={css.device}>
                {deviceOf(userAgent) ?? formatMessage(messages.unknownDevice)}{' '}
                {isCurrent && <Badge tone="pine">{formatMessage(messages.thisDevice)}</Badge>}
              </p>
              <p className={css.facts}>
                {formatMessage(messages.sessionSeen, { seen: instant(seenAt), ip })}
              </p>
              <p className={css.facts}>
                {formatMessage(messages.sessionSince, { since: instant(createdAt) })}
              </p>
            </div>
            {!isCurrent && (
              <Form method="post">
                <input type="hidden" name="part" value="sessions" readOnly />
                <Button type="submit" name="session" value={id} size="s" look="quiet">
                  {formatMessage(messages.endSession)}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <input type="hidden" name="part" value="sessions" readOnly />
          <Button type="submit" name="session" value="others">
            {formatMessage(messages.endOthers)}
          </Button>
        </Form>
      )}
    </Part>
  )
}
