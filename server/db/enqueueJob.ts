import type { Job } from '../core/defineJob.ts'
import type { Db, Tx } from './connect.ts'

export interface JobTiming {
  /** Earliest time to run; as soon as possible where omitted. */
  runAt?: Date
  /** At most one waiting job per key: a later one replaces it. */
  key?: string
}

/**
 * Enqueues a job with the change it belongs to: inside a transaction it exists if and only if that
 * commits.
 */
export const enqueueJob = async <Payload>(
  tx: Db | Tx,
  job: Job<Payload, never>,
  payload: Payload,
  { runAt, key }: JobTiming = {},
): Promise<void> => {
  await tx.$queryRaw`SELECT id::text FROM graphile_worker.add_job(
    identifier := ${job.name}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}::timestamptz,
    max_attempts := ${job.maxAttempts}::int, job_key := ${key ?? null}::text)`
}
