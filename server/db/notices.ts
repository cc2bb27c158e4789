import type { Pool } from 'pg'
import type { Logger } from 'pino'

/** A notice waits so long for more: shorter than anybody notices, long enough for a rush to be sent in a few statements. */
const restMs = 10

export interface Notices {
  /** Notifies the listeners of a channel, in any process. The same notice given twice meanwhile is sent once. */
  send(channel: string, payload?: string): void
  /** Sends what waits. Resolves when it is sent. */
  settle(): Promise<void>
}

const statement = {
  name: 'notices.send',
  text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS notice(channel, payload)',
}

/**
 * Sends notices after the commits they belong to and together, since a transaction that gives one makes all others that do wait
 * until it is on disk (docs/decisions/0016). A notice can be lost, with the process or the connection: who listens looks at the
 * tables every few seconds anyway.
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
          'notices were not sent: listeners look at the tables in seconds',
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
