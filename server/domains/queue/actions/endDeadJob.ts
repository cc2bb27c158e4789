import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { manageQueue } from '../queue.policy.ts'
import { can } from '../../../core/can.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Clock } from '../../../core/clock.ts'
import { userIdOf, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { endRefund } from '../../payments/actions/endRefund.ts'
import { refundPayment } from '../../payments/jobs/refundPayment.job.ts'
import { isDeadSql } from '../reads/deadJobs.ts'

interface Deps {
  db: Db
  pool: Pool
  clock: Clock
  logger: Pick<Logger, 'info' | 'error'>
}

/** Statements over a job that is dead and locked meanwhile: of two administrators who press at once one is heard. */
const ends = {
  retry: 'SELECT id FROM graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM dead), now(), NULL, 0, NULL)',
  drop: 'SELECT id FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM dead))',
} as const

/**
 * Lets a dead job try again with all its attempts, or gives it up for ever; the money of a refund is then left to be given back by
 * hand.
 * @throws DomainError NOT_FOUND where it isn't dead (any more)
 */
export const endDeadJob = async (deps: Deps, viewer: Viewer, { id, end }: { id: string; end: keyof typeof ends }): Promise<void> => {
  const { pool, logger } = deps
  const isAllowed = /^\d{1,18}$/.test(id) && can(viewer, manageQueue)
  // first: what nobody carries out any more must not be forgotten in between
  if (isAllowed && end === 'drop') await leaveRefundToPeople(deps, id)
  const { rowCount } = isAllowed
    ? await pool.query(
        `WITH dead AS MATERIALIZED (SELECT job.id FROM graphile_worker._private_jobs job WHERE job.id = $1 AND ${isDeadSql} FOR UPDATE) ${ends[end]}`,
        [id],
      )
    : { rowCount: 0 }
  if (rowCount === 0) throw new DomainError('NOT_FOUND', 'No such dead job')
  logger.info({ jobId: id, end, userId: userIdOf(viewer) }, 'a dead job was looked after')
}

const leaveRefundToPeople = async (deps: Deps, id: string): Promise<void> => {
  const { rows } = await deps.pool.query<{ payload: unknown }>(
    `SELECT job.payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
     WHERE job.id = $1 AND task.identifier = $2 AND ${isDeadSql}`,
    [id, refundPayment.name],
  )
  const { data } = refundPayment.payload.safeParse(rows[0]?.payload)
  if (data) await endRefund(deps, { ...data, state: 'failed', providerRef: null, failure: 'outcome unknown: its job was given up' })
}
