import { hashToken, newToken } from '../../core/secrets.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { TokenPurpose } from '../../db/generated/client/enums.ts'

/** Lifetime of a token in minutes, by purpose. */
const minutes: Record<TokenPurpose, number> = {
  access: 5,
  password_reset: 60,
  confirm_email: 10,
  tour_selection: 10,
  verification: 10,
}

/**
 * Creates a token for one purpose and voids earlier ones of the same person and purpose.
 * @returns the token, which is stored nowhere else
 */
export const createOneTimeToken = async (
  db: Db | Tx,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> => {
  const token = newToken()
  await db.oneTimeToken.updateMany({
    where: { userId, purpose, usedAt: null },
    data: { usedAt: now },
  })
  await db.oneTimeToken.create({
    data: {
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000),
    },
  })
  return token
}

const working = (token: string, purpose: TokenPurpose, now: Date) => ({
  tokenHash: hashToken(token.slice(0, 200)),
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
})

/** Returns the user id of a valid token, null for an invalid one; does not use it up. */
export const ownerOfToken = async (
  db: Db,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> =>
  (
    await db.oneTimeToken.findFirst({
      where: working(token, purpose, now),
      select: { userId: true },
    })
  )?.userId ?? null

/**
 * Uses up a token; the row lock admits one of two parallel calls.
 * @returns the user id, null for an invalid token
 */
export const consumeOneTimeToken = async (
  db: Db | Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> => {
  const [taken] = await db.oneTimeToken.updateManyAndReturn({
    where: working(token, purpose, now),
    data: { usedAt: now },
    select: { userId: true },
  })
  return taken?.userId ?? null
}
