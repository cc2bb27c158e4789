import { DomainError } from '../../../core/domainError.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import { ownerOfToken, consumeOneTimeToken } from '../oneTimeTokens.ts'
import { lockSessions } from './lockSessions.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

/**
 * Opens a session by a one-time token created in another session of the person.
 * @throws DomainError UNAUTHENTICATED
 */
export const logInByToken = async (
  { db, clock }: { db: Db; clock: Clock },
  client: Client,
  { token, kind }: { token: string; kind: SessionKind },
): Promise<OpenedSession> => {
  const now = clock.now()
  const owner = await ownerOfToken(db, token, 'access', now)
  const opened =
    owner !== null &&
    (await db.$transaction(async (tx) => {
      await lockSessions(tx, owner)
      const userId = await consumeOneTimeToken(tx, token, 'access', now)
      return userId !== null && openSession(tx, client, { userId, kind, now })
    }))
  if (!opened) throw new DomainError('UNAUTHENTICATED', 'The token is unknown, used or expired')
  return opened
}
