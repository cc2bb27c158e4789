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

/** Where the trip of a request stands, by the clock of its place. */
export const phaseOf = ({ tour, tourDate }: StandingRow, now: Date): TripPhase =>
  tripPhase(
    {
      start: dayOf(tourDate.startDate),
      end: dayOf(tourDate.endDate),
      startTime: tourDate.startTime?.toISOString().slice(11, 16) ?? null,
    },
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(tour.timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  )

/** Status and phase, as the policy asks for them. */
export const standingOf = (row: StandingRow, now: Date) => ({ status: requestStatusName(row.status), phase: phaseOf(row, now) })
