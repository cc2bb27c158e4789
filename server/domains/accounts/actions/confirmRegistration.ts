import type { Clock } from '../../../core/clock.ts'
import { hashToken, type KeyRing } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { Prisma, type Registration } from '../../../db/generated/client/client.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, countAttempt } from '../attempts.ts'
import { consumeCode, registrationLogin } from '../loginCodes.ts'
import { mergeFavourites } from './mergeFavourites.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

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
  favouriteTourIds: readonly number[]
}

/**
 * Makes the account of a registration, or finds the one that its address has, and opens a session.
 * @throws InvalidCodeError, and DomainError of countAttempt
 */
export const confirmRegistration = async (
  deps: Deps,
  client: Client,
  { registrationToken, code, kind, captcha, favouriteTourIds }: Given,
): Promise<OpenedSession> => {
  const { db, clock } = deps
  const now = clock.now()
  const tokenHash = hashToken(registrationToken.slice(0, 200))
  const registration = await db.registration.findUnique({ where: { tokenHash } })
  await countAttempt(deps, 'checkCode', { account: registration?.login ?? 'unknown', ip: client.ip, solution: captcha })
  if (!registration || registration.expiresAt <= now) throw new InvalidCodeError()
  const isRight = await consumeCode(deps, { login: registrationLogin(registration.id), purpose: 'register', userId: null, code }, now)
  if (!isRight) throw new InvalidCodeError()
  const userId = (await findOwner(db, registration)) ?? (await createUser(db, registration))
  await db.registration.delete({ where: { id: registration.id } })
  await mergeFavourites(db, userId, favouriteTourIds)
  return openSession(db, client, { userId, kind, now })
}

const findOwner = async (db: Db, { email, phone, login }: Registration): Promise<number | null> =>
  (await db.user.findFirst({ where: email === login ? { email } : { phone }, select: { id: true } }))?.id ?? null

const createUser = async (db: Db, registration: Registration): Promise<number> => {
  const { email, phone, login, firstName, lastName, passwordHash, locale } = registration
  // a number that nobody proved is kept only where it is nobody's
  const isPhoneFree = phone !== null && !(await db.user.findUnique({ where: { phone }, select: { id: true } }))
  try {
    const user = await db.user.create({
      data: {
        email,
        isEmailConfirmed: email === login,
        phone: phone === login || isPhoneFree ? phone : null,
        isPhoneConfirmed: phone === login,
        firstName,
        lastName,
        passwordHash,
        locale,
      },
      select: { id: true },
    })
    return user.id
  } catch (error) {
    // somebody else took the address in between, with a code of their own
    const isTwin = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    const owner = isTwin ? await findOwner(db, registration) : null
    if (owner === null) throw error
    return owner
  }
}
