import type { Pool } from 'pg'

/** Takes the last walls out of a database of the proof: what keeps a count from going below zero. */
export const removeGuard = async (pool: Pool): Promise<void> => {
  await pool.query('ALTER TABLE tour_date_option DROP CONSTRAINT tour_date_option_seats')
  await pool.query('ALTER TABLE tour_date DROP CONSTRAINT tour_date_seats')
}
