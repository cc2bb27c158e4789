import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'

const day = 86_400_000
const retentionMs = 30 * day
/** A dead job can be retried by hand as long. */
const sentEmailRetentionMs = 365 * day

/** Kind of the release before, which nobody reads: its payload holds the uuid of a request. */
const formerKind = 'request.tourists_updated'

/** Deletes events that were dispatched 30 days ago, and marks of e-mails sent a year ago; runs every night. Pending and dead events stay. */
export const deleteOldEvents = defineJob({
  name: 'queue.deleteOldEvents',
  payload: z.unknown(),
  maxAttempts: 3,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now().getTime()
    const doneBefore = new Date(now - retentionMs)
    await db.outboxEvent.deleteMany({
      where: { OR: [{ status: 'done', doneAt: { lt: doneBefore } }, { kind: formerKind }] },
    })
    await db.sentEmail.deleteMany({
      where: { sentAt: { lt: new Date(now - sentEmailRetentionMs) } },
    })
  },
})
