import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { hashToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { revokeTokenFamily } from './endSessions.ts'
import { lockSessions } from './lockSessions.ts'
import { type Client, type OpenedSession, openSession } from './openSession.ts'

/**
 * Exchanges a refresh token for the next pair of tokens. A token used twice was stolen, so its
 * whole family is revoked.
 * @throws DomainError UNAUTHENTICATED
 */
export const refreshSession = async (
  { db, clock }: { db: Db; clock: Clock },
  client: Client,
  refreshToken: string,
): Promise<OpenedSession> => {
  const now = clock.now()
  const tokenHash = hashToken(refreshToken.slice(0, 200))
  const known = await db.refreshToken.findUnique({
    where: { tokenHash },
    select: { userId: true, family: true },
  })
  if (!known) throw notRenewed()
  const opened = await db.$transaction(async (tx) => {
    await lockSessions(tx, known.userId)
    // the row lock admits one of two parallel calls with the same token
    const { count } = await tx.refreshToken.updateMany({
      where: { tokenHash, usedAt: null, revokedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    })
    if (count === 0) return null
    await tx.session.updateMany({
      where: { family: known.family, revokedAt: null },
      data: { revokedAt: now },
    })
    return openSession(tx, client, {
      userId: known.userId,
      kind: 'bearer',
      now,
      family: known.family,
    })
  })
  if (opened) return opened
  const { usedAt } = await db.refreshToken.findUniqueOrThrow({
    where: { tokenHash },
    select: { usedAt: true },
  })
  if (usedAt) await revokeTokenFamily(db, known, now)
  throw notRenewed()
}

const notRenewed = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'The refresh token is unknown, used or expired')
