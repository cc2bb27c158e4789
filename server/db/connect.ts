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

export const connectDatabase = (url: string, logger: Logger, poolSize = 10): Database => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    application_name: processName,
  })
  // an idle connection that the server drops is replaced by the pool: nothing to do but say so, and not with the whole connection
  const lost = (error: Error) => logger.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  // one that is lost in hand fails its query too; unheard, it would end the process
  pool.on('connect', (client) => client.on('error', lost))
  const db = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false, statementNameGenerator: createStatementNames() }),
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
