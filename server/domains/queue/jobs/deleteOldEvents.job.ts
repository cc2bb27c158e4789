import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'

const day = 86_400_000
const retentionMs = 30 * day
/** Failed jobs can be retried by hand within this time without sending an e-mail twice. */
const sentEmailRetentionMs = 365 * day

/**
 * Event kind of the previous release, now unused; deleted because its payload holds the uuid of a
 * request.
 */
const formerKind = 'request.tourists_updated'

/**
 * Deletes events dispatched more than 30 days ago and records of e-mails sent more than a year ago;
 * runs every night. Pending events and those with status `dead` stay.
 */
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
