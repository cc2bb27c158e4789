import type { Pool } from 'pg'

/**
 * Drops the last guards from the proof's database: the constraints that keep seat counts from going
 * below zero.
 */
export const removeGuard = async (pool: Pool): Promise<void> => {
  await pool.query('ALTER TABLE tour_date_option DROP CONSTRAINT tour_date_option_seats')
  await pool.query('ALTER TABLE tour_date DROP CONSTRAINT tour_date_seats')
}
