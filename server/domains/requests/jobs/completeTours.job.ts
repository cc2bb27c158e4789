import { z } from 'zod'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { moveRequest } from '../actions/moveRequest.ts'
import { phaseOf, standingSelect } from '../requestStanding.ts'

const atOnce = 100

/** Trips whose last day is over in their own zone are complete; runs every hour. */
export const completeTours = defineJob({
  name: 'requests.completeTours',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now()
    const ended = await db.request.findMany({
      where: { status: requestStatuses.made_prepayment, tourDate: { endDate: { lte: now } } },
      orderBy: { id: 'asc' },
      take: atOnce,
      select: { id: true, ...standingSelect },
    })
    for (const request of ended) {
      if (phaseOf(request, now) !== 'over') continue
      await db.$transaction((tx) =>
        moveRequest(tx, { requestId: request.id, from: 'made_prepayment', to: 'tour_complete', actor: 'system', now }),
      )
    }
  },
})
