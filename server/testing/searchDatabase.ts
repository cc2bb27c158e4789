import { Pool } from 'pg'
import { pino } from 'pino'
import { cloneDatabase, dropDatabase } from '../db/databases.ts'
import { generateScale } from '../seed/scale/generateScale.ts'

export { scaleQueries } from '../seed/scale/scaleQueries.ts'

/** Day for which tours are generated and on which they are searched (instant, UTC). */
export const searchDay = new Date('2026-05-12T09:00:00Z')

export const silentLogger = pino({ level: 'silent' })

export interface SearchDatabase {
  pool: Pool
  close(): Promise<void>
}

/** Opens a separate database with generated tours, on the server of the tests. */
export const openSearchDatabase = async (tours: number): Promise<SearchDatabase> => {
  const server = process.env.TEST_DATABASE_SERVER
  if (!server) throw new Error('TEST_DATABASE_SERVER is not set: run tests with "npm test"')
  const url = new URL(server)
  url.pathname = `/search_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await cloneDatabase(url.href, 'template_empty')
  const pool = new Pool({ connectionString: url.href, max: 4 })
  pool.on('error', () => undefined)
  await generateScale(pool, { tours, now: searchDay })
  return {
    pool,
    async close() {
      await pool.end()
      await dropDatabase(url.href)
    },
  }
}
