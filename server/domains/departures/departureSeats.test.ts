import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

/** A change of one option. The database rejects a hold of more than the free seats, as intended. */
type Change =
  | { kind: 'hold' | 'release'; option: number; seats: number }
  | { kind: 'price'; option: number; priceMinor: number }
  | { kind: 'enlarge'; option: number }

const option = fc.nat({ max: 2 })
const seats = fc.integer({ min: 1, max: 3 })
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold' as const), option, seats }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), option, seats }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      option,
      priceMinor: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('enlarge' as const), option }) },
)

/**
 * Prepares a departure whose options have four seats each, all free; returns three of the options.
 */
const prepare = async (): Promise<{ tourDateId: number; options: readonly number[] }> => {
  const { pool } = world.app
  const { rows } = await pool.query<{ tourDateId: number; options: number[] }>(
    `SELECT tour_date_id AS "tourDateId", (array_agg(id ORDER BY id))[1:3] AS options FROM tour_date_option o
     WHERE NOT EXISTS (SELECT 1 FROM seat_ledger_entry e WHERE e.tour_date_option_id = o.id)
     GROUP BY tour_date_id HAVING count(*) >= 3 ORDER BY tour_date_id LIMIT 1`,
  )
  if (!rows[0]) throw new Error('the demo has no departure with three untouched options')
  await pool.query(
    'UPDATE tour_date_option SET seats = 4, free_seats = 4, price_without_discount_minor = NULL WHERE tour_date_id = $1',
    [rows[0].tourDateId],
  )
  return rows[0]
}

const apply = async (next: Change, id: number): Promise<void> => {
  const { pool } = world.app
  const done =
    next.kind === 'price'
      ? pool.query('UPDATE tour_date_option SET price_minor = $2 WHERE id = $1', [
          id,
          next.priceMinor,
        ])
      : next.kind === 'enlarge'
        ? pool.query(
            'UPDATE tour_date_option SET seats = seats + 1, free_seats = free_seats + 1 WHERE id = $1',
            [id],
          )
        : pool.query(
            `INSERT INTO seat_ledger_entry (tour_date_option_id, kind, seats, delta) VALUES ($1, $2::seat_ledger_kind, $3::int, $4::int)`,
            [
              id,
              next.kind === 'hold' ? 'sale' : 'release',
              next.seats,
              next.kind === 'hold' ? -next.seats : next.seats,
            ],
          )
  // the database rejects a hold of more than is free, and a release of more than was taken
  await done.catch((error: { constraint?: string }) => {
    if (error.constraint !== 'tour_date_option_seats') throw error
  })
}

/** Returns the departure's own seats and price, and those computed from its options. */
const compare = async (tourDateId: number) => {
  const { rows } = await world.app.pool.query<{ kept: unknown; counted: unknown }>(
    `SELECT json_build_array(d.seats, d.free_seats, d.price_minor) AS kept,
       (SELECT json_build_array(sum(o.seats), sum(o.free_seats), (array_agg(o.price_minor ORDER BY o.free_seats = 0, o.price_minor, o.id))[1])
        FROM tour_date_option o WHERE o.tour_date_id = d.id) AS counted
     FROM tour_date d WHERE d.id = $1`,
    [tourDateId],
  )
  return rows[0]
}

test('a departure keeps the seats and price of its options through parallel changes', async () => {
  const { tourDateId, options } = await prepare()
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
      await Promise.all(changes.map((next) => apply(next, options[next.option] ?? 0)))
      const row = await compare(tourDateId)
      expect(row?.kept).toEqual(row?.counted)
    }),
    { numRuns: propertyRuns(60), endOnFailure: true },
  )
})
