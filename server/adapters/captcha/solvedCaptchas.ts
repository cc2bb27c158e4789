import type { Db } from '../../db/connect.ts'

/** Remembers solutions for as long as they would be taken. */
export interface SolvedCaptchas {
  /** @returns true for the first that shows it, in whatever process */
  takeOnce(signature: string, expiresAt: Date): Promise<boolean>
  /** @returns how many were forgotten, because they have expired anyway */
  forgetExpired(now: Date): Promise<number>
}

export const createSolvedCaptchas = (db: Db): SolvedCaptchas => ({
  async takeOnce(signature, expiresAt) {
    const { count } = await db.captchaSolution.createMany({
      data: [{ signature, expiresAt }],
      skipDuplicates: true,
    })
    return count === 1
  },
  async forgetExpired(now) {
    const { count } = await db.captchaSolution.deleteMany({ where: { expiresAt: { lte: now } } })
    return count
  },
})
