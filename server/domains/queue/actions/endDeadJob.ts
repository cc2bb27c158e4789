import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { DomainError } from '../../../core/domainError.ts'
import type { Viewer } from '../../../core/viewer.ts'
import { isDeadSql, seesQueue } from '../reads/deadJobs.ts'

interface Deps {
  pool: Pool
  logger: Pick<Logger, 'info'>
}

/** Statements over a job that is dead and locked meanwhile: of two administrators who press at once one is heard. */
const ends = {
  retry: 'SELECT id FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM dead), now(), NULL, 0, NULL)',
  drop: 'SELECT id FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM dead))',
} as const

/**
 * Lets a dead job try again with all its attempts, or gives it up for ever.
 * @throws DomainError NOT_FOUND where it isn't dead (any more)
 */
export const endDeadJob = async (
  { pool, logger }: Deps,
  viewer: Viewer,
  { id, end }: { id: string; end: keyof typeof ends },
): Promise<void> => {
  const isNumber = /^\d{1,18}$/.test(id)
  const { rowCount } =
    isNumber && seesQueue(viewer)
      ? await pool.query(
          `WITH dead AS MATERIALIZED (SELECT job.id FROM graphile_worker._private_jobs job WHERE job.id = $1 AND ${isDeadSql} FOR UPDATE) ${ends[end]}`,
          [id],
        )
      : { rowCount: 0 }
  if (rowCount === 0) throw new DomainError('NOT_FOUND', 'No such dead job')
  logger.info({ jobId: id, end, userId: viewer.kind === 'user' ? viewer.userId : null }, 'a dead job was looked after')
}
