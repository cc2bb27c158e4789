import type { Pool } from 'pg'
import type { Clock } from '../../core/clock.ts'
import type { Limit, RateLimits } from './port.ts'

/**
 * Counts in the table rate_limit: one statement per attempt, exact with any number of processes.
 * Windows follow the given clock, not the database's. A job deletes ended rows, once for all
 * processes.
 */
export const createPostgresLimits = (pool: Pool, clock: Clock): RateLimits => {
  const placeOf = ({ name }: Limit, key: string): string => `${name}:${key}`
  return {
    async consume(limit, key) {
      const now = clock.now().getTime()
      // parallel attempts wait for the row lock: each sees the count of the one before
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
