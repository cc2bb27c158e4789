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

/** A cluster, a database with a small catalogue and server processes, all of them thrown away at the end. */
export interface World {
  databaseUrl: string
  pool: Pool
  /** Servers that answer now. */
  servers: readonly BenchServer[]
  /** Ends one server as a power cut would, and starts another in its stead. */
  killServer(): Promise<void>
  /** Ends PostgreSQL without a checkpoint, as a crash would, and starts it on the same address. */
  crashPostgres(): Promise<void>
  /** How often that happened. */
  losses: { killedServers: number; crashedPostgres: number; endedByThemselves: number }
  close(): Promise<void>
}

interface WorldOptions {
  servers: number
  /** The script each server process runs. */
  script: string
  tours: number
  /** Gets what closes the world before anything is started, so that a signal in the middle of the start stops all of it. */
  onOpen(close: () => Promise<void>): void
}

/**
 * Opens a world. It is durable, unlike the clusters of tests: what a crash may lose is part of the proof.
 * @throws Error when a part of it does not start; nothing of it is left running then
 */
export const openWorld = async ({
  servers: count,
  script,
  tours,
  onOpen,
}: WorldOptions): Promise<World> => {
  const directory = await mkdtemp(join(tmpdir(), 'versta-prove-'))
  // PostgreSQL runs as another user where this process is root
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
        // one that is gone already ended by itself, which no outage may cause
        if (!isAlive(victim.pid)) losses.endedByThemselves++
        else process.kill(victim.pid, 'SIGKILL')
        losses.killedServers++
        servers.push(await patiently(start))
      },
      async crashPostgres() {
        // an immediate shutdown: nobody says good-bye, nothing is flushed, the next start replays the log
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

/** A server that starts while PostgreSQL is away gives up: it is started again, as a supervisor would. */
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
