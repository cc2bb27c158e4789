import type { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Milliseconds that a notice waits for others: too short to notice, long enough to send a rush in a
 * few statements.
 */
const restMs = 10

export interface Notices {
  /**
   * Notifies the listeners of a channel, in any process. Identical notices that wait together are
   * sent once.
   */
  send(channel: string, payload?: string): void
  /** Sends the waiting notices. Resolves when they are sent. */
  settle(): Promise<void>
}

const statement = {
  name: 'notices.send',
  text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS notice(channel, payload)',
}

/**
 * Sends notices together and after their commits: a transaction with NOTIFY makes all others with
 * NOTIFY wait until it is on disk (docs/decisions/0016). A notice can be lost with the process or
 * the connection: listeners also check the tables every few seconds.
 */
export const openNotices = (pool: Pool, logger: Pick<Logger, 'warn'>): Notices => {
  let waiting = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()

  const sendAll = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const channels: string[] = []
    const payloads: string[] = []
    for (const [channel, given] of waiting)
      for (const payload of given) {
        channels.push(channel)
        payloads.push(payload)
      }
    waiting = new Map()
    sending = pool
      .query({ ...statement, values: [channels, payloads] })
      .catch((error: unknown) =>
        logger.warn(
          { err: error },
          'notices were not sent: listeners poll the tables within seconds',
        ),
      )
  }
  return {
    send(channel, payload = '') {
      const given = waiting.get(channel)
      if (given) given.add(payload)
      else waiting.set(channel, new Set([payload]))
      timer ??= setTimeout(sendAll, restMs)
    },
    async settle() {
      sendAll()
      await sending
    },
  }
}
