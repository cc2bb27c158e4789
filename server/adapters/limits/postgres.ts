import type { Pool } from 'pg'
import type { Clock } from '../../core/clock.ts'
import type { Limit, RateLimits } from './port.ts'

/**
 * Counts in the table rate_limit: one statement an attempt, exact with any number of processes. Windows begin and end by the clock
 * that is given, the database's is not asked. Rows that are over are removed by a job, once for all processes.
 */
export const createPostgresLimits = (pool: Pool, clock: Clock): RateLimits => {
  const placeOf = ({ name }: Limit, key: string): string => `${name}:${key}`
  return {
    async consume(limit, key) {
      const now = clock.now().getTime()
      // attempts side by side wait for the row: each sees what the one before it has counted
      const { rows } = await pool.query<{ points: number; expire: string }>(
        `INSERT INTO rate_limit AS known (key, points, expire) VALUES ($1, 1, $2)
          ON CONFLICT (key) DO UPDATE SET
            points = CASE WHEN known.expire > $3 THEN known.points + 1 ELSE 1 END,
            expire = CASE WHEN known.expire > $3 THEN known.expire ELSE $2 END
          RETURNING points, expire`,
        [placeOf(limit, key), now + limit.seconds * 1000, now],
      )
      const [counted] = rows
      if (!counted || counted.points <= limit.attempts) return null
      return Math.max(1, Math.ceil((Number(counted.expire) - now) / 1000))
    },
    async countOf(limit, key) {
      const { rows } = await pool.query<{ points: number }>(
        'SELECT points FROM rate_limit WHERE key = $1 AND expire > $2',
        [placeOf(limit, key), clock.now().getTime()],
      )
      return rows[0]?.points ?? 0
    },
    async giveBack(limit, key) {
      await pool.query(
        'UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND expire > $2 AND points > 0',
        [placeOf(limit, key), clock.now().getTime()],
      )
    },
    async forget(limit, key) {
      await pool.query('DELETE FROM rate_limit WHERE key = $1', [placeOf(limit, key)])
    },
  }
}
