import { useIntl } from 'react-intl'
import { departureMessages as messages } from './departure.messages.ts'

interface DepartureDays {
  /** Local days, yyyy-MM-dd. */
  start: string
  end: string
  /** Local time HH:mm of an excursion. */
  startTime: string | null
}

export interface DepartureText {
  /** Formats start and end, in local days, with the year. */
  days: (date: DepartureDays) => string
  /** The same without weekdays, for narrow places. */
  shortDays: (date: DepartureDays) => string
  seats: (freeSeats: number) => string
}

/** Returns the texts of a departure, the same on the tour, the order form and the confirmation. */
export function useDepartureText(): DepartureText {
  const { formatMessage, formatDate } = useIntl()
  // a local day has no zone: parsed and formatted as UTC it is the same everywhere
  const writer =
    (weekday?: 'short') =>
    ({ start, end, startTime }: DepartureDays): string => {
      const day = (date: string, hasYear: boolean) => {
        const year = hasYear ? 'numeric' : undefined
        const written = formatDate(`${date}T00:00:00Z`, {
          timeZone: 'UTC',
          weekday,
          day: 'numeric',
          month: 'short',
          year,
        })
        // the long form takes two lines on a phone: break between the dates, not within one
        return weekday ? written.replaceAll(' ', '\u00a0') : written
      }
      if (start === end)
        return startTime === null
          ? day(start, true)
          : formatMessage(messages.dayAt, { day: day(start, true), time: startTime })
      return formatMessage(messages.range, {
        start: day(start, start.slice(0, 4) !== end.slice(0, 4)),
        end: day(end, true),
      })
    }
  return {
    days: writer('short'),
    shortDays: writer(),
    seats: (freeSeats) => formatMessage(messages.seats, { seats: freeSeats }),
  }
}
