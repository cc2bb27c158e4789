import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import { InvalidCredentialsError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, resetAttempts } from '../attempts.ts'
import { readLoginName } from '../loginName.ts'
import { verifyPassword } from '../passwords.ts'
import { lockSessions } from './lockSessions.ts'
import { mergeFavorites } from './mergeFavorites.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
}

interface Given {
  login: string
  password: string
  kind: SessionKind
  captcha: string | null
  /** Tours marked before the login. */
  favoriteTourIds: readonly number[]
}

/**
 * Opens a session by e-mail or confirmed phone number, and password. Unknown logins and wrong
 * passwords get the same response in the same time.
 * @throws InvalidCredentialsError, and DomainError of enforceAttemptLimit
 */
export const logIn = async (
  deps: Deps,
  client: Client,
  { login: typed, password, kind, captcha, favoriteTourIds }: Given,
): Promise<OpenedSession> => {
  const { db, clock, limits } = deps
  const login = readLoginName(typed)
  if (!login) throw new InvalidCredentialsError()
  const attempt = { account: login.value, ip: client.ip }
  await enforceAttemptLimit(deps, 'logIn', { ...attempt, solution: captcha })
  // an unconfirmed number may be in many accounts
  const where =
    login.kind === 'email' ? { email: login.value } : { phone: login.value, isPhoneConfirmed: true }
  const user = await db.user.findFirst({ where, select: { id: true, passwordHash: true } })
  const isRight = await verifyPassword(user?.passwordHash ?? null, password.slice(0, 1000))
  if (!user || !isRight) throw new InvalidCredentialsError()
  const session = await db.$transaction(async (tx) => {
    await lockSessions(tx, user.id)
    // the password was changed meanwhile, which ended the sessions of the old one: don't open
    // another
    if ((await tx.user.count({ where: user })) === 0) throw new InvalidCredentialsError()
    return openSession(tx, client, { userId: user.id, kind, now: clock.now() })
  })
  await Promise.all([
    resetAttempts(limits, 'logIn', attempt),
    mergeFavorites(db, user.id, favoriteTourIds),
  ])
  return session
}
