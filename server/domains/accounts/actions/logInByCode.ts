import type { Locale } from '#schema/codes/locales.ts'
import type { Clock } from '../../../core/clock.ts'
import type { KeyRing } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, resetAttempts } from '../attempts.ts'
import { consumeCode } from '../loginCodes.ts'
import { type LoginName, readLoginName } from '../loginName.ts'
import { mergeFavorites } from './mergeFavorites.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'
import { findOrOpen, claimVerifiedAddress } from './claimVerifiedAddress.ts'

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
  /** Language of a new account. */
  locale: Locale
  /** Tours marked before the login. */
  favoriteTourIds: readonly number[]
}

/**
 * Opens a session by a code. Reading the code proves the address: it opens the account that has
 * confirmed the address, or a new one where another account has it unconfirmed.
 * @throws InvalidCodeError, and DomainError of enforceAttemptLimit
 */
export const logInByCode = async (
  deps: Deps,
  client: Client,
  { login: typed, code, kind, captcha, locale, favoriteTourIds }: Given,
): Promise<OpenedSession> => {
  const { db, clock, limits } = deps
  const login = readLoginName(typed)
  if (!login) throw new InvalidCodeError()
  const attempt = { account: login.value, ip: client.ip }
  await enforceAttemptLimit(deps, 'checkCode', { ...attempt, solution: captcha })
  const now = clock.now()
  if (!(await consumeCode(deps, { login: login.value, purpose: 'login', userId: null, code }, now)))
    throw new InvalidCodeError()
  const userId = await findOrOpen(
    db,
    async (tx) => (await claimVerifiedAddress(tx, login))?.id ?? openAccount(tx, login, locale),
  )
  await Promise.all([
    resetAttempts(limits, 'checkCode', attempt),
    mergeFavorites(db, userId, favoriteTourIds),
  ])
  return openSession(db, client, { userId, kind, now })
}

/** Creates an account from an address alone; the person adds a name later. */
const openAccount = async (tx: Tx, { kind, value }: LoginName, locale: Locale): Promise<number> => {
  const proved =
    kind === 'email'
      ? { email: value, isEmailConfirmed: true }
      : { phone: value, isPhoneConfirmed: true }
  const { id } = await tx.user.create({ data: { ...proved, locale }, select: { id: true } })
  return id
}
