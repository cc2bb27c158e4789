import type { Logger } from 'pino'
import type { CatalogueChanges, PendingChanges } from './pendingChanges.ts'

/** Tours applied together. */
const maxPerTurn = 25
/**
 * Applying pauses four times as long as it took, so that under a rush of bookings it takes a fifth of the time at most, many
 * tours at once; no change waits longer for it than this.
 */
const restMs = (tookMs: number): number => Math.min(25, 4 * tookMs)
const retryMs = 1000

interface Options {
  pending: PendingChanges
  logger: Pick<Logger, 'warn'>
  /** Applies changes. Called again with the same ones when it fails. */
  apply(changes: CatalogueChanges): Promise<void>
}

export interface ApplyInTurn {
  /** Applies everything that is pending. Resolves when it is done, or has failed and will be tried again. */
  flush(): Promise<void>
  /** Flushes after the delay, unless an earlier flush is scheduled already. */
  schedule(delayMs: number): void
  /** Flushes when applying has rested, after the delay at least. */
  scheduleRested(delayMs: number): void
  close(): Promise<void>
}

/** Applies pending changes one portion after another, never two at once. */
export const applyInTurn = ({ pending, logger, apply }: Options): ApplyInTurn => {
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let restsUntil = 0
  let isClosed = false

  const applyAll = async (): Promise<void> => {
    while (!pending.isEmpty && !isClosed) {
      const changes = pending.takeLatest(maxPerTurn)
      const began = performance.now()
      try {
        await apply(changes)
        restsUntil = performance.now() + restMs(performance.now() - began)
      } catch (error) {
        pending.putBack(changes)
        logger.warn({ err: error }, 'catalogue changes could not be read, trying again')
        schedule(retryMs)
        return
      }
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    working = working.then(applyAll)
    return working
  }
  const schedule = (delayMs: number): void => {
    if (!isClosed) timer ??= setTimeout(() => void flush(), delayMs)
  }
  return {
    flush,
    schedule,
    scheduleRested: (delayMs) => schedule(Math.max(delayMs, restsUntil - performance.now())),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await working
    },
  }
}
