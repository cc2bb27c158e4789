import type { Job } from '../core/defineJob.ts'
import type { Db, Tx } from './connect.ts'

export interface JobTiming {
  /** Not before this instant; at once where left out. */
  runAt?: Date
  /** One job of a key waits at most: a later one takes its place. */
  key?: string
}

/** Writes a job with the change it belongs to: inside a transaction it exists if and only if that commits. */
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
