import type { Clock } from '../../../core/clock.ts'
import type { KeyRing } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, countAttempt, forgetAttempts } from '../attempts.ts'
import { consumeCode } from '../loginCodes.ts'
import { readLoginName } from '../loginName.ts'
import { mergeFavourites } from './mergeFavourites.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
  keys: KeyRing
}

interface Given {
  login: string
  code: string
  kind: SessionKind
  captcha: string | null
  /** Tours a visitor marked before. */
  favouriteTourIds: readonly number[]
}

/**
 * Opens a session by a code that was sent. Who reads the code owns the address, which is confirmed thereby.
 * @throws InvalidCodeError, and DomainError of countAttempt
 */
export const logInByCode = async (
  deps: Deps,
  client: Client,
  { login: typed, code, kind, captcha, favouriteTourIds }: Given,
): Promise<OpenedSession> => {
  const { db, clock, limits } = deps
  const login = readLoginName(typed)
  if (!login) throw new InvalidCodeError()
  const attempt = { account: login.value, ip: client.ip }
  await countAttempt(deps, 'checkCode', { ...attempt, solution: captcha })
  const now = clock.now()
  if (!(await consumeCode(deps, { login: login.value, purpose: 'login', userId: null, code }, now))) throw new InvalidCodeError()
  const user = await db.user.findFirst({ where: { [login.kind]: login.value }, select: { id: true } })
  if (!user) throw new InvalidCodeError()
  await db.user.update({
    where: { id: user.id },
    data: login.kind === 'email' ? { isEmailConfirmed: true } : { isPhoneConfirmed: true },
  })
  await Promise.all([forgetAttempts(limits, 'checkCode', attempt), mergeFavourites(db, user.id, favouriteTourIds)])
  return openSession(db, client, { userId: user.id, kind, now })
}
