import { z } from 'zod'
import { holdsSeats, requestStatuses, requestStatusNames } from '#schema/rules/booking/requestStatuses.ts'
import { secretsKeptDaysAfterCancel } from '#schema/rules/booking/touristSecrets.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { formerKeyIds, openSecret, sealSecret, secretRowSelect, SecretUnreadableError } from '../touristSecrets.ts'

const day = 86_400_000
const atOnce = 500
/** Statuses in which nobody travels. */
const cancelledStatuses = requestStatusNames.filter((name) => !holdsSeats(name)).map((name) => requestStatuses[name])

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
}

/**
 * Deletes what is sealed of travelers whose trips are long over, sooner of those who no longer travel, and seals anew what a former
 * key has sealed, so that the former key can be taken away; runs every hour.
 */
export const forgetSecrets = defineJob({
  name: 'requests.forgetSecrets',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock, keys }: Deps) => {
    const now = clock.now()
    const cancelled = { status: { in: cancelledStatuses } }
    const justNow = { events: { some: { createdAt: { gt: new Date(now.getTime() - secretsKeptDaysAfterCancel * day) } } } }
    await db.touristSecret.deleteMany({
      where: {
        OR: [{ deleteAt: { lte: now } }, { tourist: { requests: { every: { request: { ...cancelled, NOT: justNow } } } } }],
      },
    })
    await sealAnew(db, keys)
  },
})

const sealAnew = async (db: Db, keys: KeyRing): Promise<void> => {
  const rows = await db.touristSecret.findMany({
    where: { keyId: { in: formerKeyIds(keys) } },
    take: atOnce,
    select: { touristId: true, ...secretRowSelect },
  })
  const unreadable: unknown[] = []
  for (const row of rows) {
    const { touristId, field, ciphertext } = row
    try {
      const sealed = sealSecret(keys, touristId, field, openSecret(keys, touristId, row))
      // whoever wrote something new meanwhile is not overwritten
      await db.touristSecret.updateMany({ where: { touristId, field, ciphertext }, data: sealed })
    } catch (error) {
      if (!(error instanceof SecretUnreadableError)) throw error
      unreadable.push(error)
    }
  }
  // one that was tampered with keeps no other from its new key
  if (unreadable.length > 0) throw unreadable[0]
}
