import { Client, DatabaseError } from 'pg'

/** Name of this process's connections in pg_stat_activity. */
export const processName = `versta ${process.pid}`

/** Creates the database of a connection string when it is missing. */
export const ensureDatabase = async (url: string): Promise<void> => {
  if (await exists(url)) return
  const { name, client } = adminOf(url)
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // a replica that started at the same moment created it
    if (!(await exists(url))) throw error
  } finally {
    await client.end()
  }
}

/**
 * Returns whether the database exists. Connects to the database itself, because its user may lack
 * the right to connect to another.
 */
const exists = async (url: string): Promise<boolean> => {
  const client = connectionTo(url)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === missingDatabase) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const missingDatabase = '3D000'

const connectionTo = (url: string): Client => {
  const client = new Client({
    connectionString: url,
    application_name: processName,
    connectionTimeoutMillis: 10_000,
  })
  // a broken connection fails the statement that waits for it; without a listener it would end the
  // process
  return client.on('error', () => undefined)
}

/** Creates a database with the content of `template`, replacing any database of that name. */
export const cloneDatabase = async (url: string, template: string): Promise<void> => {
  const { name, client } = adminOf(url)
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    )
  } finally {
    await client.end()
  }
}

export const dropDatabase = async (url: string): Promise<void> => {
  const { name, client } = adminOf(url)
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}

/** Locks for work that replicas starting together must do one after the other. */
export const databaseLocks = { migrations: 7_306_001, demo: 7_306_002 } as const

/** Runs `action` while holding a lock that only one process per database can hold. */
export const withDatabaseLock = async <Result>(
  url: string,
  lock: keyof typeof databaseLocks,
  action: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = connectionTo(url)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [databaseLocks[lock]])
    return await action(client)
  } finally {
    await client.end()
  }
}

const adminOf = (url: string): { name: string; client: Client } => {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  return { name, client: connectionTo(databaseNamed(url, 'postgres')) }
}

/** Returns the connection string of another database on the same server. */
export const databaseNamed = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
