import { tripPhase, type TripPhase } from '#schema/rules/booking/tripPhase.ts'

/** A day of a column, as yyyy-MM-dd. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Days and times are local to the tour: yyyy-MM-dd, HH:mm. */
interface TripStart {
  start: string
  startTime: string | null
  timeZone: string
}

interface TripRow {
  tour: { timeZone: string }
  tourDate: { startDate: Date; endDate: Date; startTime: Date | null }
}

/** Returns when a trip begins: an excursion at its time, any other with its first day. From then on nobody books, confirms or pays for a place. */
export const tripStart = ({ start, startTime, timeZone }: TripStart): Date =>
  new Date(
    Temporal.PlainDateTime.from(`${start}T${startTime ?? '00:00'}`).toZonedDateTime(timeZone)
      .epochMilliseconds,
  )

/** HH:mm of a column. */
const timeOf = (time: Date | null): string | null => time?.toISOString().slice(11, 16) ?? null

/** Returns when the trip of a departure begins. */
export const tripStartsAt = ({
  tour: { timeZone },
  tourDate: { startDate, startTime },
}: {
  tour: TripRow['tour']
  tourDate: Pick<TripRow['tourDate'], 'startDate' | 'startTime'>
}): Date => tripStart({ start: dayOf(startDate), startTime: timeOf(startTime), timeZone })

/** Returns whether a trip is ahead, on its way or over, by the clock of its place. */
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
