import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLogger } from '../core/logger.ts'
import { connectDatabase, type Database } from '../db/connect.ts'
import { dropDatabase } from '../db/databases.ts'
import { newTestDatabase } from '../testing/testApp.ts'
import { testDay } from '../testing/testDay.ts'
import { loadDemo } from './loadDemo.ts'

const open: { url: string; database: Database }[] = []
const openTemplate = async (template: 'demo' | 'empty'): Promise<Database> => {
  const url = await newTestDatabase(template)
  const database = connectDatabase(url, createLogger('silent'), 2)
  open.push({ url, database })
  return database
}

const days = (count: number): Date => new Date(testDay.getTime() + count * 86_400_000)
const silent = () => undefined

let demo: Database
const numbers = async <Name extends string>(
  sql: string,
  { pool } = demo,
): Promise<Record<Name, number>> => {
  const [row] = (await pool.query<Record<Name, number>>(sql)).rows
  if (!row) throw new Error(`no row: ${sql}`)
  return row
}
const words = async (sql: string): Promise<string[]> =>
  (await demo.pool.query<{ word: string }>(sql)).rows.map(({ word }) => word)

/** Returns a checksum of the rows of a table that match `where`. */
const checksum = async (table: string, where = 'true', { pool } = demo): Promise<string> =>
  (
    await pool.query<{ sum: string }>(
      `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum FROM ${table} t WHERE ${where}`,
    )
  ).rows[0]?.sum ?? ''

beforeAll(async () => {
  demo = await openTemplate('demo')
})
afterAll(async () => {
  for (const { url, database } of open) {
    await database.close()
    await dropDatabase(url)
  }
})

describe('the demo catalog', () => {
  test('has the size of a real shop', async () => {
    const count =
      await numbers(`SELECT (SELECT count(*)::int FROM tour WHERE status = 'published') AS offers, (SELECT count(*)::int FROM tour WHERE is_cruise) AS cruises,
      (SELECT count(*)::int FROM tour WHERE type = 'excursion') AS excursions, (SELECT count(*)::int FROM review) AS reviews, (SELECT count(*)::int FROM article) AS articles,
      (SELECT count(*)::int FROM organizer) AS organizers, (SELECT count(DISTINCT region_id)::int FROM tour WHERE status = 'published') AS regions`)
    expect(count.offers).toBeGreaterThanOrEqual(60)
    expect(count.cruises).toBe(8)
    expect(count.excursions).toBe(14)
    expect(count.reviews).toBeGreaterThanOrEqual(400)
    expect(count.articles).toBe(16)
    expect(count.organizers).toBe(14)
    expect(count.regions).toBeGreaterThanOrEqual(20)
  })

  test('uses every value of every content enum', async () => {
    const columns: { table: string; column: string; values: string[] }[] = (
      await demo.pool.query(`SELECT c.table_name AS table, c.column_name AS column, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS values
        FROM information_schema.columns c JOIN pg_type t ON t.typname = ltrim(c.udt_name, '_') JOIN pg_enum e ON e.enumtypid = t.oid
        WHERE c.table_schema = current_schema() AND (c.table_name, c.column_name) IN (('tour', 'type'), ('tour', 'comfort'), ('tour', 'accommodation'), ('program_day', 'meals'), ('tour_option', 'kind'),
          ('tour_date', 'prepayment_type'), ('cruise', 'type'), ('organizer', 'sales_model'), ('organizer', 'legal_type'), ('organizer', 'operator_type'), ('organizer', 'verification'), ('price_unit', 'kind'),
          ('water_object', 'kind'), ('landing', 'kind'), ('legal_document', 'kind'))
        GROUP BY 1, 2`)
    ).rows
    expect(columns.length).toBeGreaterThanOrEqual(13)
    const missing: string[] = []
    for (const { table, column, values } of columns) {
      const used = new Set(
        await words(
          `SELECT DISTINCT ${column === 'accommodation' ? `unnest(${column})` : column}::text AS word FROM ${table}`,
        ),
      )
      missing.push(
        ...values.filter((value) => !used.has(value)).map((value) => `${table}.${column} ${value}`),
      )
    }
    expect(missing).toEqual([])
    expect(await words('SELECT DISTINCT difficulty::text AS word FROM tour ORDER BY 1')).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(await words('SELECT DISTINCT unnest(languages) AS word FROM tour')).toEqual(
      expect.arrayContaining(['en', 'de', 'ru']),
    )
    expect(await words('SELECT DISTINCT rating::text AS word FROM review ORDER BY 1')).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })

  test('has future dates for every published tour, except a few whose dates have passed', async () => {
    const today = testDay.toISOString().slice(0, 10)
    const count =
      await numbers(`SELECT count(*)::int AS tours, count(*) FILTER (WHERE coming = 0)::int AS passed, count(*) FILTER (WHERE dates = 0)::int AS without
      FROM (SELECT t.id, count(d.id) AS dates, count(d.id) FILTER (WHERE d.start_date > '${today}') AS coming FROM tour t LEFT JOIN tour_date d ON d.tour_id = t.id WHERE t.status = 'published' GROUP BY t.id) x`)
    expect(count.without).toBe(0)
    expect(count.passed).toBeGreaterThanOrEqual(1)
    expect(count.passed).toBeLessThanOrEqual(5)
  })

  test('has every translation in both languages', async () => {
    const tables = await words(
      `SELECT table_name AS word FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'locale' AND table_name LIKE '%\\_translation'`,
    )
    for (const table of tables) {
      const count = await numbers(
        `SELECT count(*) FILTER (WHERE locale = 'en')::int AS en, count(*) FILTER (WHERE locale = 'de')::int AS de FROM ${table}`,
      )
      expect({ table, count: count.de }).toEqual({ table, count: count.en })
    }
  })

  test('has free seats that match the ledger everywhere', async () => {
    const count = await numbers(`SELECT count(*)::int AS wrong FROM tour_date_option o
      WHERE o.free_seats <> o.seats + coalesce((SELECT sum(delta) FROM seat_ledger_entry e WHERE e.tour_date_option_id = o.id), 0)`)
    expect(count.wrong).toBe(0)
  })

  test('numbers new rows after its own', async () => {
    const { id } = await demo.db.collection.create({
      data: { code: 'numbering' },
      select: { id: true },
    })
    const { highest } = await numbers(`SELECT max(id)::int AS highest FROM collection`)
    expect(id).toBe(highest)
    await demo.db.collection.delete({ where: { id } })
  })
})

describe('loadDemo', () => {
  const growing = ['tour_date', 'tour_date_option', 'tour_date_price', 'seat_ledger_entry']
  const idOf = (table: string): string =>
    table === 'tour_date_price' ? 'tour_date_option_id' : 'id'

  test('changes nothing when run again on the same day', async () => {
    const before = await Promise.all(growing.map((table) => checksum(table)))
    expect(await loadDemo(demo.db, testDay, silent)).toBe('topped up')
    expect(await Promise.all(growing.map((table) => checksum(table)))).toEqual(before)
  })

  test('adds departures half a year later and changes nothing else', async () => {
    const tables = await words(
      `SELECT tablename AS word FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT IN ('catalogue_change')`,
    )
    const highest = new Map<string, number>()
    for (const table of growing)
      highest.set(
        table,
        (await numbers<'id'>(`SELECT max(${idOf(table)})::int AS id FROM ${table}`)).id,
      )
    const sums = () =>
      Promise.all(
        tables.map(async (table) => [
          table,
          await checksum(
            table,
            growing.includes(table) ? `t.${idOf(table)} <= ${highest.get(table)}` : 'true',
          ),
        ]),
      )
    const before = await sums()
    const { dates } = await numbers<'dates'>('SELECT count(*)::int AS dates FROM tour_date')
    expect(await loadDemo(demo.db, days(180), silent)).toBe('topped up')
    expect(await sums()).toEqual(before)
    expect((await numbers('SELECT count(*)::int AS dates FROM tour_date')).dates).toBeGreaterThan(
      dates,
    )
    const doubled = await numbers(
      'SELECT count(*)::int AS count FROM (SELECT 1 FROM tour_date GROUP BY tour_id, start_date HAVING count(*) > 1) x',
    )
    expect(doubled.count).toBe(0)
  })

  test('starts over after a killed load', async () => {
    const half = await openTemplate('empty')
    await half.db.setting.create({ data: { key: 'demo.loading', value: true } })
    await half.db.collection.create({ data: { code: 'left-over' } })
    expect(await loadDemo(half.db, testDay, silent)).toBe('loaded')
    const fresh = await openTemplate('demo')
    const counts =
      'SELECT (SELECT count(*)::int FROM tour) AS tours, (SELECT count(*)::int FROM collection) AS collections, (SELECT count(*)::int FROM tour_date) AS dates, (SELECT count(*)::int FROM setting) AS settings'
    expect(await numbers(counts, half)).toEqual(await numbers(counts, fresh))
  })

  test('does not change a database that already has countries', async () => {
    const own = await openTemplate('empty')
    await own.pool.query(
      `INSERT INTO country (id, iso_code, phone_code, continent) VALUES (1, 'RU', '7', 'europe')`,
    )
    expect(await loadDemo(own.db, testDay, silent)).toBe('left alone')
    expect(
      await numbers(
        'SELECT (SELECT count(*)::int FROM country) AS countries, (SELECT count(*)::int FROM setting) AS settings',
        own,
      ),
    ).toEqual({ countries: 1, settings: 0 })
  })
})
