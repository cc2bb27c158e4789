import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { activeSessionWhere } from '../actions/openSession.ts'
import { deleteUnusedPhotos } from '../actions/profilePhoto.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'

/** Time that expired tokens and sessions are kept, to investigate a theft. */
const retentionMs = 30 * 86_400_000

/**
 * Deletes expired codes, registrations, tokens, sessions, attempt counts, solved captchas, Telegram
 * data, delivery reports and unused photos; runs every night.
 */
export const deleteExpired = defineJob({
  name: 'accounts.forgetExpired',
  payload: z.unknown(),
  maxAttempts: 3,
  run: async ({ db, clock }: { db: Db; clock: Clock }) => {
    const now = clock.now()
    const keptFrom = new Date(now.getTime() - retentionMs)
    const longOver = { expiresAt: { lt: keptFrom } }
    await db.loginCode.deleteMany({ where: longOver })
    await db.oneTimeToken.deleteMany({ where: longOver })
    await db.session.deleteMany({ where: { ...longOver, NOT: activeSessionWhere(keptFrom) } })
    await db.refreshToken.deleteMany({ where: longOver })
    await db.registration.deleteMany({ where: { expiresAt: { lt: now } } })
    await db.captchaSolution.deleteMany({ where: { expiresAt: { lt: now } } })
    await db.telegramLink.deleteMany({ where: { expiresAt: { lt: now } } })
    await db.telegramUpdate.deleteMany({
      where: { takenAt: { lt: new Date(now.getTime() - retentionMs) } },
    })
    await db.codeReport.deleteMany({
      where: { receivedAt: { lt: new Date(now.getTime() - retentionMs) } },
    })
    await deleteUnusedPhotos(db, now)
    await db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } })
  },
})
