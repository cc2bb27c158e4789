import { z } from 'zod'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { transitionRequest } from '../actions/transitionRequest.ts'

/**
 * Releases the seats of requests whose hold has expired; runs every minute. A request that can't be
 * ended delays no others.
 */
export const expireHolds = defineJob({
  name: 'requests.expireHolds',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now()
    const stuck = new Map<number, unknown>()
    for (;;) {
      const ended = await endNextHold(db, now, stuck)
      if (!ended) break
    }
    for (const reason of stuck.values()) throw reason
  },
})

/**
 * Ends one hold per transaction: buyers would wait for a departure's row that several holds had
 * locked.
 * @param stuck requests that could not be ended, with the reason; this call may add one
 * @returns false where no other hold has expired
 */
const endNextHold = async (db: Db, now: Date, stuck: Map<number, unknown>): Promise<boolean> => {
  let requestId: number | undefined
  try {
    await db.$transaction(async (tx) => {
      // a payment or decision in progress holds the row and comes first
      const [next] = await tx.$queryRaw<{ id: number; status: number }[]>`
        SELECT id, status FROM request
        WHERE hold_expires_at <= ${now} AND status IN (${requestStatuses.pending_confirm}, ${requestStatuses.pending_prepayment})
          AND id <> ALL (${[...stuck.keys()]}::int[])
        ORDER BY hold_expires_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`
      requestId = next?.id
      if (next)
        await transitionRequest(tx, {
          requestId: next.id,
          from: requestStatusName(next.status),
          to: 'cancelled_by_system',
          actor: 'system',
          now,
        })
    })
  } catch (error) {
    if (requestId === undefined) throw error
    stuck.set(requestId, error)
  }
  return requestId !== undefined
}
