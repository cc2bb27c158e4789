import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  clusterPlace,
  giveTo,
  type Identity,
  postgresPrograms,
  serverIdentity,
} from './clusterPlace.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { withFileLock } from './withFileLock.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  /** Returns the connection string of a database in this cluster. */
  url(database: string): string
  /** Process id of the postmaster, for benchmarks that measure its CPU. */
  pid: number
  stop(): Promise<void>
}

interface Options {
  /** Folder of the cluster; created when missing. */
  directory: string
  /** Turns durability off, for clusters that tests throw away. */
  isThrowaway?: boolean
  /** Port to listen on if the cluster isn't running yet; a free port where omitted. */
  port?: number
}

interface Cluster {
  /** Folder that holds the cluster, its password and its log. */
  place: string
  data: string
  programs: { initdb: string; pgCtl: string }
  identity: Identity
  isThrowaway: boolean
  port: number | null
}

/** Clusters that this process has started or taken over, and not stopped since. */
const heldClusters = new Set<Cluster>()

/** Stops all clusters that this process holds, for tools that a signal ends in the middle. */
export const stopHeldClusters = async (): Promise<void> => {
  await Promise.all([...heldClusters].map(stop))
}

/**
 * Maximum seconds to start: a crashed cluster first replays its log, and processes of a killed one
 * take a moment to end.
 */
const patienceSeconds = 60

/**
 * Starts PostgreSQL from the npm package in `directory` and waits until it answers. Takes over a
 * cluster that still runs there because its last server was killed; a crashed one recovers by
 * itself. Calls the package's binaries instead of its class, which ties the cluster's life to its
 * own signal handlers.
 * @throws Error with one line that says what is wrong with the directory
 */
export const startEmbeddedPostgres = async ({
  directory,
  isThrowaway = false,
  port: wanted,
}: Options): Promise<EmbeddedPostgres> => {
  const identity = await serverIdentity()
  const programs = await postgresPrograms(identity)
  const place = await clusterPlace(resolve(directory), identity, (old) =>
    stop({ place: old, data: join(old, 'cluster'), programs, identity }),
  )
  const cluster: Cluster = {
    place,
    data: join(place, 'cluster'),
    programs,
    identity,
    isThrowaway,
    port: wanted ?? null,
  }
  heldClusters.add(cluster)
  const { pid, port } = await withFileLock(join(place, 'starting'), async () => {
    await initialize(cluster)
    return startOrTakeOver(cluster)
  })
  const password = (await readFile(join(place, 'password'), 'utf8')).trim()
  return {
    url: (database) =>
      `postgresql://postgres:${password}@127.0.0.1:${port}/${database}${socketOf(place, port)}`,
    pid,
    async stop() {
      await stop(cluster)
      heldClusters.delete(cluster)
    },
  }
}

/** Stops the cluster of `directory` if it runs and removes its files: for clusters that tests throw away. */
export const removeEmbeddedPostgres = async (directory: string): Promise<void> => {
  if (!existsSync(directory)) return
  const identity = await serverIdentity()
  const programs = await postgresPrograms(identity)
  const place = await clusterPlace(resolve(directory), identity, async () => undefined)
  await stop({ place, data: join(place, 'cluster'), programs, identity })
  for (const path of [place, directory]) await rm(path, { recursive: true, force: true })
}

const socketFolder = (place: string): string => join(place, 'run')

/**
 * Returns whether the cluster can have a Unix socket: systems limit its path to 104 or 108 bytes,
 * and quotes in it would have to pass through a shell.
 */
const mayHaveSocket = (place: string): boolean =>
  process.platform !== 'win32' &&
  /^[\w./-]+$/.test(place) &&
  join(socketFolder(place), '.s.PGSQL.65535').length <= 103

/**
 * Returns the connection string's query with the socket, which takes less CPU than TCP; empty
 * without a socket.
 */
const socketOf = (place: string, port: number): string =>
  existsSync(join(socketFolder(place), `.s.PGSQL.${port}`))
    ? `?host=${encodeURIComponent(socketFolder(place))}`
    : ''

const initialize = async ({
  place,
  data,
  programs,
  identity,
  isThrowaway,
}: Cluster): Promise<void> => {
  if (existsSync(data)) return
  // a killed initdb leaves a half-made folder that looks like a cluster: only a finished one gets
  // the final name
  for (const name of await readdir(place))
    if (name.startsWith('fresh-'))
      await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined)
  const passwordFile = join(place, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  await giveTo(passwordFile, identity)
  const fresh = join(place, `fresh-${randomUUID()}`)
  const options = [
    '--auth=scram-sha-256',
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    ...(isThrowaway ? ['--no-sync'] : []),
  ]
  await run(programs.initdb, ['--pgdata', fresh, ...options], { ...identity, cwd: place }).catch(
    (error: { stderr?: string }) => {
      const said = error.stderr?.split('\n').find((line) => line.includes('error')) ?? String(error)
      throw new Error(`PostgreSQL can't create its files in ${place}: ${said}`, { cause: error })
    },
  )
  await rename(fresh, data)
}

const startOrTakeOver = async (cluster: Cluster): Promise<Postmaster> => {
  const deadline = Date.now() + patienceSeconds * 1000
  for (;;) {
    const running = await findPostmaster(cluster.data)
    if (running?.state === 'ready') return running
    const failure = running ? `it is ${running.state}` : await startPostmaster(cluster)
    if (Date.now() > deadline || (failure && !running && !isPassing(failure)))
      throw new Error(`PostgreSQL does not start in ${cluster.place}: ${failure}`)
    if (failure) await sleep(200)
  }
}

/**
 * Returns whether the failure is temporary: a killed postmaster's processes still run, or another
 * program has just taken the port.
 */
const isPassing = (failure: string): boolean =>
  /pre-existing shared memory block|could not bind|could not create any TCP\/IP sockets/.test(
    failure,
  )

/**
 * Starts the postmaster.
 * @returns PostgreSQL's message when it does not start, else null
 */
const startPostmaster = async ({
  place,
  data,
  programs,
  identity,
  isThrowaway,
  port,
}: Cluster): Promise<string | null> => {
  const sockets = socketFolder(place)
  await rm(sockets, { recursive: true, force: true })
  await mkdir(sockets, { mode: 0o700 })
  await giveTo(sockets, identity)
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port ?? (await freePort())}`,
    `unix_socket_directories=${mayHaveSocket(place) ? sockets : ''}`,
    'max_connections=200',
    'shared_buffers=256MB',
    'log_min_messages=fatal',
    ...(isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const log = join(place, 'log')
  await rm(log, { force: true })
  try {
    await run(
      programs.pgCtl,
      [
        'start',
        '-w',
        '-t',
        String(patienceSeconds),
        '-s',
        '-D',
        data,
        '-l',
        log,
        '-o',
        settings.map((setting) => `-c ${setting}`).join(' '),
      ],
      { ...identity, cwd: place },
    )
    return null
  } catch {
    const said = await readFile(log, 'utf8').catch(() => '')
    return said.trim().split('\n').slice(-3).join(' ') || `see ${log}`
  }
}

const stop = async ({
  place,
  data,
  programs,
  identity,
}: Pick<Cluster, 'place' | 'data' | 'programs' | 'identity'>): Promise<void> => {
  await run(programs.pgCtl, ['stop', '-m', 'fast', '-w', '-s', '-D', data], {
    ...identity,
    cwd: place,
  }).catch(() => undefined)
}

/** Returns a port on which nothing listens at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object'
          ? resolvePort(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
