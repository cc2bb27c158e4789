import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, RateLimits } from './port.ts'

/** Counts in the table rate_limit: one statement an attempt, exact with any number of processes. */
export const createPostgresLimits = (pool: Pool): RateLimits => {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, attempts, seconds }: Limit): RateLimiterPostgres => {
    let limiter = limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: attempts,
        duration: seconds,
        // rows that are over are removed by a job, once for all processes
        clearExpiredByTimeout: false,
      })
      limiters.set(name, limiter)
    }
    return limiter
  }
  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
    countOf: async (limit, key) => (await limiterOf(limit).get(key))?.consumedPoints ?? 0,
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key, 1)
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}
