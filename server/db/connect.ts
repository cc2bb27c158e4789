import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { processName } from './databases.ts'
import { PrismaClient } from './generated/client/client.ts'

export type Db = PrismaClient
/** A database client inside a transaction. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

export interface Database {
  db: PrismaClient
  /** The pool under Prisma, for the few hottest reads, which are handwritten SQL. */
  pool: Pool
  close(): Promise<void>
}

/**
 * Maximum number of prepared statements; others, such as those with lists of unusual lengths, are
 * planned each time.
 */
const namedStatements = 600

/**
 * Returns a function that names prepared statements: planning costs PostgreSQL more than running
 * most of our statements.
 */
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

/**
 * Milliseconds that a query waits for a connection where the connection string has no
 * `connect_timeout`.
 */
const defaultConnectMs = 3000
/** Default limits of a transaction, and of waiting for its connection: Prisma's own. */
const transactionMs = { timeout: 5000, maxWait: 2000 }

/**
 * Reads libpq's `connect_timeout` (seconds), which can be raised on a busy machine. @returns
 * milliseconds, or null
 */
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
  // the pool replaces an idle connection that the server drops: only log it, without the whole
  // connection
  const lost = (error: Error) =>
    logger.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  // losing a connection in use also fails its query; without a listener it would end the process
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
