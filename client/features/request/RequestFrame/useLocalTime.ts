import { useIntl } from 'react-intl'
import { requestFrameMessages as messages } from './requestFrame.messages.ts'

export interface LocalTime {
  /** Formats an instant in the place's local time, with its day and UTC offset. */
  instant: (at: string) => string
  /** The same, naming the place's time zone. */
  spokenInstant: (at: string) => string
  /** Formats a local day yyyy-MM-dd. */
  day: (date: string) => string
}

/** Returns formatters for a request's times, in the local time of the tour. */
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
    // a local day has no zone: parsed and formatted as UTC it is the same everywhere
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
