import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Currency } from '#schema/codes/currencies.ts'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import {
  openSearchDatabase,
  type SearchDatabase,
  scaleQueries,
  searchDay,
  silentLogger,
} from '../../testing/searchDatabase.ts'
import { createSearchIndex } from './createSearchIndex.ts'
import { searchBySql } from './searchBySql.ts'
import type { SearchIndex } from './reads/searchIndex.ts'

let database: SearchDatabase
let index: SearchIndex

beforeAll(async () => {
  database = await openSearchDatabase(400)
  index = await createSearchIndex({
    pool: database.pool,
    clock: { now: () => searchDay },
    logger: silentLogger,
  })
})
afterAll(async () => {
  await index?.close()
  await database?.close()
})

const compare = async (filter: SearchFilter, currency: Currency): Promise<number> => {
  const { cards, ...answer } = index.search(filter, { currency })
  const textIds =
    filter.text === null
      ? undefined
      : allMatches({
          ...emptyFilter,
          type: filter.type,
          isCruisesSearch: filter.isCruisesSearch,
          text: filter.text,
        })
  const expected = await searchBySql(
    database.pool,
    filter,
    { currency },
    { rates: index.rates, now: searchDay, textIds },
  )
  expect({ filter, ...answer }).toEqual({ filter, ...expected })
  expect(cards.map((card) => card.id)).toEqual(answer.tourIds)
  return answer.totalCount
}

/**
 * Returns the matches of the index's own text search, which the SQL reference does not implement.
 */
const allMatches = (filter: SearchFilter): readonly number[] =>
  index.search(filter, { currency: 'USD', pageSize: 10_000, withFacets: false }).tourIds

describe('the index compared with the database', () => {
  const queries = scaleQueries(200, 7, searchDay)
  test.each([
    ['USD', 0],
    ['EUR', 50],
    ['JPY', 100],
    ['RUB', 150],
  ] as const)(
    'agrees on fifty seeded searches in %s',
    async (currency, from) => {
      let found = 0
      for (const filter of queries.slice(from, from + 50))
        found += (await compare(filter, currency)) > 0 ? 1 : 0
      expect(found).toBeGreaterThan(10)
    },
    120_000,
  )

  test('returns an empty page with the total count beyond the last page', async () => {
    const answer = index.search({ ...emptyFilter, page: 1_000_000 }, { currency: 'USD' })
    expect(answer.tourIds).toEqual([])
    expect(answer.totalCount).toBeGreaterThan(300)
    await compare({ ...emptyFilter, page: 1_000_000 }, 'USD')
  })

  test.each([
    [52.3, 104.3, 400],
    [66, 179.9, 1500],
    [89.5, 10, 2000],
    [-30, -60, 1],
  ])(
    'agrees within a circle around %f, %f of %i km, alone and with other filters',
    async (lat, lng, radius) => {
      const found = await compare({ ...emptyFilter, lat, lng, radius }, 'USD')
      const fewer = await compare(
        {
          ...emptyFilter,
          lat,
          lng,
          radius,
          placeName: 'Nowhere',
          difficulty: [1, 2],
          dateTo: '2027-12-31',
          priceMax: 2000,
        },
        'USD',
      )
      expect(fewer).toBeLessThanOrEqual(found)
    },
  )

  test('matches nothing for unknown ids and counts them as zero', () => {
    const answer = index.search({ ...emptyFilter, regions: [2_147_483_647] }, { currency: 'USD' })
    expect(answer.totalCount).toBe(0)
    expect(answer.facets.find(({ group }) => group === 'regions')?.values).toContainEqual({
      value: '2147483647',
      count: 0,
    })
  })
})

describe('cards', () => {
  test('have the values of the database', async () => {
    const [card] = index.search(emptyFilter, { currency: 'USD' }).cards
    if (!card) throw new Error('no card')
    const { rows } = await database.pool.query(
      `SELECT t.organizer_id, t.days, x.title, (SELECT count(*)::int FROM tour_date d WHERE d.tour_id = t.id AND d.free_seats > 0 AND NOT d.is_cancelled AND d.start_date >= ($2::timestamptz AT TIME ZONE t.time_zone)::date) AS open
       FROM tour t JOIN tour_translation x ON x.tour_id = t.id AND x.locale = 'de' WHERE t.id = $1`,
      [card.id, searchDay],
    )
    expect({
      organizer_id: card.organizerId,
      days: card.days,
      title: card.texts.de.title,
      open: card.openDepartures,
    }).toEqual(rows[0])
    expect(card.departures).toHaveLength(Math.min(3, card.openDepartures))
    expect(card.departures.map(({ startDate }) => startDate)).toEqual(
      card.departures.map(({ startDate }) => startDate).sort(),
    )
  })

  test('of similar tours show other open tours of the same kind', () => {
    const [card] = index.search(emptyFilter, { currency: 'USD' }).cards
    if (!card) throw new Error('no card')
    const similar = index.similar(card.id, 4)
    expect(similar).toHaveLength(4)
    for (const other of similar) {
      expect(other.id).not.toBe(card.id)
      expect(other.type).toBe(card.type)
      expect(other.openDepartures).toBeGreaterThan(0)
    }
  })
})

describe('text search', () => {
  const count = (text: string): number =>
    index.search({ ...emptyFilter, text }, { currency: 'USD', withFacets: false }).totalCount
  test('finds words in both languages by prefix, without umlauts and with a typo', () => {
    const exact = count('Klöster')
    expect(exact).toBeGreaterThan(0)
    expect(count('kloster')).toBe(exact)
    expect(count('Kloester')).toBe(exact)
    expect(count('klöst')).toBe(exact)
    expect(count('monasteries')).toBe(exact)
    expect(count('monastereis')).toBe(exact)
    expect(count('the tour with')).toBe(index.search(emptyFilter, { currency: 'USD' }).totalCount)
    expect(count('xyzzy')).toBe(0)
  })
  test('finds a place name among places only', () => {
    const byPlace = index.search(
      { ...emptyFilter, placeName: 'Baikal' },
      { currency: 'USD' },
    ).totalCount
    expect(byPlace).toBeGreaterThan(0)
    expect(
      index.search({ ...emptyFilter, placeName: 'monasteries' }, { currency: 'USD' }).totalCount,
    ).toBe(0)
  })
})
