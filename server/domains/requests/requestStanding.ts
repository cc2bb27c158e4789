import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { tripPhase, type TripPhase } from '#schema/rules/booking/tripPhase.ts'
import type { Prisma } from '../../db/generated/client/client.ts'

/** What decides where a request stands on a day. */
export const standingSelect = {
  status: true,
  tour: { select: { timeZone: true } },
  tourDate: { select: { startDate: true, endDate: true, startTime: true } },
} as const satisfies Prisma.RequestSelect

type StandingRow = Prisma.RequestGetPayload<{ select: typeof standingSelect }>

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Days and times are local to the tour: yyyy-MM-dd, HH:mm. */
interface TripStart {
  start: string
  startTime: string | null
  timeZone: string
}

/** When a trip begins: an excursion at its time, any other with its first day. From then on nobody books, confirms or pays for a place. */
export const tripStart = ({ start, startTime, timeZone }: TripStart): Date =>
  new Date(Temporal.PlainDateTime.from(`${start}T${startTime ?? '00:00'}`).toZonedDateTime(timeZone).epochMilliseconds)

/** HH:mm of a column. */
const timeOf = (time: Date | null): string | null => time?.toISOString().slice(11, 16) ?? null

/** When the trip of a request begins. */
export const startOf = ({
  tour: { timeZone },
  tourDate: { startDate, startTime },
}: {
  tour: Pick<StandingRow['tour'], 'timeZone'>
  tourDate: Pick<StandingRow['tourDate'], 'startDate' | 'startTime'>
}): Date => tripStart({ start: dayOf(startDate), startTime: timeOf(startTime), timeZone })

/** Where the trip of a request stands, by the clock of its place. */
export const phaseOf = ({ tour, tourDate }: StandingRow, now: Date): TripPhase =>
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

/** Status and phase, as the policy asks for them. */
export const standingOf = (row: StandingRow, now: Date) => ({ status: requestStatusName(row.status), phase: phaseOf(row, now) })
