import { Client, Pool, type PoolConfig } from 'pg'

/**
 * Returns the server pool's settings. The password is added because spreading the options omits it.
 */
const configOf = (pool: Pool): PoolConfig => ({ ...pool.options, password: pool.options.password })

/**
 * Opens connections that read only for the index. They stay open and keep their plans: a new
 * connection's first read costs as much as forty later ones, and planning as much as running.
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
  // The next read replaces a lost connection.
  reader.on('error', () => undefined)
  return reader
}

/** Creates a connection for notifications, not yet connected. */
export const createListener = (pool: Pool): Client =>
  new Client({
    ...configOf(pool),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'versta-search',
  })
