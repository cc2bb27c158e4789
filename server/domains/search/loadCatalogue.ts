import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { locales } from '#schema/codes/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { parseCard } from './cardSource.ts'
import { Catalogue } from './catalogue.ts'
import type { Directory, DirectoryEntry } from './reads/directory.ts'
import type { TourWords } from './textIndex.ts'
import { readTourIds, readTours, type TourRow } from './tourFacts.ts'

/** Tours per statement: enough to be cheap, few enough to let requests run in between. */
const chunkSize = 500
/** Tours added to the catalogue without a pause. */
const turnSize = 50

/**
 * Returns the searchable text of a tour: its own texts and the names of its places, in every
 * language.
 */
const wordsOf = ({ facts, card }: TourRow, directory: Directory): TourWords => {
  const texts = Object.values(parseCard(card).texts ?? {})
  const names = new Set<string>()
  const addAll = (
    entries: ReadonlyMap<number, DirectoryEntry>,
    ids: ReadonlyArray<number | string> | null,
  ): void => {
    for (const id of ids ?? [])
      for (const locale of locales) names.add(entries.get(Number(id))?.names[locale] ?? '')
  }
  addAll(directory.regions, facts.values.regions)
  addAll(directory.cities, facts.values.cities)
  addAll(directory.countries, facts.values.countries)
  addAll(directory.showplaces, facts.showplaces)
  addAll(directory.waterObjects, facts.values.waterObject)
  addAll(directory.ships, facts.values.ships)
  return {
    id: facts.id,
    title: texts.map((text) => text?.title ?? '').join(' '),
    places: [...names].join(' '),
    summary: texts.map((text) => text?.summary ?? '').join(' '),
  }
}

/** Reads the whole visible catalogue and yields to other work between portions. */
export const loadCatalogue = async ({
  pool,
  clock,
  directory,
}: {
  pool: Pool
  clock: Clock
  directory: Directory
}): Promise<Catalogue> => {
  const ids = await readTourIds(pool)
  const catalogue = new Catalogue(ids.length, clock, (row) => wordsOf(row, directory))
  const read = (from: number) => readTours(pool, ids.slice(from, from + chunkSize), clock.now())
  let coming = read(0)
  for (let from = 0; from < ids.length; from += chunkSize) {
    const rows = await coming
    // PostgreSQL reads the next portion while this one is added; awaiting it throws its error.
    coming = read(from + chunkSize)
    coming.catch(() => undefined)
    let taken = 0
    for (const id of ids.slice(from, from + chunkSize)) {
      const row = rows.get(id)
      if (row) catalogue.put(row)
      if (++taken % turnSize === 0) await nextTurn()
    }
  }
  catalogue.seal()
  return catalogue
}
