import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { knownKinds, subscriptions } from './subscriptions.ts'

/** Maximum number of events claimed in one transaction. */
export const batchSize = 100

/** A row of outbox_event; ids are text, because they are bigint. */
interface PendingEvent {
  id: string
  kind: string
  payload: unknown
  createdAt: string
}

interface NewJob {
  name: string
  payload: unknown
  maxAttempts: number
  /** Time of the event: jobs run in the order of their events. */
  runAt: string
}

/**
 * Turns the oldest pending events of known kinds into jobs, one per subscription, in one
 * transaction: a killed process leaves them pending. Skips events locked by others, so that
 * dispatchers can work in parallel. Claims by status, never by id: ids are assigned before the
 * commit, so a lower one can appear later.
 * @returns the number of dispatched events; `batchSize` when there may be more
 */
export const dispatchEvents = async (
  pool: Pool,
  logger: Pick<Logger, 'error'>,
): Promise<number> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const events = await claim(client)
    const failures = await addJobs(client, events)
    await close(client, events, failures)
    await client.query('COMMIT')
    for (const [id, error] of failures)
      logger.error(
        { eventId: id, err: error },
        'an event can’t be read: it is set aside as dead, without jobs',
      )
    return events.length
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const claim = async (client: PoolClient): Promise<PendingEvent[]> => {
  const { rows } = await client.query<PendingEvent>({
    name: 'events.claim',
    text: `SELECT id::text, topic AS kind, payload, created_at::text AS "createdAt" FROM outbox_event WHERE status = 'pending' AND topic = ANY($1::text[])
      ORDER BY outbox_event.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    values: [knownKinds, batchSize],
  })
  return rows
}

/**
 * Adds the jobs of events.
 * @returns the error of each unreadable event, by event id
 */
const addJobs = async (
  client: PoolClient,
  events: readonly PendingEvent[],
): Promise<Map<string, unknown>> => {
  const failures = new Map<string, unknown>()
  const jobs = events.flatMap((event) => {
    try {
      return jobsOf(event)
    } catch (error) {
      failures.set(event.id, error)
      return []
    }
  })
  if (jobs.length > 0)
    await client.query({
      name: 'events.addJobs',
      text: `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
        SELECT (job.name, job.payload, NULL, job."runAt" + job.position * interval '1 microsecond', job."maxAttempts", NULL, NULL, NULL)
          ::graphile_worker.job_spec
        FROM json_to_recordset($1::json) AS job(position int, name text, payload json, "runAt" timestamptz, "maxAttempts" int)))`,
      // keeps events of the same millisecond in order
      values: [JSON.stringify(jobs.map((job, position) => ({ position, ...job })))],
    })
  return failures
}

const jobsOf = ({ kind, payload, createdAt }: PendingEvent): NewJob[] =>
  subscriptions
    .filter(({ event }) => event.kind === kind)
    .flatMap(({ job, payloadFor }) => {
      const jobPayload = payloadFor(payload)
      return jobPayload === null
        ? []
        : [{ name: job.name, maxAttempts: job.maxAttempts, payload: jobPayload, runAt: createdAt }]
    })

/**
 * Marks the events as done. Sets unreadable ones aside with their error, so that they don't block
 * the others.
 */
const close = async (
  client: PoolClient,
  events: readonly PendingEvent[],
  failures: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const done = events.filter(({ id }) => !failures.has(id)).map(({ id }) => id)
  if (done.length > 0)
    await client.query({
      name: 'events.done',
      text: `UPDATE outbox_event SET status = 'done', done_at = now() WHERE id = ANY($1::bigint[])`,
      values: [done],
    })
  for (const [id, error] of failures)
    await client.query(`UPDATE outbox_event SET status = 'dead', last_error = $2 WHERE id = $1`, [
      id,
      error instanceof Error ? error.message : String(error),
    ])
}
