import type { Db } from '../../db/connect.ts'

/** Remembers used solutions until they expire. */
export interface SolvedCaptchas {
  /** Records a solution. @returns true for its first use, across all processes */
  takeOnce(signature: string, expiresAt: Date): Promise<boolean>
  /** Deletes expired solutions. @returns how many */
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
