import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { processName } from './databases.ts'
import { PrismaClient } from './generated/client/client.ts'

export type Db = PrismaClient
/** Inside a transaction. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

export interface Database {
  db: PrismaClient
  /** The pool under Prisma, for the few hottest reads that are SQL by hand. */
  pool: Pool
  close(): Promise<void>
}

/** Statements that are worth a plan of their own on every connection; what lists of odd lengths bring beyond is planned each time. */
const namedStatements = 600

/** Names of prepared statements: planning costs PostgreSQL more than most of our statements take to run. */
const createStatementNames = (): ((query: { sql: string }) => string) => {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= namedStatements) return known ?? ''
    const name = `versta_${names.size}`
    names.set(sql, name)
    return name
  }
}

/** How long a query waits for a connection where the connection string has no `connect_timeout`, in milliseconds. */
const defaultConnectMs = 3000
/** How long a transaction may take, and may wait for its connection, where nobody says otherwise: Prisma's own bounds. */
const transactionMs = { timeout: 5000, maxWait: 2000 }

/** Reads libpq's `connect_timeout` (seconds), which a machine under load can be given more of. @returns milliseconds, or null */
export const connectTimeoutOf = (url: string): number | null => {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : null
}

export const connectDatabase = (url: string, logger: Logger, poolSize = 10): Database => {
  const connectMs = connectTimeoutOf(url)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs ?? defaultConnectMs,
    idleTimeoutMillis: 30_000,
    application_name: processName,
  })
  // an idle connection that the server drops is replaced by the pool: nothing to do but say so, and not with the whole connection
  const lost = (error: Error) =>
    logger.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  // one that is lost in hand fails its query too; unheard, it would end the process
  pool.on('connect', (client) => client.on('error', lost))
  const db = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: false,
      statementNameGenerator: createStatementNames(),
    }),
    transactionOptions: connectMs ? { timeout: connectMs, maxWait: connectMs } : transactionMs,
  })
  return {
    db,
    pool,
    async close() {
      await db.$disconnect()
      await pool.end()
    },
  }
}
