import type { Tx } from '../../../db/connect.ts'

/**
 * Locks the sessions of a user until the transaction ends, so that renewals and logouts run one
 * after another. A logout of all sessions also sees one being opened; opening a session checks its
 * proof only after this lock.
 */
export const lockSessions = async (tx: Tx, userId: number): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`
}
