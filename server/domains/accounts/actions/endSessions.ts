import { hashToken } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { lockSessions } from './lockSessions.ts'

/**
 * Revokes all tokens of a family: the bearer session and its refresh tokens.
 * @returns number of ended sessions
 */
const endOfFamily = async (tx: Tx, family: string, now: Date): Promise<number> => {
  const { count } = await tx.session.updateMany({
    where: { family, revokedAt: null },
    data: { revokedAt: now },
  })
  await tx.refreshToken.updateMany({ where: { family, revokedAt: null }, data: { revokedAt: now } })
  return count
}

/**
 * Revokes all tokens of a family, in its own transaction with the user's sessions locked.
 * @returns number of ended sessions
 */
export const revokeTokenFamily = (
  db: Db,
  { userId, family }: { userId: number; family: string },
  now: Date,
): Promise<number> =>
  db.$transaction(async (tx) => {
    await lockSessions(tx, userId)
    return endOfFamily(tx, family, now)
  })

/**
 * Voids unused one-time access tokens: a person who was logged out must not get back in with them.
 */
const endTokensOfAccess = (tx: Tx, userId: number, now: Date) =>
  tx.oneTimeToken.updateMany({
    where: { userId, purpose: 'access', usedAt: null },
    data: { usedAt: now },
  })

/**
 * Ends one session of a user, including one renewed meanwhile; ignores other users' sessions.
 * @returns whether there was one to end
 */
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
 * Ends the sessions of the given tokens, even expired ones: an access token, or the refresh token
 * that could renew it.
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

/**
 * Ends all sessions of a user but one, for example after a password change.
 * @returns number of ended sessions
 */
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
