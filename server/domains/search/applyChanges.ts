import type { Pool } from 'pg'
import type { Clock } from '../../core/clock.ts'
import type { CardCache } from './cardCache.ts'
import { type Directory, readDirectory, readRates } from './reads/directory.ts'
import type { CatalogueChanges } from './feed/pendingChanges.ts'
import { putTours, type Rebuilder } from './rebuildCatalogue.ts'
import type { SearchState } from './searchState.ts'
import { readDepartures, readTours } from './tourFacts.ts'

/** Id of the directory and the rates among the ids of changed tours. */
const directoryId = 0

interface Parts {
  pool: Pool
  clock: Clock
  state: SearchState
  cards: CardCache
  rebuilder: Rebuilder
}

/**
 * Reads what has changed and updates the state. @throws when the database can't be read: apply the
 * same changes again
 */
export const applyChanges = async (
  parts: Parts,
  { tours: changed, departures }: CatalogueChanges,
): Promise<void> => {
  const { pool, clock, state, cards, rebuilder } = parts
  if (changed.includes(directoryId)) await readDirectoryAgain(parts)
  const tours = changed.filter((id) => id !== directoryId)
  rebuilder.noteChanges([...tours, ...departures])
  if (tours.length > 0) {
    // before the read: a rebuild that replaces the catalogue meanwhile reads these tours itself
    const { catalogue } = state
    putTours(catalogue, cards, tours, await readTours(pool, tours, clock.now()))
  }
  if (departures.length > 0) {
    const rows = await readDepartures(pool, departures, clock.now())
    for (const id of departures) {
      state.catalogue.putDepartures(id, rows.get(id) ?? [])
      cards.drop(id)
    }
  }
  state.version++
  rebuilder.rebuildWhenDisordered()
}

const readDirectoryAgain = async ({ pool, state, cards, rebuilder }: Parts): Promise<void> => {
  const before = namesOf(state.directory)
  const [directory, rates] = await Promise.all([readDirectory(pool), readRates(pool)])
  state.directory = directory
  state.rates = rates
  cards.clearRates()
  state.catalogue.forgetPrices()
  // the text index finds tours by the names of their places
  if (namesOf(directory) !== before) await rebuilder.rebuild()
}

const namesOf = (directory: Directory): string =>
  JSON.stringify(
    Object.values(directory).map((part) => [...part.values()].map((entry) => entry.names)),
  )
