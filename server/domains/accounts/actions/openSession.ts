import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'

/** Who connects, as far as the network tells. */
export interface Client {
  ip: string
  userAgent: string
}

/** `cookie`: a browser of the site. `bearer`: a caller that sends the token itself and renews it. */
export type SessionKind = 'cookie' | 'bearer'

/** The only copies of the tokens: the database has their hashes. */
export interface OpenedSession {
  userId: number
  kind: SessionKind
  token: string
  expiresAt: Date
  /** Of bearer sessions: buys the next pair, once. */
  refreshToken: string | null
}

const dayMs = 86_400_000
const cookieMs = 30 * dayMs
const bearerMs = 15 * 60_000
const refreshMs = 60 * dayMs

/**
 * Which sessions somebody can still come back by: those that run, and those whose refresh token lives. It was made with the session,
 * and using it ends the session, so the session's row tells its age.
 */
export const activeSessionWhere = (now: Date) => ({
  revokedAt: null,
  OR: [
    { expiresAt: { gt: now } },
    { family: { not: null }, createdAt: { gt: new Date(now.getTime() - refreshMs) } },
  ],
})

/** Opens a session; a bearer session with `family` goes on where the last one of that family stood. */
export const openSession = async (
  db: Db | Tx,
  client: Client,
  {
    userId,
    kind,
    now,
    family = randomUUID(),
  }: { userId: number; kind: SessionKind; now: Date; family?: string },
): Promise<OpenedSession> => {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + (kind === 'cookie' ? cookieMs : bearerMs))
  await db.session.create({
    data: {
      userId,
      kind,
      tokenHash: hashToken(token),
      family: kind === 'bearer' ? family : null,
      ip: client.ip.slice(0, 64),
      userAgent: client.userAgent.slice(0, 400),
      createdAt: now,
      seenAt: now,
      expiresAt,
    },
  })
  if (kind === 'cookie') return { userId, kind, token, expiresAt, refreshToken: null }
  const refreshToken = newToken()
  await db.refreshToken.create({
    data: {
      userId,
      family,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + refreshMs),
    },
  })
  return { userId, kind, token, expiresAt, refreshToken }
}
