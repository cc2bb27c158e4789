import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { type BenchServer, startProcess, startProcesses } from '../bench/benchServer.ts'
import { ensureDatabase } from '../db/databases.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { isAlive } from '../db/postmaster.ts'
import { generateScale } from '../seed/scale/generateScale.ts'

/** A cluster, a database with a small catalog and server processes, all deleted at the end. */
export interface World {
  databaseUrl: string
  pool: Pool
  /** Servers that are currently running. */
  servers: readonly BenchServer[]
  /** Kills one server, like a power cut, and starts another in its place. */
  killServer(): Promise<void>
  /** Stops PostgreSQL without a checkpoint, like a crash, and restarts it on the same port. */
  crashPostgres(): Promise<void>
  /** Number of killed servers, PostgreSQL crashes, and servers that ended by themselves. */
  losses: { killedServers: number; crashedPostgres: number; endedByThemselves: number }
  close(): Promise<void>
}

interface WorldOptions {
  servers: number
  /** Script that each server process runs. */
  script: string
  tours: number
  /**
   * Receives the function that closes the world before anything starts, so that a signal during the
   * start can stop everything.
   */
  onOpen(close: () => Promise<void>): void
}

/**
 * Opens a world. It is durable, unlike the clusters of tests: the proof covers what a crash may
 * lose.
 * @throws Error when a part does not start; everything is stopped then
 */
export const openWorld = async ({
  servers: count,
  script,
  tours,
  onOpen,
}: WorldOptions): Promise<World> => {
  const directory = await mkdtemp(join(tmpdir(), 'versta-prove-'))
  // PostgreSQL runs as another user when this process is root
  await chmod(directory, 0o755)
  const stops: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })]
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined)
  }
  onOpen(close)
  try {
    let cluster = await startEmbeddedPostgres({ directory: join(directory, 'pg') })
    stops.push(() => cluster.stop())
    const databaseUrl = cluster.url('versta')
    const port = Number(new URL(databaseUrl).port)
    await ensureDatabase(databaseUrl)
    await applyMigrations(databaseUrl)
    const pool = new Pool({ connectionString: databaseUrl, max: 4 })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    stops.push(() => pool.end())
    await generateScale(pool, { tours, now: new Date() })

    const servers: BenchServer[] = []
    const start = () => {
      const env = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(directory, 'data'),
        DEMO: 'off',
        LOG_LEVEL: 'fatal',
        PAYMENT_PROVIDER: '',
      }
      return startProcess(script, { env })
    }
    stops.push(() => Promise.all(servers.splice(0).map((server) => server.stop())))
    servers.push(...(await startProcesses(Array.from({ length: count }, () => start))))
    const losses = { killedServers: 0, crashedPostgres: 0, endedByThemselves: 0 }
    return {
      databaseUrl,
      pool,
      servers,
      losses,
      async killServer() {
        const victim = servers.shift()
        if (!victim) return
        // a server that is already gone ended by itself, which no outage may cause
        if (!isAlive(victim.pid)) losses.endedByThemselves++
        else process.kill(victim.pid, 'SIGKILL')
        losses.killedServers++
        servers.push(await patiently(start))
      },
      async crashPostgres() {
        // an immediate shutdown: connections are not closed, nothing is flushed, the next start
        // replays the log
        process.kill(cluster.pid, 'SIGQUIT')
        losses.crashedPostgres++
        while (isAlive(cluster.pid)) await pause(10)
        cluster = await startEmbeddedPostgres({ directory: join(directory, 'pg'), port })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Starts a server, with retries like a supervisor: one that starts while PostgreSQL is unavailable
 * ends.
 */
const patiently = async (start: () => Promise<BenchServer>): Promise<BenchServer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries === 10) throw error
      await pause(300)
    }
  }
}
