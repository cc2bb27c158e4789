import { hashToken } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { lockSessions } from './lockSessions.ts'

/** Ends every token of a family: the bearer session and what could renew it. @returns how many sessions */
const endOfFamily = async (tx: Tx, family: string, now: Date): Promise<number> => {
  const { count } = await tx.session.updateMany({
    where: { family, revokedAt: null },
    data: { revokedAt: now },
  })
  await tx.refreshToken.updateMany({ where: { family, revokedAt: null }, data: { revokedAt: now } })
  return count
}

/** The same, of somebody of whom a token of the family was shown. */
export const revokeTokenFamily = (
  db: Db,
  { userId, family }: { userId: number; family: string },
  now: Date,
): Promise<number> =>
  db.$transaction(async (tx) => {
    await lockSessions(tx, userId)
    return endOfFamily(tx, family, now)
  })

/** What was made to open a session elsewhere opens none any more: whoever is put out must not come back by it. */
const endTokensOfAccess = (tx: Tx, userId: number, now: Date) =>
  tx.oneTimeToken.updateMany({
    where: { userId, purpose: 'access', usedAt: null },
    data: { usedAt: now },
  })

/** Ends one session of a user, renewed meanwhile or not; another user's is not found. @returns whether there was one to end */
export const endSession = (
  db: Db,
  userId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockSessions(tx, userId)
    const session = await tx.session.findFirst({
      where: { id: sessionId, userId },
      select: { family: true },
    })
    if (!session) return false
    await endTokensOfAccess(tx, userId, now)
    if (session.family) return (await endOfFamily(tx, session.family, now)) > 0
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: now },
    })
    return count > 0
  })

/**
 * Ends the sessions of the tokens that somebody who leaves shows, over or not: an access token that ended a while ago, or the refresh
 * token that would go on.
 */
export const endSessionsByToken = async (
  db: Db,
  { token, refreshToken }: { token: string | null; refreshToken: string | null },
  now: Date,
): Promise<void> => {
  const hashOf = (shown: string) => hashToken(shown.slice(0, 200))
  const session = token
    ? await db.session.findUnique({
        where: { tokenHash: hashOf(token) },
        select: { id: true, userId: true },
      })
    : null
  if (session) await endSession(db, session.userId, session.id, now)
  const known = refreshToken
    ? await db.refreshToken.findUnique({
        where: { tokenHash: hashOf(refreshToken) },
        select: { userId: true, family: true },
      })
    : null
  if (known) await revokeTokenFamily(db, known, now)
}

/** Ends all sessions of a user but one, as after a new password. @returns how many */
export const endOtherSessions = async (
  tx: Tx,
  userId: number,
  keptSessionId: number | null,
  now: Date,
): Promise<number> => {
  await lockSessions(tx, userId)
  const kept =
    keptSessionId === null
      ? null
      : await tx.session.findUnique({ where: { id: keptSessionId }, select: { family: true } })
  const { count } = await tx.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(keptSessionId !== null && { id: { not: keptSessionId } }),
    },
    data: { revokedAt: now },
  })
  await tx.refreshToken.updateMany({
    where: { userId, revokedAt: null, ...(kept?.family && { family: { not: kept.family } }) },
    data: { revokedAt: now },
  })
  await endTokensOfAccess(tx, userId, now)
  return count
}
