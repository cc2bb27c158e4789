import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { phaseOf } from '../../departures/reads/tripTimes.ts'

/** Columns that decide the status and the phase of a request on a day. */
export const standingSelect = {
  status: true,
  tour: { select: { timeZone: true } },
  tourDate: { select: { startDate: true, endDate: true, startTime: true } },
} as const satisfies Prisma.RequestSelect

type StandingRow = Prisma.RequestGetPayload<{ select: typeof standingSelect }>

/** Returns status and phase, in the form that the policy takes. */
export const statusAndPhaseOf = (row: StandingRow, now: Date) => ({
  status: requestStatusName(row.status),
  phase: phaseOf(row, now),
})
