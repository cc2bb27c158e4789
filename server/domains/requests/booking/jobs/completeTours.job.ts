import { z } from 'zod'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { payCashback } from '../actions/payCashback.ts'
import { transitionRequest } from '../actions/transitionRequest.ts'
import { RequestStatusChangedError } from '../../requests.errors.ts'
import { phaseOf } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'

/** Requests per read; a full read means there may be more. */
const atOnce = 100

/**
 * Completes paid trips whose last local day has passed; runs hourly and works through all of them.
 * Canceled departures never complete: their money waits until the request is ended.
 */
export const completeTours = defineJob({
  name: 'requests.completeTours',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now()
    let after = 0
    for (;;) {
      // a day that is over at the prime meridian is not over everywhere: those that wait delay no
      // others
      const ended = await db.request.findMany({
        where: {
          id: { gt: after },
          status: requestStatuses.made_prepayment,
          tourDate: { endDate: { lte: now }, isCanceled: false },
        },
        orderBy: { id: 'asc' },
        take: atOnce,
        select: { id: true, ...standingSelect },
      })
      for (const request of ended)
        if (phaseOf(request, now) === 'over') await completeTour(db, request.id, now)
      const last = ended.at(-1)
      if (!last || ended.length < atOnce) return
      after = last.id
    }
  },
})

/** Completes one request after its last day and starts its promised cashback. */
export const completeTour = async (db: Db, requestId: number, now: Date): Promise<void> => {
  try {
    await db.$transaction(async (tx) => {
      await transitionRequest(tx, {
        requestId,
        from: 'made_prepayment',
        to: 'tour_complete',
        actor: 'system',
        now,
      })
      await payCashback(tx, { requestId, cause: 'cashback', now })
    })
  } catch (error) {
    // it was canceled at this very moment
    if (!(error instanceof RequestStatusChangedError)) throw error
  }
}
