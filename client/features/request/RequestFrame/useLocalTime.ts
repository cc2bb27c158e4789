import { useIntl } from 'react-intl'
import { requestFrameMessages as messages } from './requestFrame.messages.ts'

export interface LocalTime {
  /** An instant by the clock of the place, with its day and its distance from UTC. */
  instant: (at: string) => string
  /** The same, saying whose clock that is. */
  spokenInstant: (at: string) => string
  /** A local day yyyy-MM-dd, written out. */
  day: (date: string) => string
}

/** Times of a request as they are where the tour takes place. */
export function useLocalTime(timeZone: string): LocalTime {
  const { formatDate, formatMessage } = useIntl()
  const instant = (at: string) =>
    formatDate(at, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    })
  return {
    instant,
    spokenInstant: (at) => formatMessage(messages.localTime, { time: instant(at) }),
    // a local day has no zone: read and written as UTC it stays the same everywhere
    day: (date) =>
      formatDate(`${date}T00:00:00Z`, {
        timeZone: 'UTC',
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
  }
}
