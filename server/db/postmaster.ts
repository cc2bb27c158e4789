import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface Postmaster {
  pid: number
  port: number
  state: 'starting' | 'stopping' | 'ready'
}

/**
 * Returns the live postmaster of a cluster, from its lock file (first line pid, fourth port, eighth
 * state); null when none is alive. Removes a lock file whose pid now belongs to another program:
 * PostgreSQL would mistake that for a postmaster.
 */
export const findPostmaster = async (data: string): Promise<Postmaster | null> => {
  const lockFile = join(data, 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return null
  // trust the pid where the system has no /proc
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  if (!commandLine.includes('postgres')) {
    await rm(lockFile, { force: true })
    return null
  }
  const state = lines[7]?.trim()
  return {
    pid,
    port: Number(lines[3]) || 0,
    state: state === 'ready' || state === 'stopping' ? state : 'starting',
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
