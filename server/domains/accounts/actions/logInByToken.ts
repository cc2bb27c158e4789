import { DomainError } from '../../../core/domainError.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import { takeOneTimeToken } from '../oneTimeTokens.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

/** Opens a session by a one-time token that the person got elsewhere while logged in. @throws DomainError UNAUTHENTICATED */
export const logInByToken = async (
  { db, clock }: { db: Db; clock: Clock },
  client: Client,
  { token, kind }: { token: string; kind: SessionKind },
): Promise<OpenedSession> => {
  const now = clock.now()
  const userId = await takeOneTimeToken(db, token, 'access', now)
  if (userId === null) throw new DomainError('UNAUTHENTICATED', 'The token is unknown, used or too old')
  return openSession(db, client, { userId, kind, now })
}
