import { expect, test } from '@jest/globals'
import { openSearchDatabase, searchDay } from '../../testing/searchDatabase.ts'
import { reconcileSeatCounts } from '../../domains/departures/jobs/reconcileSeatCounts.job.ts'
import { generateScale } from './generateScale.ts'

test('generates the given number of tours with departures, and adds to its own', async () => {
  const { pool, close } = await openSearchDatabase(60)
  try {
    await generateScale(pool, { tours: 40, seed: 2, now: new Date('2026-05-12') })
    const { rows } =
      await pool.query(`SELECT count(*)::int AS tours, count(*) FILTER (WHERE EXISTS (SELECT 1 FROM tour_date d WHERE d.tour_id = t.id))::int AS dated,
      (SELECT count(*)::int FROM tour_date d WHERE NOT EXISTS (SELECT 1 FROM tour_date_option o WHERE o.tour_date_id = d.id AND (o.seats, o.free_seats) = (d.seats, d.free_seats))) AS odd FROM tour t`)
    expect(rows[0]).toEqual({ tours: 100, dated: 100, odd: 0 })
  } finally {
    await close()
  }
})

test('records sales in the ledger, so that reconciling seats changes nothing', async () => {
  const { pool, close } = await openSearchDatabase(60)
  try {
    const seats = async () =>
      (
        await pool.query<{ soldOut: number; free: number }>(
          'SELECT count(*) FILTER (WHERE free_seats = 0)::int AS "soldOut", sum(free_seats)::int AS free FROM tour_date_option',
        )
      ).rows[0]
    const before = await seats()
    expect(before?.soldOut).toBeGreaterThan(0)
    const told: unknown[] = []
    const tell = (facts: unknown) => void told.push(facts)
    const logger = { error: tell, warn: tell } as never
    await reconcileSeatCounts.run({ pool, clock: { now: () => searchDay }, logger }, {}, 1)
    expect(told).toEqual([])
    expect(await seats()).toEqual(before)
  } finally {
    await close()
  }
})

test('refuses a database with the demo catalog or other tours', async () => {
  const { pool, close } = await openSearchDatabase(5)
  try {
    await pool.query(`INSERT INTO setting (key, value) VALUES ('demo', '{}')`)
    await expect(generateScale(pool, { tours: 1 })).rejects.toThrow('use another database')
    await pool.query(`DELETE FROM setting`)
    await expect(generateScale(pool, { tours: 1 })).rejects.toThrow('use another database')
    expect((await pool.query('SELECT count(*)::int AS count FROM tour')).rows[0]).toEqual({
      count: 5,
    })
  } finally {
    await close()
  }
})
