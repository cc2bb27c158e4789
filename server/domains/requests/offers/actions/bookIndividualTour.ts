import type { Pool, PoolClient } from 'pg'
import type { HoldResult } from '../../bookable.ts'

// a second booking waits here and then finds the offer taken
const lock = {
  name: 'individualTours.lock',
  text: `SELECT id FROM individual_tour
    WHERE id = $1 AND request_id IS NULL AND withdrawn_at IS NULL AND valid_until > $2 FOR NO KEY UPDATE`,
}
const claim = {
  name: 'individualTours.claim',
  text: 'UPDATE individual_tour SET request_id = $2 WHERE id = $1 AND request_id IS NULL',
}

/**
 * Books an individual tour: the request and its claim on the offer are written together or not at
 * all.
 * @param write creates the request
 * @returns the result of `write`; no request where the offer is taken
 */
export const bookIndividualTour = async (
  pool: Pool,
  { id, now }: { id: number; now: Date },
  write: (client: PoolClient) => Promise<HoldResult>,
): Promise<HoldResult> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query({ ...lock, values: [id, now] })
    const held = rowCount === 0 ? { requestId: null, freeSeats: 0 } : await write(client)
    if (held.requestId !== null) {
      const claimed = await client.query({ ...claim, values: [id, held.requestId] })
      if (claimed.rowCount !== 1) throw new Error('an individual tour was booked without its lock')
    }
    await client.query('COMMIT')
    client.release()
    return held
  } catch (error) {
    // a connection in mid-transaction is closed, not reused, which rolls it back
    client.release(true)
    throw error
  }
}
