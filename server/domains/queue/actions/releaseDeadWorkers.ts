import type { Pool } from 'pg'
import { workerLockSql } from '../workerLock.ts'

/** Longer than a worker takes from its first job to its lock. */
const usualSeconds = 30

/**
 * Gives back the jobs that a killed process had in hand: else they would be nobody's for the four hours after which the queue
 * itself believes them lost.
 * @param silentSeconds how long a job must have been in hand before its worker is doubted
 * @returns names of the workers that are gone
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
