import type { Pool } from 'pg'
import { z } from 'zod'
import { can } from '../../../core/can.ts'
import { maskSecrets } from '../../../core/maskSecrets.ts'
import type { Viewer } from '../../../core/viewer.ts'
import { manageQueue } from '../queue.policy.ts'

/** A job that has used up its attempts. */
export interface FailedJob {
  /** A bigint as text. */
  id: string
  name: string
  /**
   * Subjects of the job: the ids in its payload, its payment or refund and their request. Nothing
   * else of the payload.
   */
  about: readonly { name: string; id: string }[]
  attempts: number
  createdAt: Date
  failedAt: Date
  /** Without secrets; null where the process ended while it ran the job. */
  error: string | null
}

/** Maximum length of a shown error in characters. */
const maxError = 500

/**
 * Condition for a failed job: not running, and out of attempts. The only source of this condition.
 */
export const isDeadSql = 'job.attempts >= job.max_attempts AND job.locked_at IS NULL'

/**
 * Reads failed jobs, latest failure first; none without the permission.
 * @param before id of a job: returns only those after it in that order
 * @returns one more than `limit` where there are more
 */
export const readFailedJobs = async (
  pool: Pool,
  viewer: Viewer,
  { limit, before }: { limit: number; before: string | null },
): Promise<FailedJob[]> => {
  if (!can(viewer, manageQueue)) return []
  const { rows } = await pool.query<Row>(
    `SELECT job.id::text, task.identifier, job.payload, job.attempts, job.created_at, job.updated_at, job.last_error,
       payment.request_id
     FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
     LEFT JOIN refund ON refund.id = ${uuidOf('refundId')}
     LEFT JOIN payment ON payment.id = coalesce(refund.payment_id, ${uuidOf('paymentId')})
     WHERE ${isDeadSql} AND ($2::bigint IS NULL OR (job.updated_at, job.id) <
       (SELECT last.updated_at, last.id FROM graphile_worker._private_jobs last WHERE last.id = $2::bigint))
     ORDER BY job.updated_at DESC, job.id DESC LIMIT $1`,
    [limit + 1, before],
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.identifier,
    about: [...numbersOf(row.payload), ...moneyOf(row)],
    attempts: row.attempts,
    createdAt: row.created_at,
    failedAt: row.updated_at,
    error: row.last_error === null ? null : maskSecrets(row.last_error).slice(0, maxError),
  }))
}

export const countFailedJobs = async (pool: Pool, viewer: Viewer): Promise<number> => {
  if (!can(viewer, manageQueue)) return 0
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs job WHERE ${isDeadSql}`,
  )
  return rows[0]?.count ?? 0
}

interface Row {
  id: string
  identifier: string
  payload: unknown
  attempts: number
  created_at: Date
  updated_at: Date
  last_error: string | null
  request_id: number | null
}

/** Returns SQL for a UUID in the payload; null where it is missing or invalid. */
const uuidOf = (name: 'refundId' | 'paymentId'): string =>
  `CASE WHEN job.payload->>'${name}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (job.payload->>'${name}')::uuid END`

const moneyShape = z.object({
  refundId: z.uuid().optional().catch(undefined),
  paymentId: z.uuid().optional().catch(undefined),
})

const moneyOf = ({ payload, request_id }: Row): { name: string; id: string }[] => {
  const { refundId, paymentId } = moneyShape.safeParse(payload).data ?? {}
  return [
    ...(refundId ? [{ name: 'refundId', id: refundId }] : []),
    ...(paymentId ? [{ name: 'paymentId', id: paymentId }] : []),
    ...(request_id === null ? [] : [{ name: 'requestId', id: String(request_id) }]),
  ]
}

const numbersOf = (payload: unknown): { name: string; id: string }[] =>
  Object.entries(payload ?? {}).flatMap(([name, id]: [string, unknown]) =>
    typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 && id <= 2_147_483_647
      ? [{ name, id: String(id) }]
      : [],
  )
