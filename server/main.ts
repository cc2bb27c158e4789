import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { createApp } from './compose.ts'
import { systemClock } from './core/clock.ts'
import { createLogger } from './core/logger.ts'
import { connectDatabase } from './db/connect.ts'
import { withDatabaseLock } from './db/databases.ts'
import { applyMigrations } from './db/migrations.ts'
import { type OpenDatabase, openDatabase } from './db/openDatabase.ts'
import { type Env, readEnv } from './env.ts'
import { createServer } from './http/createServer.ts'
import { startDispatcher } from './jobs/startDispatcher.ts'
import { startWorker } from './jobs/startWorker.ts'
import { demoLogins } from './seed/demoLogins.ts'
import { loadDemo } from './seed/loadDemo.ts'
import { failureLine } from './tools/failureLine.ts'
import { showProgress } from './tools/showProgress.ts'

/**
 * Functions that stop the parts started so far, in starting order: a signal may arrive during the
 * start.
 */
const stops: (() => Promise<unknown>)[] = []
let stopping: Promise<void> | null = null

const stopAll = (): Promise<void> => {
  stopping ??= (async () => {
    for (const stop of stops.toReversed()) await stop()
  })()
  return stopping
}

/** Starts this process: database, migrations, demo catalog, server. */
const start = async (): Promise<void> => {
  const env = readEnv(process.env)
  if (env.isWeb) await checkPort(env)
  mkdirSync(env.dataDirectory, { recursive: true })
  accessSync(env.dataDirectory, constants.W_OK)
  const logger = createLogger(env.logLevel)
  const opening = openDatabase(env)
  stops.push(() =>
    opening.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  )
  const database = await opening
  const applied = await applyMigrations(database.url)
  if (applied.length > 0) console.log(`Applied ${applied.length} migrations.`)
  if (env.hasDemo) await loadDemoCatalogue(database.url, env)
  const app = await createApp({ env, databaseUrl: database.url, clock: systemClock, logger })
  stops.push(() => app.close())
  if (env.isWorker) {
    const worker = await startWorker(app)
    stops.push(() => worker.stop())
    const dispatcher = startDispatcher(app)
    stops.push(() => dispatcher.stop())
  }
  if (!env.isWeb) return console.log('\nVersta is running jobs. Press Ctrl-C to stop.\n')
  const server = await createServer(app)
  stops.push(() => server.close())
  await server.listen({ host: env.host, port: env.port })
  printAddresses(env, database)
}

/** Requires a free port before anything is started: a port in use is the most common mistake. */
const checkPort = (env: Env): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isWrongHost = error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL'
      reject(
        isWrongHost
          ? new Error(`HOST: expected a name or address of this machine, got "${env.host}"`)
          : error,
      )
    })
    probe.listen({ host: env.host, port: env.port, exclusive: true }, () =>
      probe.close(() => resolve()),
    )
  })

const loadDemoCatalogue = async (url: string, env: Env): Promise<void> => {
  const { db, close } = connectDatabase(url, createLogger(env.logLevel), 2)
  try {
    await withDatabaseLock(url, 'demo', () =>
      loadDemo(db, systemClock.now(), showProgress('Loading the demo catalogue')),
    )
  } finally {
    await close()
  }
}

const printAddresses = (env: Env, database: OpenDatabase): void => {
  const rows = [
    ['Site', env.publicUrl],
    ['German', `${env.publicUrl}/de`],
    ['GraphQL', `${env.publicUrl}/graphql  (offline explorer: /graphiql)`],
    ['Health', `${env.publicUrl}/health`],
    ['CRM', `${env.publicUrl}/crm/requests`],
    [
      'Database',
      database.isEmbedded
        ? `embedded PostgreSQL in ${env.dataDirectory}`
        : 'yours, from DATABASE_URL',
    ],
  ]
  console.log(
    `\nVersta is ready.\n${rows.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join('\n')}`,
  )
  if (env.hasDemo)
    console.log(
      `  Demo logins (password ${demoLogins[0].password}): ${demoLogins.map(({ email }) => email).join(', ')}`,
    )
  console.log('  Press Ctrl-C to stop.\n')
}

const exitCodes = { SIGINT: 130, SIGTERM: 0, SIGHUP: 0 } as const
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    // let running requests finish, but not forever
    setTimeout(() => process.exit(1), 15_000).unref()
    stopAll().then(
      () => process.exit(exitCodes[signal]),
      (error: unknown) => {
        console.error(failureLine(error))
        process.exit(1)
      },
    )
  })
}

start().catch(async (error: unknown) => {
  // hide errors of a start that was stopped by a signal
  if (stopping) return
  console.error(failureLine(error))
  await stopAll().catch(() => undefined)
  process.exit(1)
})
