import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'

const retentionMs = 30 * 86_400_000

/** Kind of the release before, which nobody reads: its payload holds the uuid of a request. */
const formerKind = 'request.tourists_updated'

/** Deletes events that were dispatched 30 days ago; runs every night. Pending and dead ones stay. */
export const deleteOldEvents = defineJob({
  name: 'queue.deleteOldEvents',
  payload: z.unknown(),
  maxAttempts: 3,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const doneBefore = new Date(clock.now().getTime() - retentionMs)
    await db.outboxEvent.deleteMany({ where: { OR: [{ status: 'done', doneAt: { lt: doneBefore } }, { kind: formerKind }] } })
  },
})
