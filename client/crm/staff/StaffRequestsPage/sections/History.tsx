import { useIntl } from 'react-intl'
import { requestStatusMessages } from '../../../../features/RequestStatus/requestStatus.messages.ts'
import css from '../../StaffFrame.module.css'
import type { StaffRequestsPageQuery } from '../StaffRequestsPage.generated.ts'
import { staffRequestsMessages as messages } from '../staffRequests.messages.ts'

type Event = StaffRequestsPageQuery['staffRequests']['edges'][number]['node']['history'][number]

const actors = { TOURIST: messages.tourist, ORGANIZER: messages.organizer, ADMIN: messages.admin, SYSTEM: messages.system } as const

/** What has happened to a request, by whom, in UTC. */
export function History({ events }: { events: readonly Event[] }) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <ol>
      {events.map(({ id, at, to, actor, actorName, message }) => {
        const who = formatMessage(actors[actor])
        return (
          <li key={id}>
            <time dateTime={at}>
              {formatMessage(messages.by, {
                at: formatDate(at, {
                  timeZone: 'UTC',
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                  timeZoneName: 'short',
                }),
                status: formatMessage(requestStatusMessages[to]),
                who: actorName ? formatMessage(messages.named, { who, name: actorName }) : who,
              })}
            </time>
            {message && <div className={css.note}>{formatMessage(messages.words, { message })}</div>}
          </li>
        )
      })}
    </ol>
  )
}
