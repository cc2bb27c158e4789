import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  openSearchDatabase,
  type SearchDatabase,
  searchDay,
  silentLogger,
} from '../../testing/searchDatabase.ts'
import { createSearchIndex } from './createSearchIndex.ts'
import { searchBySql } from './searchBySql.ts'
import type { SearchIndex } from './reads/searchIndex.ts'

let database: SearchDatabase
let index: SearchIndex
let now = searchDay
const clock = { now: () => now }

beforeAll(async () => {
  database = await openSearchDatabase(120)
  index = await createSearchIndex({ pool: database.pool, clock, logger: silentLogger })
})
afterAll(async () => {
  await index?.close()
  await database?.close()
})
beforeEach(() => index.refresh())

const search = (asked: Partial<SearchFilter> = {}) =>
  index.search({ ...emptyFilter, ...asked }, { currency: 'USD', pageSize: 1000 })
const firstId = (): number => {
  const [id] = search().tourIds
  if (id === undefined) throw new Error('no tour')
  return id
}
const agree = async (): Promise<void> => {
  const { cards: _, ...answer } = search()
  expect(answer).toEqual(
    await searchBySql(
      database.pool,
      emptyFilter,
      { currency: 'USD', pageSize: 1000 },
      { rates: index.rates, now },
    ),
  )
}
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values)

describe('search after a commit', () => {
  test('finds a tour by its changed attributes and title', async () => {
    const id = firstId()
    await sql(`UPDATE tour SET difficulty = 5 - difficulty, comfort = 'premium' WHERE id = $1`, [
      id,
    ])
    await sql(
      `UPDATE tour_translation SET title = 'Zanzibar by sledge' WHERE tour_id = $1 AND locale = 'en'`,
      [id],
    )
    await eventually(() => search({ text: 'zanzibar' }).tourIds.includes(id))
    expect(index.card(id)?.texts.en.title).toBe('Zanzibar by sledge')
    await agree()
  })

  test('hides a sold-out tour and shows it again with a free seat', async () => {
    const id = firstId()
    await sql('UPDATE tour_date SET free_seats = 0 WHERE tour_id = $1', [id])
    await eventually(() => !search().tourIds.includes(id))
    expect(index.card(id)).toMatchObject({ openDepartures: 0, lowestPrice: null })
    await agree()
    await sql('UPDATE tour_date SET free_seats = 1 WHERE tour_id = $1', [id])
    await eventually(() => search().tourIds.includes(id))
    await agree()
  })

  test('applies changes of texts and seats together, in either order', async () => {
    for (const tables of [
      ['tour_date', 'tour_translation'],
      ['tour_translation', 'tour_date'],
    ] as const) {
      const id = firstId()
      const edits = {
        tour_date: 'UPDATE tour_date SET free_seats = 7 WHERE tour_id = $1',
        tour_translation: `UPDATE tour_translation SET title = 'Walrus before ${tables[0]}' WHERE tour_id = $1 AND locale = 'en'`,
      }
      for (const table of tables) await sql(edits[table], [id])
      await eventually(() => index.card(id)?.texts.en.title === `Walrus before ${tables[0]}`)
      await eventually(
        () => index.card(id)?.departures.every(({ freeSeats }) => freeSeats === 7) ?? false,
      )
      await agree()
    }
  })

  test('adds a new tour, re-sorts a more popular one and removes an archived one', async () => {
    await sql(
      `INSERT INTO tour (id, type, status, organizer_id, country_id, region_id, time_zone, lat, lng, days, nights, group_size_max, difficulty, comfort, popularity, published_at)
      SELECT 900001, 'tour', 'published', organizer_id, country_id, region_id, time_zone, lat, lng, 5, 4, 8, 2, 'base', 500000, now() FROM tour WHERE id = $1`,
      [firstId()],
    )
    await sql(
      `INSERT INTO tour_date (tour_id, start_date, end_date, currency, price_minor, seats, free_seats) VALUES (900001, '2026-08-01', '2026-08-05', 'EUR', 12345, 8, 8)`,
    )
    await eventually(() => search().tourIds.includes(900_001))
    await agree()
    await sql('UPDATE tour SET popularity = 2000000 WHERE id = 900001')
    await eventually(() => search().tourIds[0] === 900_001)
    await agree()
    expect(index.search({ ...emptyFilter, page: 2 }, { currency: 'USD' }).tourIds).toEqual(
      search().tourIds.slice(20, 40),
    )
    await sql(`UPDATE tour SET status = 'archived' WHERE id = 900001`)
    await eventually(() => index.card(900_001) === null)
    await sql('DELETE FROM tour WHERE id = 900001')
    await agree()
  })

  test('hides the tours of an unpublished organizer', async () => {
    const organizer = index.card(firstId())?.organizerId
    await sql('UPDATE organizer SET is_published_on_site = false WHERE id = $1', [organizer])
    await eventually(() => search({ organizer: organizer ?? null }).totalCount === 0)
    await agree()
    await sql('UPDATE organizer SET is_published_on_site = true WHERE id = $1', [organizer])
    await eventually(() => search({ organizer: organizer ?? null }).totalCount > 0)
    await agree()
  })

  test('applies changed rates and names', async () => {
    const before = search().priceBounds?.max ?? 0
    await sql(
      `INSERT INTO exchange_rate (currency, as_of, per_usd) SELECT DISTINCT currency, now() + interval '1 hour', 0.001 FROM exchange_rate WHERE currency <> 'USD'`,
    )
    await eventually(() => (search().priceBounds?.max ?? 0) > before * 2)
    await agree()
    await sql(
      `UPDATE region_translation SET name = 'Ruritania' WHERE locale = 'de' AND region_id = (SELECT region_id FROM tour WHERE id = $1)`,
      [firstId()],
    )
    await eventually(() => search({ text: 'ruritania' }).totalCount > 0)
  })

  test('changes nothing after a rollback or an update without effect', async () => {
    const version = index.version
    await sql(`BEGIN; UPDATE tour SET difficulty = 1; ROLLBACK`)
    await sql('UPDATE tour SET days = days')
    await index.refresh()
    expect(index.search(emptyFilter, { currency: 'USD' }).totalCount).toBeGreaterThan(0)
    expect(index.version).toBe(version)
  })
})

describe('the catalogue feed', () => {
  test('loses nothing when the connection is cut during changes', async () => {
    const id = firstId()
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'versta-search' AND datname = current_database()`,
    )
    await sql('UPDATE tour_date SET free_seats = 0 WHERE tour_id = $1', [id])
    await eventually(() => !search().tourIds.includes(id))
    await sql('UPDATE tour_date SET free_seats = 2 WHERE tour_id = $1', [id])
    await eventually(() => search().tourIds.includes(id))
    await agree()
  })

  test('loses nothing when a transaction that began first commits last', async () => {
    const ids = search().tourIds.slice(0, 2)
    const slow = await database.pool.connect()
    try {
      await slow.query('BEGIN')
      await slow.query('UPDATE tour SET days = 77 WHERE id = $1', [ids[0]])
      await sql('UPDATE tour SET days = 78 WHERE id = $1', [ids[1]])
      await index.refresh()
      expect(index.card(ids[1] ?? 0)?.days).toBe(78)
      await slow.query('COMMIT')
    } finally {
      slow.release()
    }
    await index.refresh()
    expect(index.card(ids[0] ?? 0)?.days).toBe(77)
    await agree()
  })

  test('loses nothing when hundreds of tours change together', async () => {
    await sql(
      `INSERT INTO tour (type, status, organizer_id, country_id, region_id, time_zone, lat, lng, days, nights, group_size_max, difficulty, comfort, popularity, published_at)
      SELECT 'tour', 'published', organizer_id, country_id, region_id, time_zone, lat, lng, 9, 8, 8, 2, 'base', n * 1000, now() FROM tour, generate_series(1, 300) n WHERE id = $1`,
      [firstId()],
    )
    await sql(
      `INSERT INTO tour_date (tour_id, start_date, end_date, currency, price_minor, seats, free_seats) SELECT id, '2026-08-01', '2026-08-09', 'EUR', 100 * id, 8, 8 FROM tour WHERE days = 9 AND nights = 8 AND code IS NULL AND NOT EXISTS (SELECT 1 FROM tour_date d WHERE d.tour_id = tour.id)`,
    )
    await index.refresh()
    await agree()
    const cheapest = index.search({ ...emptyFilter, sort: 'price' }, { currency: 'USD' })
    const { cards: _, ...answer } = cheapest
    expect(answer).toEqual(
      await searchBySql(
        database.pool,
        { ...emptyFilter, sort: 'price' },
        { currency: 'USD' },
        { rates: index.rates, now },
      ),
    )
  })
})

test('removes departures at midnight in the zone of their tour', async () => {
  const before = search().totalCount
  for (const days of [1, 60, 200, 600]) {
    now = new Date(searchDay.getTime() + days * 86_400_000)
    await agree()
  }
  expect(search().totalCount).toBe(0)
  expect(before).toBeGreaterThan(0)
})
