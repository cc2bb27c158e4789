import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'

interface Deps {
  pool: Pool
  clock: Clock
  logger: Pick<Logger, 'error' | 'warn'>
}

interface OptionBooks {
  id: number
  seats: number
  kept: number
  counted: number
}

const day = 86_400_000

/**
 * Corrects free seats that were changed by hand. Bookings add and subtract only, so such an error
 * would stay for good. Every hour, for all departures to come: recounts options from the ledger,
 * then departures from their options. Logs an error where the ledger itself is impossible, such as
 * more seats sold than exist: a person has to decide.
 */
export const reconcileSeatCounts = defineJob({
  name: 'requests.recountSeats',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ pool, clock, logger }: Deps) => {
    // a day earlier: in some zones the day has not begun yet
    const from = new Date(clock.now().getTime() - day)
    for (const { id } of (await pool.query<{ id: number }>(wrongOptions, [from])).rows) {
      const books = await countOption(pool, id)
      if (books === null) continue
      if (books.counted < 0 || books.counted > books.seats)
        logger.error(
          { option: books },
          'the ledger of an option is out of range: correct it by hand',
        )
      else
        logger.warn(
          { option: books },
          'the free seats of an option differed from the ledger and were corrected',
        )
    }
    for (const { id } of (await pool.query<{ id: number }>(wrongDepartures, [from])).rows) {
      // locks the departure, then counts; bookings that commit later change the new count
      await pool.query('SELECT refresh_tour_date($1)', [id])
      logger.warn(
        { tourDateId: id },
        'the seats of a departure differed from its options and were corrected',
      )
    }
  },
})

const wrongOptions = `
  SELECT o.id FROM tour_date d JOIN tour_date_option o ON o.tour_date_id = d.id
  LEFT JOIN seat_ledger_entry e ON e.tour_date_option_id = o.id
  WHERE d.start_date >= $1::date GROUP BY o.id HAVING o.free_seats <> o.seats + coalesce(sum(e.delta), 0) ORDER BY o.id`

const wrongDepartures = `
  SELECT d.id FROM tour_date d JOIN tour_date_option o ON o.tour_date_id = d.id
  WHERE d.start_date >= $1::date GROUP BY d.id HAVING d.free_seats <> sum(o.free_seats) OR d.seats <> sum(o.seats) ORDER BY d.id`

/**
 * Sets an option's free seats from the ledger, unless the result is impossible.
 * @returns the old and the new count; null where they are equal under the lock
 */
const countOption = async (pool: Pool, id: number): Promise<OptionBooks | null> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // lock first, count in a second statement: it then sees every booking that has released the row
    await client.query('SELECT 1 FROM tour_date_option WHERE id = $1 FOR NO KEY UPDATE', [id])
    const { rows } = await client.query<OptionBooks>(
      `SELECT o.id, o.seats, o.free_seats AS kept, (o.seats + coalesce(sum(e.delta), 0))::int AS counted
       FROM tour_date_option o LEFT JOIN seat_ledger_entry e ON e.tour_date_option_id = o.id WHERE o.id = $1 GROUP BY o.id`,
      [id],
    )
    await client.query(
      'UPDATE tour_date_option SET free_seats = $2 WHERE id = $1 AND free_seats <> $2 AND $2 BETWEEN 0 AND seats',
      [id, rows[0]?.counted ?? 0],
    )
    await client.query('COMMIT')
    return rows[0] && rows[0].kept !== rows[0].counted ? rows[0] : null
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
