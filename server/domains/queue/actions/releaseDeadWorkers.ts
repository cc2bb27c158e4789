import type { Pool } from 'pg'
import { workerLockSql } from '../workerLock.ts'

/** Seconds; longer than a worker needs from its first job to its lock. */
const usualSeconds = 30

/**
 * Unlocks the jobs of killed processes. Otherwise nobody would run them until the queue itself
 * releases them after four hours.
 * @param silentSeconds minimum time a job must have been locked before its worker is checked
 * @returns names of the dead workers
 */
export const releaseDeadWorkers = async (
  pool: Pool,
  silentSeconds = usualSeconds,
): Promise<string[]> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM (
         SELECT locked_by AS name FROM graphile_worker._private_jobs WHERE locked_at < now() - make_interval(secs => $1)
         UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_at < now() - make_interval(secs => $1)
       ) AS silent
       WHERE name IS NOT NULL AND pg_try_advisory_xact_lock(${workerLockSql('name')})`,
      [silentSeconds],
    )
    const names = rows.map(({ name }) => name)
    if (names.length > 0)
      await client.query('SELECT graphile_worker.force_unlock_workers($1)', [names])
    await client.query('COMMIT')
    return names
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
