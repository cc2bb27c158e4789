import type { Client, Pool } from 'pg'
import { createListener } from '../searchConnections.ts'

const retryMs = { next: 50, last: 5000 }

interface Events {
  onNotification(payload: string | undefined): void
  onLost(error: Error | undefined): void
  /** Called after each reconnection, because notifications were missed meanwhile. */
  onReconnected(): void
}

export interface Listener {
  readonly isConnected: boolean
  /** Sends a query, to detect a connection that died silently. */
  probe(): void
  close(): Promise<void>
}

/**
 * Listens on a channel over its own connection. Reconnects with growing pauses when it is lost.
 * @throws when the first connection fails
 */
export const listenerWithRetry = async (
  { pool, channel }: { pool: Pool; channel: string },
  { onNotification, onLost, onReconnected }: Events,
): Promise<Listener> => {
  let current: Client | null = null
  let retryTimer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    const client = createListener(pool)
    client.on('notification', ({ payload }) => onNotification(payload))
    const lose = (error?: Error): void => {
      if (current !== client) return
      current = null
      client.end().catch(() => undefined)
      if (isClosed) return
      reconnect(0)
      onLost(error)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    current = client
  }
  const reconnect = (delay: number): void => {
    retryTimer = setTimeout(() => {
      connect().then(
        () => (isClosed ? current?.end() : onReconnected()),
        () => isClosed || reconnect(Math.min(Math.max(retryMs.next, delay * 2), retryMs.last)),
      )
    }, delay)
  }

  await connect()
  return {
    get isConnected() {
      return current !== null
    },
    probe() {
      current?.query('SELECT 1').catch(() => undefined)
    },
    async close() {
      isClosed = true
      clearTimeout(retryTimer)
      const client = current
      current = null
      await client?.end().catch(() => undefined)
    },
  }
}
