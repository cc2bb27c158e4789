import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../core/clock.ts'
import type { CardCache } from './cardCache.ts'
import type { Catalogue } from './catalogue.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import type { SearchState } from './searchState.ts'
import { readTours, type TourRow } from './tourFacts.ts'

/**
 * The catalogue is rebuilt when more tours than this, both as a number and as a share, are outside
 * the default order.
 */
const tailLimits = { least: 64, share: 0.02 }

interface Parts {
  pool: Pool
  clock: Clock
  logger: Pick<Logger, 'warn'>
  state: SearchState
  cards: CardCache
}

export interface Rebuilder {
  /** Reads the catalogue again and replaces it. Does nothing while a rebuild is running. */
  rebuild(): Promise<void>
  /** Starts a rebuild when too many tours are outside the default order; logs a failure. */
  rebuildWhenDisordered(): void
  /** Records tours that change during a rebuild, which then reads them again. */
  noteChanges(tourIds: readonly number[]): void
  close(): void
}

/** Puts rows into a catalogue; removes tours without a row, because they are no longer visible. */
export const putTours = (
  catalogue: Catalogue,
  cards: CardCache,
  ids: readonly number[],
  rows: ReadonlyMap<number, TourRow>,
): void => {
  for (const id of ids) {
    const row = rows.get(id)
    if (row) catalogue.put(row)
    else catalogue.remove(id)
    cards.drop(id)
  }
}

export const createRebuilder = ({ pool, clock, logger, state, cards }: Parts): Rebuilder => {
  /** Tours that changed since the running rebuild began; null when none is running. */
  let changedMeanwhile: Set<number> | null = null
  let isClosed = false

  const rebuild = async (): Promise<void> => {
    if (changedMeanwhile || isClosed) return
    const changed = new Set<number>()
    changedMeanwhile = changed
    try {
      const next = await loadCatalogue({ pool, clock, directory: state.directory })
      while (changed.size > 0 && !isClosed) {
        const ids = [...changed]
        changed.clear()
        putTours(next, cards, ids, await readTours(pool, ids, clock.now()))
      }
      state.catalogue = next
      cards.clear()
      state.version++
    } finally {
      changedMeanwhile = null
    }
  }
  return {
    rebuild,
    rebuildWhenDisordered() {
      const { tail, sorted } = state.catalogue
      if (tail <= tailLimits.least || tail <= sorted * tailLimits.share) return
      rebuild().catch((error: unknown) =>
        logger.warn({ err: error }, 'the search index could not be rebuilt'),
      )
    },
    noteChanges(tourIds) {
      for (const id of tourIds) changedMeanwhile?.add(id)
    },
    close() {
      isClosed = true
    },
  }
}
