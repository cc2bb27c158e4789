import { hashToken, newToken } from '../../core/secrets.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { TokenPurpose } from '../../db/generated/client/enums.ts'

/** Minutes for which a token of a purpose works. */
const minutes: Record<TokenPurpose, number> = {
  access: 5,
  password_reset: 60,
  confirm_email: 10,
  tour_selection: 10,
  verification: 10,
}

/** Makes a token for one purpose; those before it, of the same person and purpose, end. @returns its only copy */
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

/** Whose a token is that would work now, null where it does not; it is not used up by this. */
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

/** Uses a token up: of two who come with it the row lets one pass. @returns whose it is, null where it does not work */
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
