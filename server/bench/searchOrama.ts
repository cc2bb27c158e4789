import { create, insertMultiple, search } from '@orama/orama'
import type { Pool } from 'pg'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { requestedDays } from '../domains/search/facetChoice.ts'
import { readTourIds, readTours } from '../domains/search/tourFacts.ts'

const schema = {
  title: 'string',
  summary: 'string',
  kind: 'enum',
  organizer: 'enum',
  days: 'number',
  minAge: 'number',
  groupSize: 'number',
  price: 'number',
  start: 'number',
  place: 'geopoint',
  difficulty: 'enum',
  comfort: 'enum',
  continent: 'enum',
  operatorType: 'enum',
  cruisesType: 'enum',
  cruisesStartCity: 'enum',
  ships: 'enum',
  accommodation: 'enum[]',
  collections: 'enum[]',
  restKinds: 'enum[]',
  regions: 'enum[]',
  cities: 'enum[]',
  countries: 'enum[]',
  languages: 'enum[]',
  waterObject: 'enum[]',
} as const
const single = [
  'difficulty',
  'comfort',
  'continent',
  'operatorType',
  'cruisesType',
  'cruisesStartCity',
  'ships',
] as const
const lists = [
  'accommodation',
  'collections',
  'restKinds',
  'regions',
  'cities',
  'countries',
  'languages',
  'waterObject',
] as const

/**
 * Loads the same catalog into Orama and returns its search, as far as Orama supports it: one price
 * and one date per tour. It can't require one departure to meet all conditions, nor count steps of
 * age, size and days. It does less work, but is still the yardstick.
 */
export const openOrama = async (
  pool: Pool,
  now: Date,
): Promise<(filter: SearchFilter) => Promise<number>> => {
  const db = create({ schema })
  const ids = await readTourIds(pool)
  for (let from = 0; from < ids.length; from += 1000) {
    const rows = await readTours(pool, ids.slice(from, from + 1000), now)
    const documents = [...rows.values()].flatMap(({ facts, card }) => {
      const departures = facts.departures ?? []
      const first = departures[0]
      const { texts } = JSON.parse(card) as {
        texts: Record<string, { title: string; summary: string }>
      }
      if (!first) return []
      const words = Object.values(texts)
      return [
        {
          id: String(facts.id),
          title: words.map((text) => text.title).join(' '),
          summary: words.map((text) => text.summary).join(' '),
          kind: facts.kind,
          organizer: facts.organizer,
          days: facts.days,
          minAge: Number(facts.values.minAge?.[0]),
          groupSize: Number(facts.values.maxGroupSize?.[0]),
          price: Math.min(...departures.map((row) => row[3])),
          start: first[1],
          place: { lat: facts.lat, lon: facts.lng },
          ...Object.fromEntries(
            single.flatMap((name) =>
              facts.values[name]?.[0] === undefined ? [] : [[name, facts.values[name][0]]],
            ),
          ),
          ...Object.fromEntries(lists.map((name) => [name, facts.values[name] ?? []])),
        },
      ]
    })
    await insertMultiple(db, documents as never, 500)
  }
  return async (filter) => {
    const days = requestedDays(filter)
    const where: Record<string, unknown> = {
      kind: { in: filter.type === 'excursion' ? [2] : filter.isCruisesSearch ? [1] : [0, 1] },
    }
    for (const name of single) {
      const value = filter[name]
      if (Array.isArray(value) && value.length > 0) where[name] = { in: value }
    }
    for (const name of lists)
      if (filter[name].length > 0) where[name] = { containsAny: filter[name] }
    if (days) where.days = { between: [days.from, Math.min(days.to, 1000)] }
    if (filter.minAge > 0) where.minAge = { lte: filter.minAge }
    if (filter.maxGroupSize !== null) where.groupSize = { lte: filter.maxGroupSize }
    if (filter.priceMin !== null || filter.priceMax !== null)
      where.price = { between: [(filter.priceMin ?? 0) * 100, (filter.priceMax ?? 1e9) * 100] }
    if (filter.dateFrom !== null) where.start = { gte: Date.parse(filter.dateFrom) / 86_400_000 }
    if (filter.organizer !== null) where.organizer = { in: [filter.organizer] }
    if (filter.lat !== null && filter.lng !== null)
      where.place = {
        radius: {
          coordinates: { lat: filter.lat, lon: filter.lng },
          value: filter.radius ?? 50,
          unit: 'km',
        },
      }
    const facetsOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, {}]))
    const term = filter.text ?? ''
    const found = await search(db, {
      term,
      where,
      facets: facetsOf([...single, ...lists]),
      limit: 20,
      offset: (filter.page - 1) * 20,
    } as never)
    // a facet with a choice is counted without that choice: a separate search
    for (const name of [...single, ...lists]) {
      if (!(name in where)) continue
      const { [name]: _, ...others } = where
      await search(db, { term, where: others, facets: facetsOf([name]), limit: 0 } as never)
    }
    return found.count
  }
}
