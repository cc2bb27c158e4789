import { hashToken } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'

/** Ends every token of a family: the bearer session and what could renew it. */
export const endFamily = async (db: Db | Tx, family: string, now: Date): Promise<void> => {
  await db.session.updateMany({ where: { family, revokedAt: null }, data: { revokedAt: now } })
  await db.refreshToken.updateMany({ where: { family, revokedAt: null }, data: { revokedAt: now } })
}

/** Ends one session of a user; another user's is not found. @returns whether there was one to end */
export const endSession = async (db: Db, userId: number, sessionId: number, now: Date): Promise<boolean> => {
  const [session] = await db.session.updateManyAndReturn({
    where: { id: sessionId, userId, revokedAt: null },
    data: { revokedAt: now },
    select: { family: true },
  })
  if (session?.family) await endFamily(db, session.family, now)
  return session !== undefined
}

/**
 * Ends the sessions of the tokens that somebody who leaves shows, over or not: an access token that ended a while ago, or the refresh
 * token that would go on.
 */
export const endShownSessions = async (
  db: Db,
  { token, refreshToken }: { token: string | null; refreshToken: string | null },
  now: Date,
): Promise<void> => {
  const hashOf = (shown: string) => hashToken(shown.slice(0, 200))
  const [session] = token
    ? await db.session.updateManyAndReturn({
        where: { tokenHash: hashOf(token), revokedAt: null },
        data: { revokedAt: now },
        select: { family: true },
      })
    : []
  const known = refreshToken
    ? await db.refreshToken.findUnique({ where: { tokenHash: hashOf(refreshToken) }, select: { family: true } })
    : null
  for (const family of new Set([session?.family, known?.family])) if (family) await endFamily(db, family, now)
}

/** Ends all sessions of a user but one, as after a new password. @returns how many */
export const endOtherSessions = async (db: Db | Tx, userId: number, keptSessionId: number | null, now: Date): Promise<number> => {
  const kept = keptSessionId === null ? null : await db.session.findUnique({ where: { id: keptSessionId }, select: { family: true } })
  const { count } = await db.session.updateMany({
    where: { userId, revokedAt: null, ...(keptSessionId !== null && { id: { not: keptSessionId } }) },
    data: { revokedAt: now },
  })
  await db.refreshToken.updateMany({
    where: { userId, revokedAt: null, ...(kept?.family && { family: { not: kept.family } }) },
    data: { revokedAt: now },
  })
  return count
}
