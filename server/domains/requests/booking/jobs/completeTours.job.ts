import { z } from 'zod'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { payCashback } from '../actions/payCashback.ts'
import { moveRequest } from '../actions/moveRequest.ts'
import { RequestMovedError } from '../../requests.errors.ts'
import { phaseOf } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'

/** Requests that are read at once; while as many were found there may be more. */
const atOnce = 100

/**
 * Trips whose last day is over in their own zone are complete; runs every hour and works through all of them. One that was cancelled
 * never was: its money waits for who ends the request.
 */
export const completeTours = defineJob({
  name: 'requests.completeTours',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now()
    let after = 0
    for (;;) {
      // a day that is over at the meridian is not over everywhere: those that wait stand in nobody's way
      const ended = await db.request.findMany({
        where: { id: { gt: after }, status: requestStatuses.made_prepayment, tourDate: { endDate: { lte: now }, isCancelled: false } },
        orderBy: { id: 'asc' },
        take: atOnce,
        select: { id: true, ...standingSelect },
      })
      for (const request of ended) if (phaseOf(request, now) === 'over') await completeTour(db, request.id, now)
      const last = ended.at(-1)
      if (!last || ended.length < atOnce) return
      after = last.id
    }
  },
})

/** The last day of a trip is over: the request is complete, and its cashback, where it was promised any, is on its way. */
export const completeTour = async (db: Db, requestId: number, now: Date): Promise<void> => {
  try {
    await db.$transaction(async (tx) => {
      await moveRequest(tx, { requestId, from: 'made_prepayment', to: 'tour_complete', actor: 'system', now })
      await payCashback(tx, { requestId, cause: 'cashback', now })
    })
  } catch (error) {
    // somebody has cancelled it in this moment
    if (!(error instanceof RequestMovedError)) throw error
  }
}
