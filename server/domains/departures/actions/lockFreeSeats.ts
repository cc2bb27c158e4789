import type { Tx } from '../../../db/connect.ts'

/**
 * Locks a departure's option and returns its free seats; 0 for an unknown option. The lock makes
 * parallel buyers queue here, so each reads the true count.
 */
export const lockFreeSeats = async (tx: Tx, tourDateOptionId: number): Promise<number> => {
  const [row] = await tx.$queryRaw<
    { free_seats: number }[]
  >`SELECT free_seats FROM tour_date_option WHERE id = ${tourDateOptionId} FOR NO KEY UPDATE`
  return row?.free_seats ?? 0
}
