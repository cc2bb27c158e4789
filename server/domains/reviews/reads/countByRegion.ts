import type { Pool } from 'pg'
import { visibleTourSql } from '../../tours/tours.visibility.ts'

/**
 * Counts the public reviews of each main region in one statement.
 * @returns counts by region id, without regions that have none
 */
export const countByRegion = async (pool: Pool): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await pool.query<{ region_id: number; count: number }>(
    `SELECT t.region_id, count(*)::int AS count
     FROM review r JOIN tour t ON t.id = r.tour_id JOIN organizer o ON o.id = t.organizer_id
     WHERE r.status = 'published' AND ${visibleTourSql}
     GROUP BY t.region_id`,
  )
  return new Map(rows.map((row) => [row.region_id, row.count]))
}
