import type { Logger } from 'pino'
import type { CatalogueChanges, PendingChanges } from './pendingChanges.ts'

/** Maximum number of tours applied together. */
const maxPerTurn = 25
/**
 * Returns the pause before the next notified changes: four times as long as applying took, at most
 * 25 ms. Under a rush of bookings, changes then collect and are applied together.
 */
const restMs = (tookMs: number): number => Math.min(25, 4 * tookMs)
const retryMs = 1000

interface Options {
  pending: PendingChanges
  logger: Pick<Logger, 'warn'>
  /** Applies changes. Called again with the same ones after a failure. */
  apply(changes: CatalogueChanges): Promise<void>
}

export interface ApplyInTurn {
  /**
   * Applies all pending changes. Resolves when they are applied, or have failed and will be
   * retried.
   */
  flush(): Promise<void>
  /** Flushes after the delay, unless an earlier flush is scheduled already. */
  schedule(delayMs: number): void
  /** Flushes after the pause since the last flush, but not before the delay. */
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
        logger.warn({ err: error }, 'catalog changes could not be read: retrying')
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
