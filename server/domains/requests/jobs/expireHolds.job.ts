import { z } from 'zod'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { moveRequest } from '../actions/moveRequest.ts'

/** Requests that one transaction ends; while as many were found there may be more. */
const atOnce = 100

/** Gives back the seats of requests whose time has run out; runs every minute. */
export const expireHolds = defineJob({
  name: 'requests.expireHolds',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    for (;;) {
      const ended = await endNextHold(db, clock.now())
      if (!ended) return
    }
  },
})

/** @returns false where no hold is over */
const endNextHold = (db: Db, now: Date): Promise<boolean> =>
  db.$transaction(async (tx) => {
    // who pays or decides in this moment holds the row: it is theirs
    const rows = await tx.$queryRaw<{ id: number; status: number }[]>`
      SELECT id, status FROM request
      WHERE hold_expires_at <= ${now} AND status IN (${requestStatuses.pending_confirm}, ${requestStatuses.pending_prepayment})
      ORDER BY hold_expires_at LIMIT ${atOnce} FOR NO KEY UPDATE SKIP LOCKED`
    for (const { id, status } of rows)
      await moveRequest(tx, { requestId: id, from: requestStatusName(status), to: 'cancelled_by_system', actor: 'system', now })
    return rows.length === atOnce
  })
