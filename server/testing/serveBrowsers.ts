/**
 * node server/testing/serveBrowsers.ts PORT:BACKSTAGE_PORT...   starts the servers of the browser
 * tests, one for each pair of ports. Each has its own database, a copy of the demo, on one temporary
 * cluster.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { systemClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { connectDatabase } from '../db/connect.ts'
import { cloneDatabase, ensureDatabase } from '../db/databases.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { loadDemo } from '../seed/loadDemo.ts'
import { patientUrl } from './patientUrl.ts'
import stopPostgres from './stopPostgres.ts'
import { testRoot } from './testDay.ts'

const folder = new URL('../../.data/', import.meta.url).pathname
const clusterFolder = join(testRoot(), 'pg-browsers')
const template = 'template_demo'
const servers: ChildProcess[] = []

const createTemplate = async (cluster: EmbeddedPostgres): Promise<void> => {
  const url = patientUrl(cluster.url(template))
  await ensureDatabase(url)
  await applyMigrations(url)
  const { db, close } = connectDatabase(url, createLogger('warn'), 2)
  await loadDemo(db, systemClock.now(), () => undefined)
  await close()
}

const startServer = async (
  cluster: EmbeddedPostgres,
  index: number,
  ports: string,
): Promise<void> => {
  const [port = '', backstagePort = ''] = ports.split(':')
  const url = patientUrl(cluster.url(`browser_${index}`))
  await cloneDatabase(url, template)
  const server = fork(join(import.meta.dirname, 'browserServer.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      BACKSTAGE_PORT: backstagePort,
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: url,
      // keeps the pictures that an earlier run has drawn
      DATA_DIR: join(folder, `browser-${index}`),
      // the tests also visit the gallery of components
      DEVELOPMENT_PAGES: 'on',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  servers.push(server)
  const ended = once(server, 'exit').then(() =>
    Promise.reject(new Error(`The server of port ${port} ended`)),
  )
  await Promise.race([untilHealthy(`http://localhost:${port}/health`), ended])
}

const untilHealthy = async (url: string): Promise<void> => {
  for (;;) {
    const isHealthy = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Stops all servers and the cluster at once: nothing that they hold needs an orderly end. */
const stopAll = async (): Promise<void> => {
  for (const server of servers) server.kill('SIGKILL')
  await stopPostgres()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopAll().finally(() => process.exit()))

try {
  const cluster = await startEmbeddedPostgres({ directory: clusterFolder, isThrowaway: true })
  await createTemplate(cluster)
  await Promise.all(process.argv.slice(2).map((ports, index) => startServer(cluster, index, ports)))
  console.log('The servers are ready.')
} catch (error) {
  console.error(error)
  await stopAll()
  process.exit(1)
}
