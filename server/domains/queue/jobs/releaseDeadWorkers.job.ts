import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { defineJob } from '../../../core/defineJob.ts'
import { releaseDeadWorkers as release } from '../actions/releaseDeadWorkers.ts'

/** Releases the jobs of killed processes, so that living workers take them. */
export const releaseDeadWorkers = defineJob({
  name: 'queue.releaseDeadWorkers',
  payload: z.unknown(),
  // the schedule runs it again in a minute
  maxAttempts: 1,
  run: async ({ pool, logger }: { pool: Pool; logger: Pick<Logger, 'warn'> }) => {
    const workers = await release(pool)
    if (workers.length > 0) logger.warn({ workers }, 'jobs of dead workers were released')
  },
})
