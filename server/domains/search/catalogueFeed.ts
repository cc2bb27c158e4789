import type { Client, Pool } from 'pg'
import type { Logger } from 'pino'
import { createListener } from './searchConnections.ts'

/** Changes of one moment (a departure's seats and its price) come as one. */
const coalesceMs = 2
/**
 * Reading rests four times as long as it took, so that under a rush of bookings it takes a fifth of the time at most, many
 * tours at once; nobody waits longer for it than this.
 */
const restMs = (tookMs: number): number => Math.min(25, 4 * tookMs)
/** Tours taken in together. */
const takeAtOnce = 25
/** Notices can be lost; the table can't: it is looked at this often at least. */
const pollMs = 5000
const retryMs = { next: 50, last: 5000 }
/** While there are no notices the table is looked at this often. */
const awayMs = 25
/** Rows stay a day. Who heard nothing for longer reads everything again. */
const retentionMs = 86_400_000
const pruneMs = 600_000

export interface CatalogueFeed {
  /** Resolves when everything committed before the call is taken in. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Ids of what changed: tours as a whole (0 stands for the directory), or nothing of them but their departures. */
export interface CatalogueChanges {
  tours: readonly number[]
  departures: readonly number[]
}

interface Follower {
  pool: Pool
  logger: Logger
  /** Takes changes in. Called again with the same ones when it fails. */
  apply(changes: CatalogueChanges): Promise<void>
  /** The feed was away for so long that the rows it missed are gone. */
  startOver(): Promise<void>
}

/**
 * Follows `catalogue_change`: by notices on a connection of its own, and by a watermark over the table for what notices
 * missed. Sequence numbers are taken before commit, so a reader that remembers the last one loses late commits: the
 * watermark is the oldest transaction still running, rows from there on are read again, known ones skipped. Newest first
 * and few at once: a look after a loss finds much that notices told already, and what is committed meanwhile must not wait
 * behind it.
 * @throws when the database can't be reached at the start; later losses are mended here
 */
export const followCatalogue = async ({ pool, logger, apply, startOver }: Follower): Promise<CatalogueFeed> => {
  /** By tour: whether nothing but its departures changed. */
  const pending = new Map<number, boolean>()
  /** What is pending, the latest on top; what was taken meanwhile is passed over. */
  const stack: number[] = []
  const seen = new Map<string, bigint>()
  let horizon = 0n
  let lastPoll = Date.now()
  let lastPrune = 0
  let listener: Client | null = null
  let isClosed = false
  let restsUntil = 0
  let flushTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let awayTimer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  const add = (tourId: number, onlyDepartures: boolean): void => {
    pending.set(tourId, onlyDepartures && pending.get(tourId) !== false)
    stack.push(tourId)
  }
  const takeLatest = (): CatalogueChanges => {
    const tours: number[] = []
    const departures: number[] = []
    while (tours.length + departures.length < takeAtOnce && pending.size > 0) {
      const id = stack.pop()
      const onlyDepartures = id === undefined ? undefined : pending.get(id)
      if (id === undefined || onlyDepartures === undefined) continue
      pending.delete(id)
      ;(onlyDepartures ? departures : tours).push(id)
    }
    if (pending.size === 0) stack.length = 0
    return { tours, departures }
  }
  const flush = (): Promise<void> => {
    clearTimeout(flushTimer)
    flushTimer = undefined
    working = working.then(async () => {
      while (pending.size > 0 && !isClosed) {
        const changes = takeLatest()
        const began = performance.now()
        try {
          await apply(changes)
          restsUntil = performance.now() + restMs(performance.now() - began)
        } catch (error) {
          for (const id of changes.tours) add(id, false)
          for (const id of changes.departures) add(id, true)
          logger.warn({ err: error }, 'catalogue changes could not be read, trying again')
          schedule(1000)
          return
        }
      }
    })
    return working
  }
  const schedule = (delay: number): void => {
    if (!isClosed) flushTimer ??= setTimeout(() => void flush(), delay)
  }

  const poll = async (): Promise<void> => {
    if (Date.now() - lastPoll > retentionMs / 2) await startOver()
    const { rows } = await pool.query<{ horizon: string; seq: string | null; tour_id: number; only_departures: boolean; xid: string }>(
      `SELECT h.horizon::text, c.seq::text, c.tour_id, c.only_departures, c.xid::text FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) h
       LEFT JOIN catalogue_change c ON c.seq > 0 AND c.xid >= $1::bigint
       ORDER BY c.seq`,
      [horizon.toString()],
    )
    lastPoll = Date.now()
    horizon = BigInt(rows[0]?.horizon ?? horizon)
    for (const row of rows) {
      if (row.seq === null || seen.has(row.seq)) continue
      seen.set(row.seq, BigInt(row.xid))
      add(row.tour_id, row.only_departures)
    }
    for (const [seq, xid] of seen) if (xid < horizon) seen.delete(seq)
  }
  const pollSoon = (): void => {
    poll().then(
      () => schedule(0),
      (error: unknown) => logger.warn({ err: error }, 'the catalogue feed could not be read'),
    )
  }
  const pollWhileAway = (delay: number): void => {
    if (listener || isClosed) return
    const again = (next: number): void => {
      awayTimer = setTimeout(() => pollWhileAway(next), next)
    }
    poll().then(
      () => {
        schedule(0)
        again(awayMs)
      },
      () => again(Math.min(delay * 2, retryMs.last)),
    )
  }
  const prune = (): void => {
    if (Date.now() - lastPrune < pruneMs) return
    lastPrune = Date.now()
    pool
      .query(`DELETE FROM catalogue_change WHERE created_at < now() - $1 * interval '1 millisecond'`, [retentionMs])
      .catch((error: unknown) => logger.warn({ err: error }, 'old catalogue changes were not pruned'))
  }

  const listen = async (): Promise<void> => {
    const client = createListener(pool)
    client.on('notification', ({ payload = '*' }) => {
      if (payload === '*') pollSoon()
      else {
        const [word, id] = payload.split(' ')
        add(Number(id ?? word), id !== undefined)
        schedule(Math.max(coalesceMs, restsUntil - performance.now()))
      }
    })
    const lose = (error?: Error): void => {
      if (listener !== client) return
      listener = null
      client.end().catch(() => undefined)
      if (isClosed) return
      logger.warn({ err: error }, 'the catalogue feed lost its connection')
      reconnect(0)
      pollWhileAway(awayMs)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    try {
      await client.connect()
      await client.query('LISTEN catalogue')
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    listener = client
  }
  const reconnect = (delay: number): void => {
    retryTimer = setTimeout(() => {
      listen().then(
        () => (isClosed ? listener?.end() : pollSoon()),
        () => isClosed || reconnect(Math.min(Math.max(retryMs.next, delay * 2), retryMs.last)),
      )
    }, delay)
  }

  await listen()
  const { rows } = await pool.query<{ horizon: string }>('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon')
  horizon = BigInt(rows[0]?.horizon ?? 0)
  const ticker = setInterval(() => {
    pollSoon()
    prune()
    // Finds out that a connection died without a word.
    listener?.query('SELECT 1').catch(() => undefined)
  }, pollMs)
  ticker.unref()

  return {
    async settle() {
      await poll()
      await flush()
    },
    async close() {
      isClosed = true
      clearInterval(ticker)
      clearTimeout(flushTimer)
      clearTimeout(retryTimer)
      clearTimeout(awayTimer)
      const client = listener
      listener = null
      await client?.end().catch(() => undefined)
      await working
    },
  }
}
