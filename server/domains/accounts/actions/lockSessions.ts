import type { Tx } from '../../../db/connect.ts'

/**
 * Sessions of a person are renewed and ended one after the other, until the transaction's end: whoever ends all of them sees also the
 * one that was being opened, and what opens one looks at its proof after this.
 */
export const lockSessions = async (tx: Tx, userId: number): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`
}
