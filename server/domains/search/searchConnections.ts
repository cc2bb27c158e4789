import { Client, Pool, type PoolConfig } from 'pg'

/** The server's own pool says where the database is. Its password doesn't show when the options are spread. */
const configOf = (pool: Pool): PoolConfig => ({ ...pool.options, password: pool.options.password })

/**
 * Connections that read for the index only. They stay open and planned: the first read of a fresh connection costs as much
 * as forty later ones, and planning the statement anew as much as running it.
 */
export const openReader = (pool: Pool): Pool => {
  const reader = new Pool({
    ...configOf(pool),
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    application_name: 'versta-search-reader',
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  })
  // A lost connection is replaced at the next read.
  reader.on('error', () => undefined)
  return reader
}

/** A connection, not yet connected, that hears notices. */
export const createListener = (pool: Pool): Client =>
  new Client({
    ...configOf(pool),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'versta-search',
  })
