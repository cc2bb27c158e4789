import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { App } from '../compose.ts'
import { processName } from '../db/databases.ts'
import { eventsChannel } from '../db/recordEvent.ts'
import { batchSize, dispatchEvents } from './dispatchEvents.ts'

/** Milliseconds between checks of the table: a wake-up can be lost or never sent. */
const pollMs = 2_000

/**
 * Dispatches events until it is stopped, after the current batch. Survives outages of PostgreSQL.
 */
export const startDispatcher = ({
  pool,
  logger,
}: Pick<App, 'pool' | 'logger'>): { stop(): Promise<void> } => {
  let isStopping = false
  let listener: Client | null = null
  let turn = new AbortController()
  const wake = (): void => turn.abort()

  const listen = async (): Promise<void> => {
    const client = new Client({
      connectionString: pool.options.connectionString,
      application_name: processName,
      keepAlive: true,
    })
    const lose = (): void => {
      if (listener === client) listener = null
    }
    client.on('notification', wake)
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      await client.query(`LISTEN ${eventsChannel}`)
      listener = client
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  }
  const run = async (): Promise<void> => {
    while (!isStopping) {
      // set before the read: events recorded during it wake the next turn
      turn = new AbortController()
      try {
        if (!listener) await listen()
        while (!isStopping && (await dispatchEvents(pool, logger)) === batchSize);
      } catch (error) {
        logger.warn({ err: error }, 'events could not be dispatched: retrying')
      }
      if (!isStopping)
        await pause(pollMs, undefined, { signal: turn.signal }).catch(() => undefined)
    }
    await listener?.end().catch(() => undefined)
  }
  const running = run()
  return {
    async stop() {
      isStopping = true
      wake()
      await running
    },
  }
}
