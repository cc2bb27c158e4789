import { join } from 'node:path'
import { Client } from 'pg'
import type { Env } from '../env.ts'
import { ensureDatabase, processName } from './databases.ts'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  /** Process id of the embedded postmaster, for measurements; null for an external database. */
  pid: number | null
  close(): Promise<void>
}

/**
 * Opens this installation's database: the one of DATABASE_URL, else the embedded one in DATA_DIR.
 * Creates it when missing.
 * @throws Error with one line that says what is wrong
 */
export const openDatabase = async (env: Env): Promise<OpenDatabase> => {
  if (env.databaseUrl) {
    await ensureDatabase(env.databaseUrl).catch((error: unknown) => {
      throw new Error(`The database of DATABASE_URL ${saidBy(error)}`, { cause: error })
    })
    return { url: env.databaseUrl, isEmbedded: false, pid: null, close: async () => {} }
  }
  const cluster = await startEmbeddedPostgres({ directory: join(env.dataDirectory, 'pg') })
  const url = cluster.url('versta')
  await ensureDatabase(url)
  return {
    url,
    isEmbedded: true,
    pid: cluster.pid,
    async close() {
      if (!(await isUsedByOthers(url))) await cluster.stop()
    },
  }
}

const saidBy = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message =
    error instanceof AggregateError && error.errors[0] instanceof Error
      ? error.errors[0].message
      : error instanceof Error
        ? error.message
        : String(error)
  if (
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code) ||
    /timeout/.test(message)
  )
    return `can't be reached: ${message}.`
  return `refuses: ${message}.`
}

/**
 * Returns whether another server uses the cluster: servers on the same data directory share it, and
 * the last one stops it.
 */
const isUsedByOthers = async (url: string): Promise<boolean> => {
  const client = new Client({
    connectionString: url,
    application_name: processName,
    connectionTimeoutMillis: 3000,
  })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'versta %' AND application_name <> $1`,
      [processName],
    )
    return Boolean(rowCount)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
