import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { hashToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { endFamily } from './endSessions.ts'
import { type Client, type OpenedSession, openSession } from './openSession.ts'

/**
 * Buys the next pair of tokens with a refresh token. One that was used before was stolen, by the caller or from him: its
 * whole family ends.
 * @throws DomainError UNAUTHENTICATED
 */
export const refreshSession = async (
  { db, clock }: { db: Db; clock: Clock },
  client: Client,
  refreshToken: string,
): Promise<OpenedSession> => {
  const now = clock.now()
  const tokenHash = hashToken(refreshToken.slice(0, 200))
  const opened = await db.$transaction(async (tx) => {
    // of two who come with the same token the row lets one pass
    const [token] = await tx.refreshToken.updateManyAndReturn({
      where: { tokenHash, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
      select: { userId: true, family: true },
    })
    if (!token) return null
    await tx.session.updateMany({ where: { family: token.family, revokedAt: null }, data: { revokedAt: now } })
    return openSession(tx, client, { userId: token.userId, kind: 'bearer', now, family: token.family })
  })
  if (opened) return opened
  const used = await db.refreshToken.findUnique({ where: { tokenHash }, select: { family: true, usedAt: true } })
  if (used?.usedAt) await endFamily(db, used.family, now)
  throw new DomainError('UNAUTHENTICATED', 'The refresh token is unknown, used or too old')
}
