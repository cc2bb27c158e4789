import type { Clock } from '../../../core/clock.ts'
import { hashToken, type KeyRing } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { Registration } from '../../../db/generated/client/client.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, resetAttempts } from '../attempts.ts'
import { consumeCode, registrationLogin } from '../loginCodes.ts'
import { readLoginName } from '../loginName.ts'
import { mergeFavorites } from './mergeFavorites.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'
import { findOrOpen, claimVerifiedAddress } from './claimVerifiedAddress.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
  keys: KeyRing
}

interface Given {
  registrationToken: string
  code: string
  kind: SessionKind
  captcha: string | null
  favoriteTourIds: readonly number[]
}

/**
 * Creates the account of a registration, or finds the existing one of its address, and opens a
 * session.
 * @throws InvalidCodeError, and DomainError of enforceAttemptLimit
 */
export const confirmRegistration = async (
  deps: Deps,
  client: Client,
  { registrationToken, code, kind, captcha, favoriteTourIds }: Given,
): Promise<OpenedSession> => {
  const { db, clock } = deps
  const now = clock.now()
  const tokenHash = hashToken(registrationToken.slice(0, 200))
  const registration = await db.registration.findUnique({ where: { tokenHash } })
  const attempt = { account: registration?.login ?? 'unknown', ip: client.ip }
  await enforceAttemptLimit(deps, 'checkCode', { ...attempt, solution: captcha })
  const address =
    registration && registration.expiresAt > now ? readLoginName(registration.login) : null
  if (!registration || !address) throw new InvalidCodeError()
  const isRight = await consumeCode(
    deps,
    { login: registrationLogin(registration.id), purpose: 'register', userId: null, code },
    now,
  )
  if (!isRight) throw new InvalidCodeError()
  const userId = await findOrOpen(
    db,
    async (tx) => (await claimVerifiedAddress(tx, address))?.id ?? createUser(tx, registration),
  )
  await db.registration.delete({ where: { id: registration.id } })
  // an office behind one IP address registers many people in a row
  await Promise.all([
    resetAttempts(deps.limits, 'checkCode', attempt),
    resetAttempts(deps.limits, 'register', attempt),
  ])
  await mergeFavorites(db, userId, favoriteTourIds)
  return openSession(db, client, { userId, kind, now })
}

const createUser = async (tx: Tx, registration: Registration): Promise<number> => {
  const { email, phone, login, firstName, lastName, passwordHash, locale } = registration
  const user = await tx.user.create({
    data: {
      email,
      isEmailConfirmed: email === login,
      // stored as typed, even if another account has it: an error would reveal that account
      phone,
      isPhoneConfirmed: phone === login,
      firstName,
      lastName,
      passwordHash,
      locale,
    },
    select: { id: true },
  })
  return user.id
}
