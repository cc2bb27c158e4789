import type { Clock } from '../../../core/clock.ts'
import { hashToken, newToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { isPasswordOf } from '../passwords.ts'

export class InvalidCredentialsError extends Error {
  readonly code = 'UNAUTHENTICATED'
  constructor() {
    super('Login or password is wrong')
  }
}

const sessionDays = 30

/**
 * Opens a session by e-mail or phone and password. Unknown logins and wrong passwords answer alike, in the same time.
 * @returns the session's token (its only copy) and its end
 * @throws InvalidCredentialsError
 */
export const logIn = async (
  { db, clock }: { db: Db; clock: Clock },
  client: { ip: string; userAgent: string },
  { login, password }: { login: string; password: string },
): Promise<{ token: string; expiresAt: Date; userId: number }> => {
  const name = login.trim().toLowerCase().slice(0, 254)
  const user = await db.user.findFirst({
    where: name.startsWith('+') ? { phone: name } : { email: name },
    select: { id: true, passwordHash: true },
  })
  const isRight = await isPasswordOf(user?.passwordHash ?? null, password.slice(0, 1000))
  if (!user || !isRight) throw new InvalidCredentialsError()
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  await db.session.create({
    data: {
      userId: user.id,
      kind: 'cookie',
      tokenHash: hashToken(token),
      ip: client.ip.slice(0, 64),
      userAgent: client.userAgent.slice(0, 400),
      createdAt: now,
      seenAt: now,
      expiresAt,
    },
  })
  return { token, expiresAt, userId: user.id }
}
