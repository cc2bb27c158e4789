import { z } from 'zod'
import {
  holdsSeats,
  requestStatuses,
  requestStatusNames,
} from '#schema/rules/booking/requestStatuses.ts'
import { secretsKeptDaysAfterCancel } from '#schema/rules/booking/touristSecrets.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import {
  formerKeyIds,
  decryptSecret,
  encryptSecret,
  secretRowSelect,
  SecretDecryptionError,
} from '../touristSecrets.ts'

const day = 86_400_000
const atOnce = 500
/** Statuses in which nobody travels. */
const cancelledStatuses = requestStatusNames
  .filter((name) => !holdsSeats(name))
  .map((name) => requestStatuses[name])

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
}

/**
 * Deletes encrypted traveler details some time after the trip, sooner for those who no longer
 * travel, and re-encrypts with the current key what a previous key has encrypted, so that it can be
 * removed; runs hourly.
 */
export const purgeTravelerSecrets = defineJob({
  name: 'requests.forgetSecrets',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, clock, keys }: Deps) => {
    const now = clock.now()
    const cancelled = { status: { in: cancelledStatuses } }
    const justNow = {
      events: {
        some: { createdAt: { gt: new Date(now.getTime() - secretsKeptDaysAfterCancel * day) } },
      },
    }
    await db.touristSecret.deleteMany({
      where: {
        OR: [
          { deleteAt: { lte: now } },
          { tourist: { requests: { every: { request: { ...cancelled, NOT: justNow } } } } },
        ],
      },
    })
    await reencryptSecrets(db, keys)
  },
})

const reencryptSecrets = async (db: Db, keys: KeyRing): Promise<void> => {
  const rows = await db.touristSecret.findMany({
    where: { keyId: { in: formerKeyIds(keys) } },
    take: atOnce,
    select: { touristId: true, ...secretRowSelect },
  })
  const unreadable: unknown[] = []
  for (const row of rows) {
    const { touristId, field, ciphertext } = row
    try {
      const sealed = encryptSecret(keys, touristId, field, decryptSecret(keys, touristId, row))
      // never overwrite a newer value
      await db.touristSecret.updateMany({ where: { touristId, field, ciphertext }, data: sealed })
    } catch (error) {
      if (!(error instanceof SecretDecryptionError)) throw error
      unreadable.push(error)
    }
  }
  // a tampered row must not keep the others on the old key
  if (unreadable.length > 0) throw unreadable[0]
}
