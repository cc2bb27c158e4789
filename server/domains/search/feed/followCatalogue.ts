import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { applyInTurn } from './applyInTurn.ts'
import { listenerWithRetry } from './listenerWithRetry.ts'
import { type CatalogueChanges, createPendingChanges } from './pendingChanges.ts'
import { createWatermark } from './watermark.ts'

/** Simultaneous changes (a departure's seats and its price) are applied together. */
const coalesceMs = 2
/** The table is polled at least this often, because notifications can be lost. */
const pollMs = 5000
/**
 * Interval of polls without a connection for notifications, and its limit while the database is
 * unreachable.
 */
const awayMs = { first: 25, last: 5000 }

export interface CatalogueFeed {
  /** Resolves when everything committed before the call is applied. */
  settle(): Promise<void>
  close(): Promise<void>
}

interface Follower {
  pool: Pool
  logger: Logger
  /** Applies changes. Called again with the same ones after a failure. */
  apply(changes: CatalogueChanges): Promise<void>
  /** Reads everything again: the feed was away so long that rows it missed may be deleted. */
  startOver(): Promise<void>
}

/**
 * Follows `catalogue_change`: by notifications on its own connection, and by polling the table from
 * a watermark for missed ones. Applies the latest changes first, a few at a time: a poll after a
 * loss finds many that notifications have already brought, and new changes must not wait behind
 * them.
 * @throws when the database can't be reached at the start; it recovers from a later loss by itself
 */
export const followCatalogue = async ({
  pool,
  logger,
  apply,
  startOver,
}: Follower): Promise<CatalogueFeed> => {
  const pending = createPendingChanges()
  const applying = applyInTurn({ pending, logger, apply })
  const watermark = createWatermark(pool)
  let awayTimer: NodeJS.Timeout | undefined
  let isClosed = false

  const poll = async (): Promise<void> => {
    if (watermark.isStale()) await startOver()
    for (const { tourId, onlyDepartures } of await watermark.poll())
      pending.add(tourId, onlyDepartures)
  }
  const pollSoon = (): void => {
    poll().then(
      () => applying.schedule(0),
      (error: unknown) =>
        logger.warn({ err: error }, 'the feed of catalog changes could not be read'),
    )
  }
  const pollWhileAway = (delayMs: number): void => {
    if (listener.isConnected || isClosed) return
    const again = (nextMs: number): void => {
      awayTimer = setTimeout(() => pollWhileAway(nextMs), nextMs)
    }
    poll().then(
      () => {
        applying.schedule(0)
        again(awayMs.first)
      },
      () => again(Math.min(delayMs * 2, awayMs.last)),
    )
  }
  const listener = await listenerWithRetry(
    { pool, channel: 'catalogue' },
    {
      onNotification(payload = '*') {
        if (payload === '*') return pollSoon()
        // "ID", or "departures ID" when only departures of the tour changed
        const [word, id] = payload.split(' ')
        pending.add(Number(id ?? word), id !== undefined)
        applying.scheduleRested(coalesceMs)
      },
      onLost(error) {
        logger.warn({ err: error }, 'the feed of catalog changes lost its connection: reconnecting')
        pollWhileAway(awayMs.first)
      },
      onReconnected: pollSoon,
    },
  )
  await watermark.start()
  const ticker = setInterval(() => {
    pollSoon()
    watermark
      .prune()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'old catalog changes could not be deleted'),
      )
    listener.probe()
  }, pollMs)
  ticker.unref()

  return {
    async settle() {
      await poll()
      await applying.flush()
    },
    async close() {
      isClosed = true
      clearInterval(ticker)
      clearTimeout(awayTimer)
      const isApplied = applying.close()
      await listener.close()
      await isApplied
    },
  }
}
