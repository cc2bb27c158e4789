import type { Pool } from 'pg'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import type { Clock } from '../../core/clock.ts'
import type { Catalogue } from './catalogue.ts'
import { type Directory, readDirectory, readRates } from './reads/directory.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { readTours } from './tourFacts.ts'

/**
 * Data that searches read. Its parts are replaced as a whole, synchronously, so that a search never
 * sees half of a change.
 */
export interface SearchState {
  directory: Directory
  rates: ExchangeRates
  catalogue: Catalogue
  /** Grows with every change. */
  version: number
}

/** Reads everything that searches need. @throws when the database can't be read */
export const readSearchState = async (pool: Pool, clock: Clock): Promise<SearchState> => {
  const [directory, rates] = await Promise.all([readDirectory(pool), readRates(pool)])
  const catalogue = await loadCatalogue({ pool, clock, directory })
  // Two parallel reads open both connections and plan the statement, so that the first change need
  // not wait for that.
  await Promise.all([readTours(pool, [], clock.now()), readTours(pool, [], clock.now())])
  return { directory, rates, catalogue, version: 1 }
}
