import { Client } from 'pg'

/** Creates the database of a connection string when it is missing. */
export const ensureDatabase = async (url: string): Promise<void> => {
  const { name, client } = adminOf(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** A new database with the content of `template`; an old one of that name goes. */
export const cloneDatabase = async (url: string, template: string): Promise<void> => {
  const { name, client } = adminOf(url)
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`)
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

/** Work that replicas starting together must do one after the other. */
export const databaseLocks = { migrations: 7_306_001, demo: 7_306_002 } as const

/** Runs `action` while holding a lock that only one process of this database can have. */
export const withDatabaseLock = async <Result>(url: string, lock: keyof typeof databaseLocks, action: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [databaseLocks[lock]])
    return await action(client)
  } finally {
    await client.end()
  }
}

const adminOf = (url: string): { name: string; client: Client } => {
  const admin = new URL(url)
  const name = decodeURIComponent(admin.pathname.slice(1))
  admin.pathname = '/postgres'
  return { name, client: new Client({ connectionString: admin.href }) }
}
