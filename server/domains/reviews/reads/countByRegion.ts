import type { Pool } from 'pg'
import { visibleTourSql } from '../../tours/tours.visibility.ts'

/** How many public reviews each main region has, by its id, in one statement; regions without any are left out. */
export const countByRegion = async (pool: Pool): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await pool.query<{ region_id: number; count: number }>(
    `SELECT t.region_id, count(*)::int AS count
     FROM review r JOIN tour t ON t.id = r.tour_id JOIN organizer o ON o.id = t.organizer_id
     WHERE r.status = 'published' AND ${visibleTourSql}
     GROUP BY t.region_id`,
  )
  return new Map(rows.map((row) => [row.region_id, row.count]))
}
