import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './postmaster.ts'

/**
 * No work under such a lock takes longer: the pid of an older one now belongs to another process.
 */
const staleAfterMs = 180_000
/** Locks that this process holds: in a container, a killed process may have had our own pid. */
const held = new Set<string>()

/**
 * Runs `action` while no other process on this machine holds the same lock file. Takes over the
 * lock of a killed process.
 */
export const withFileLock = async <Result>(
  file: string,
  action: () => Promise<Result>,
): Promise<Result> => {
  while (!(await take(file))) await sleep(100)
  try {
    return await action()
  } finally {
    held.delete(file)
    await rm(file, { force: true })
  }
}

const take = async (file: string): Promise<boolean> => {
  const own = `${file}.${randomUUID()}`
  // link() creates the lock with its content, so that nobody reads a lock without an owner
  await writeFile(own, String(process.pid))
  try {
    await link(own, file)
    held.add(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(own, { force: true })
  }
  // rename instead of remove: when two processes find it stale, only one gets it
  if (await isStale(file))
    await rename(file, own).then(
      () => rm(own, { force: true }),
      () => undefined,
    )
  return false
}

const isStale = async (file: string): Promise<boolean> => {
  try {
    const [owner, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const pid = Number(owner)
    return (
      (pid === process.pid && !held.has(file)) ||
      !isAlive(pid) ||
      Date.now() - mtimeMs > staleAfterMs
    )
  } catch {
    return false
  }
}
