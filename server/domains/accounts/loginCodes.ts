import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeSender } from '#schema/codes/codeSenders.ts'
import { codeLength } from '#schema/codes/loginCodes.ts'
import { type KeyRing, hmacSha256 } from '../../core/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { CodePurpose } from '../../db/generated/client/enums.ts'

/** Lifetime of a code in seconds. */
export const codeSeconds = 10 * 60

/** Attempts allowed per code. */
const maxTries = 3

const seal = (
  keys: KeyRing,
  { login, purpose, code }: { login: string; purpose: CodePurpose; code: string },
): Buffer<ArrayBuffer> => hmacSha256(keys.keyFor('login-code'), `${purpose}:${login}:${code}`)

interface CodeOwner {
  /**
   * Login that the code is for: a normalized e-mail address or phone number, or
   * `registration:{id}`.
   */
  login: string
  purpose: CodePurpose
  /** Logged-in user who changes an address; null at login and registration. */
  userId: number | null
}

/** Returns five unpredictable digits. */
export const randomCode = (): string =>
  String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/**
 * Creates a new code and voids earlier ones.
 * @returns its digits, which are stored nowhere else
 */
export const createCode = async (
  { db, keys }: { db: Db; keys: KeyRing },
  { login, purpose, userId, sender }: CodeOwner & { sender: CodeSender },
  now: Date,
): Promise<string> => {
  const code = randomCode()
  await db.$transaction([
    db.loginCode.updateMany({
      where: { login, purpose, consumedAt: null },
      data: { consumedAt: now },
    }),
    db.loginCode.create({
      data: {
        login,
        purpose,
        sender,
        userId,
        codeHmac: seal(keys, { login, purpose, code }),
        createdAt: now,
        expiresAt: new Date(now.getTime() + codeSeconds * 1000),
      },
    }),
  ])
  return code
}

/**
 * Returns whether a code is the latest one, not expired and within its attempts. A correct code is
 * used up.
 */
export const consumeCode = async (
  { db, keys }: { db: Db; keys: KeyRing },
  { login, purpose, userId, code }: CodeOwner & { code: string },
  now: Date,
): Promise<boolean> => {
  // count the attempt before checking it: parallel attempts can't share one
  const [last] = await db.$queryRaw<{ id: number; code_hmac: Uint8Array }[]>`
    UPDATE login_code SET attempts = attempts + 1
    WHERE id = (SELECT id FROM login_code WHERE login = ${login} AND purpose = ${purpose}::code_purpose
        AND user_id IS NOT DISTINCT FROM ${userId}::int AND consumed_at IS NULL AND expires_at > ${now}
      ORDER BY created_at DESC, id DESC LIMIT 1)
      AND attempts < ${maxTries} AND consumed_at IS NULL
    RETURNING id, code_hmac`
  const expected = seal(keys, { login, purpose, code })
  if (!last || !timingSafeEqual(expected, last.code_hmac)) return false
  const { count } = await db.loginCode.updateMany({
    where: { id: last.id, consumedAt: null },
    data: { consumedAt: now },
  })
  return count === 1
}

/** Returns the login of a registration's code: each registration of an address has its own code. */
export const registrationLogin = (id: number): string => `registration:${id}`
