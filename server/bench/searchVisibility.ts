import type { Pool } from 'pg'
import { emptyFilter } from '#schema/rules/search/searchFilter.ts'
import type { SearchIndex } from '../domains/search/reads/searchIndex.ts'
import { percentile, rounded } from './searchCpu.ts'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Returns the milliseconds from the commit's answer until every index shows the change. Clients
 * pause between changes, as people do.
 */
const measure = async (
  pool: Pool,
  indexes: readonly SearchIndex[],
  count: number,
  before: () => Promise<unknown>,
): Promise<number[]> => {
  const [first] = indexes
  const ids = first?.search(emptyFilter, { currency: 'USD', pageSize: 500 }).tourIds ?? []
  const times: number[] = []
  for (let round = 0; round < count; round++) {
    const id = ids[round % ids.length] ?? 0
    const value = ((first?.card(id)?.nights ?? 0) + 1) % 2
    await before()
    await pool.query('UPDATE tour SET nights = $2 WHERE id = $1', [id, value])
    const start = performance.now()
    while (indexes.some((index) => index.card(id)?.nights !== value)) {
      await nextTurn()
      if (performance.now() - start > 10_000) throw new Error(`tour ${id} did not become visible`)
    }
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return times
}

/**
 * Measures the time until a commit is visible, undisturbed and just after the listening connections
 * were cut.
 */
export const measureVisibility = async (pool: Pool, indexes: readonly SearchIndex[]) => {
  const calm = await measure(pool, indexes, 300, async () => undefined)
  const cut = await measure(pool, indexes, 40, () =>
    pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'versta-search' AND datname = current_database()`,
    ),
  )
  return {
    p50: rounded(percentile(calm, 0.5)),
    p99: rounded(percentile(calm, 0.99)),
    cutP50: rounded(percentile(cut, 0.5)),
    cutP99: rounded(percentile(cut, 0.99)),
  }
}
