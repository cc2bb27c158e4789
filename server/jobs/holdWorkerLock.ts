import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'
import { processName } from '../db/databases.ts'
import { workerLockSql } from '../domains/queue/workerLock.ts'

/** Milliseconds between attempts to get the lock back after a lost connection. */
const pauseMs = 500

/**
 * Holds a PostgreSQL lock that shows that the worker pool `name` is alive. It uses a connection of
 * its own, so the lock ends with the process. Replaces a lost connection: jobs that another process
 * has taken over meanwhile run twice, which is safe.
 */
export const holdWorkerLock = async (
  pool: Pool,
  logger: Logger,
  name: string,
): Promise<{ release(): Promise<void> }> => {
  const stopping = new AbortController()
  let client: Client | undefined
  const hold = async (): Promise<void> => {
    const next = new Client({
      connectionString: pool.options.connectionString,
      application_name: processName,
      keepAlive: true,
    })
    next.on('error', (error) => {
      logger.warn({ reason: error.message }, 'the lock of a worker was lost')
      if (client === next) void again()
    })
    try {
      await next.connect()
      await next.query(`SELECT pg_advisory_lock_shared(${workerLockSql('$1')})`, [name])
      client = next
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
  }
  const again = async (): Promise<void> => {
    client = undefined
    while (!client && (await pause(pauseMs, true, { signal: stopping.signal }).catch(() => false)))
      await hold().catch((error: unknown) =>
        logger.warn({ err: error }, 'the lock of a worker is not available yet: retrying'),
      )
    if (stopping.signal.aborted) await end()
  }
  const end = async (): Promise<void> => {
    const held = client
    client = undefined
    await held?.end().catch(() => undefined)
  }
  await hold()
  return {
    async release() {
      stopping.abort()
      await end()
    },
  }
}
