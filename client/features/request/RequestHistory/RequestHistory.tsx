import { useIntl } from 'react-intl'
import { requestStatusMessages } from '../RequestStatus/requestStatus.messages.ts'
import type { RequestStatus } from '../RequestStatus/requestStatuses.ts'
import css from './RequestHistory.module.css'
import { requestHistoryMessages as messages } from './requestHistory.messages.ts'

interface RequestChange {
  id: number
  /** ISO instant. */
  at: string
  from: RequestStatus | null
  to: RequestStatus
  actor: 'TOURIST' | 'ORGANIZER' | 'ADMIN' | 'SYSTEM'
  actorName: string | null
  message: string | null
}

const actors = {
  TOURIST: messages.tourist,
  ORGANIZER: messages.organizer,
  ADMIN: messages.admin,
  SYSTEM: messages.system,
} as const

/**
 * Returns the text of a row without a status change: a longer hold before payment, a payment of the
 * balance after it.
 */
const unmoved = (status: RequestStatus) =>
  status === 'MADE_PREPAYMENT' || status === 'TOUR_COMPLETE'
    ? messages.paidFurther
    : messages.heldLonger

/** Lists a request's events, with the actor of each; times are in the given zone. */
export function RequestHistory({
  events,
  timeZone = 'UTC',
}: {
  events: readonly RequestChange[]
  timeZone?: string
}) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <ol className={css.history}>
      {events.map(({ id, at, from, to, actor, actorName, message }) => {
        const who = formatMessage(actors[actor])
        return (
          <li key={id}>
            <time dateTime={at}>
              {formatMessage(messages.by, {
                at: formatDate(at, {
                  timeZone,
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                  timeZoneName: timeZone === 'UTC' ? 'short' : 'shortOffset',
                }),
                status: formatMessage(from === to ? unmoved(to) : requestStatusMessages[to]),
                who: actorName ? formatMessage(messages.named, { who, name: actorName }) : who,
              })}
            </time>
            {message && (
              <div className={css.words}>{formatMessage(messages.words, { message })}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
