import { createServer as createProbe } from 'node:net'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createApp } from './compose.ts'
import { systemClock } from './core/clock.ts'
import { createLogger } from './core/logger.ts'
import { connectDatabase } from './db/connect.ts'
import { withDatabaseLock } from './db/databases.ts'
import { applyMigrations } from './db/migrations.ts'
import { type OpenDatabase, openDatabase } from './db/openDatabase.ts'
import { type Env, readEnv } from './env.ts'
import { createServer } from './http/createServer.ts'
import { demoLogins } from './seed/demoLogins.ts'
import { loadDemo } from './seed/loadDemo.ts'
import { failureLine } from './tools/failureLine.ts'
import { showProgress } from './tools/showProgress.ts'

/** Starts this process: database, migrations, demo catalogue, server. */
const start = async (): Promise<void> => {
  const env = readEnv(process.env)
  await checkPort(env)
  mkdirSync(env.dataDirectory, { recursive: true })
  accessSync(env.dataDirectory, constants.W_OK)
  const logger = createLogger(env.logLevel)
  const database = await openDatabase(env)
  try {
    const applied = await applyMigrations(database.url)
    if (applied.length > 0) console.log(`Applied ${applied.length} migrations.`)
    if (env.hasDemo) await loadDemoCatalogue(database.url, env)
    const app = await createApp({ env, databaseUrl: database.url, clock: systemClock, logger })
    const server = await createServer(app)
    await server.listen({ host: env.host, port: env.port })
    stopOnSignal(async () => {
      await server.close()
      await app.close()
      await database.close()
    })
    printAddresses(env, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Before anything is started: a taken port is the commonest mistake. */
const checkPort = (env: Env): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', reject)
    probe.listen({ host: env.host, port: env.port, exclusive: true }, () => probe.close(() => resolve()))
  })

const loadDemoCatalogue = async (url: string, env: Env): Promise<void> => {
  const { db, close } = connectDatabase(url, createLogger(env.logLevel), 2)
  try {
    await withDatabaseLock(url, 'demo', () => loadDemo(db, systemClock.now(), showProgress('Loading the demo catalogue')))
  } finally {
    await close()
  }
}

const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false
  const handle = () => {
    if (isStopping) return
    isStopping = true
    // visitors in mid-request are waited for, but not for ever
    setTimeout(() => process.exit(1), 15_000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(failureLine(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', handle).on('SIGTERM', handle)
}

const printAddresses = (env: Env, database: OpenDatabase): void => {
  const rows = [
    ['Site', env.publicUrl],
    ['German', `${env.publicUrl}/de`],
    ['GraphQL', `${env.publicUrl}/graphql  (offline explorer: /graphiql)`],
    ['Health', `${env.publicUrl}/health`],
    ['CRM', `${env.publicUrl}/crm/requests`],
    ['Database', database.isEmbedded ? `embedded PostgreSQL in ${env.dataDirectory}` : 'yours, from DATABASE_URL'],
  ]
  console.log(`\nVersta is ready.\n${rows.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join('\n')}`)
  if (env.hasDemo) console.log(`  Demo logins (password ${demoLogins[0].password}): ${demoLogins.map(({ email }) => email).join(', ')}`)
  console.log('  Ctrl-C stops everything.\n')
}

start().catch((error: unknown) => {
  console.error(failureLine(error))
  process.exit(1)
})
