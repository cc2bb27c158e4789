import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { can } from '../../../core/can.ts'
import type { GiveUpJob } from '../../../core/defineJob.ts'
import { DomainError } from '../../../core/domainError.ts'
import { userIdOf, type Viewer } from '../../../core/viewer.ts'
import { manageQueue } from '../queue.policy.ts'
import { isDeadSql } from '../reads/failedJobs.ts'

interface Deps {
  pool: Pool
  logger: Pick<Logger, 'info'>
  giveUpJob: GiveUpJob
}

/**
 * Statements that end a failed job locked by the query around them: of two parallel calls one
 * succeeds.
 */
const ends = {
  retry:
    'SELECT id FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM dead), now(), NULL, 0, NULL)',
  drop: 'SELECT id FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM dead))',
} as const

/**
 * Reschedules a failed job with all its attempts, or deletes it for good after its `onGivenUp`.
 * @throws DomainError NOT_FOUND where the job is unknown or has not failed (any more)
 */
export const resolveFailedJob = async (
  deps: Deps,
  viewer: Viewer,
  { id, end }: { id: string; end: keyof typeof ends },
): Promise<void> => {
  const { pool, logger } = deps
  const isAllowed = /^\d{1,18}$/.test(id) && can(viewer, manageQueue)
  // first: a crash between the two steps must not lose the `onGivenUp` of a deleted job
  if (isAllowed && end === 'drop') await giveUp(deps, id)
  const { rowCount } = isAllowed
    ? await pool.query(
        `WITH dead AS MATERIALIZED (SELECT job.id FROM graphile_worker._private_jobs job WHERE job.id = $1 AND ${isDeadSql} FOR UPDATE) ${ends[end]}`,
        [id],
      )
    : { rowCount: 0 }
  if (rowCount === 0) throw new DomainError('NOT_FOUND', 'No such failed job')
  logger.info({ jobId: id, end, userId: userIdOf(viewer) }, 'a failed job was retried or deleted')
}

const giveUp = async ({ pool, giveUpJob }: Deps, id: string): Promise<void> => {
  const { rows } = await pool.query<{ name: string; payload: unknown }>(
    `SELECT task.identifier AS name, job.payload FROM graphile_worker._private_jobs job
     JOIN graphile_worker._private_tasks task ON task.id = job.task_id WHERE job.id = $1 AND ${isDeadSql}`,
    [id],
  )
  if (rows[0]) await giveUpJob(rows[0].name, rows[0].payload)
}
