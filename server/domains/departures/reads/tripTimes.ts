import { tripPhase, type TripPhase } from '#schema/rules/booking/tripPhase.ts'

/** Formats a date column as yyyy-MM-dd. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Start of a trip in the tour's zone: yyyy-MM-dd and HH:mm. */
interface TripStart {
  start: string
  startTime: string | null
  timeZone: string
}

interface TripRow {
  tour: { timeZone: string }
  tourDate: { startDate: Date; endDate: Date; startTime: Date | null }
}

/**
 * Returns when a trip begins: an excursion at its time, any other trip with its first day. From
 * then on it can't be booked, confirmed or paid.
 */
export const tripStart = ({ start, startTime, timeZone }: TripStart): Date =>
  new Date(
    Temporal.PlainDateTime.from(`${start}T${startTime ?? '00:00'}`).toZonedDateTime(timeZone)
      .epochMilliseconds,
  )

/** Formats a time column as HH:mm; null stays null. */
const timeOf = (time: Date | null): string | null => time?.toISOString().slice(11, 16) ?? null

/** Returns when the trip of a departure begins. */
export const tripStartsAt = ({
  tour: { timeZone },
  tourDate: { startDate, startTime },
}: {
  tour: TripRow['tour']
  tourDate: Pick<TripRow['tourDate'], 'startDate' | 'startTime'>
}): Date => tripStart({ start: dayOf(startDate), startTime: timeOf(startTime), timeZone })

/** Returns whether a trip is ahead, under way or over, by the tour's local time. */
export const phaseOf = ({ tour, tourDate }: TripRow, now: Date): TripPhase =>
  tripPhase(
    {
      start: dayOf(tourDate.startDate),
      end: dayOf(tourDate.endDate),
      startTime: timeOf(tourDate.startTime),
    },
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(tour.timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  )
