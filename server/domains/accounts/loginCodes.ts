import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeSender } from '#schema/codes/codeSenders.ts'
import { codeLength } from '#schema/codes/loginCodes.ts'
import { type KeyRing, hmacSha256 } from '../../core/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { CodePurpose } from '../../db/generated/client/enums.ts'

/** Seconds for which a code works. */
export const codeSeconds = 10 * 60

/** Wrong tries that a code bears. */
const maxTries = 3

const seal = (
  keys: KeyRing,
  { login, purpose, code }: { login: string; purpose: CodePurpose; code: string },
): Buffer<ArrayBuffer> => hmacSha256(keys.keyFor('login-code'), `${purpose}:${login}:${code}`)

interface CodeOwner {
  /** What the code opens: a normalised e-mail or phone, or `registration:{id}`. */
  login: string
  purpose: CodePurpose
  /** Who is logged in and changes an address; null at login. */
  userId: number | null
}

/** Five digits that nobody can foresee. */
export const randomCode = (): string =>
  String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/** Makes a new code and ends those before it. @returns its digits: their only copy */
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

/** Whether the code is the last one made, in its time and within its tries. A right code is used up by this. */
export const consumeCode = async (
  { db, keys }: { db: Db; keys: KeyRing },
  { login, purpose, userId, code }: CodeOwner & { code: string },
  now: Date,
): Promise<boolean> => {
  // the try is counted before it is judged: tries side by side can't share one
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

/** What a code of a registration is kept by: another registration of the same address has a code of its own. */
export const registrationLogin = (id: number): string => `registration:${id}`
