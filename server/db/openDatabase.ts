import { join } from 'node:path'
import { Client } from 'pg'
import type { Env } from '../env.ts'
import { ensureDatabase } from './databases.ts'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  /** Process id of the embedded postmaster, for figures; null for a database of your own. */
  pid: number | null
  close(): Promise<void>
}

/** The database of this installation: yours by DATABASE_URL, else the embedded one in DATA_DIR. Made when missing. */
export const openDatabase = async (env: Env): Promise<OpenDatabase> => {
  if (env.databaseUrl) {
    await ensureDatabase(env.databaseUrl)
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

/** A second server on the same data directory shares the cluster: the last one to go stops it. */
const isUsedByOthers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name LIKE 'versta%'`)
    return Boolean(rowCount)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
