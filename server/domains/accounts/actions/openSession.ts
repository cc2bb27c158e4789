import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'

/** Connection data of a client. */
export interface Client {
  ip: string
  userAgent: string
}

/**
 * `cookie`: a browser of the site. `bearer`: a client that sends the token itself and renews it.
 */
export type SessionKind = 'cookie' | 'bearer'

/** A new session with the only copies of its tokens: the database stores hashes. */
export interface OpenedSession {
  userId: number
  kind: SessionKind
  token: string
  expiresAt: Date
  /** Only for bearer sessions: can be exchanged once for the next pair. */
  refreshToken: string | null
}

const dayMs = 86_400_000
const cookieMs = 30 * dayMs
const bearerMs = 15 * 60_000
const refreshMs = 60 * dayMs

/**
 * Returns the condition for sessions that can still be used: active ones, and those with a valid
 * refresh token. That token is created with the session, and using it ends the session, so its age
 * is that of the session's row.
 */
export const activeSessionWhere = (now: Date) => ({
  revokedAt: null,
  OR: [
    { expiresAt: { gt: now } },
    { family: { not: null }, createdAt: { gt: new Date(now.getTime() - refreshMs) } },
  ],
})

/** Opens a session; a bearer session with `family` continues that family. */
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
