import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface Stat {
  parent: number
  ownMs: number
  deadChildrenMs: number
}

const statOf = (pid: number): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may contain blanks: count the fields after it
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ms = (ticks: number | undefined) => ((ticks ?? 0) * 1000) / ticksPerSecond
    return {
      parent: fields[1] ?? 0,
      ownMs: ms(fields[11]) + ms(fields[12]),
      deadChildrenMs: ms(fields[13]) + ms(fields[14]),
    }
  } catch {
    return null
  }
}

/** Returns the CPU milliseconds (user and system) that a process has used so far. Linux only. */
export const cpuOfProcess = (pid: number): number => statOf(pid)?.ownMs ?? 0

/**
 * Returns the CPU milliseconds of a process and all its children, living and dead, such as
 * PostgreSQL's postmaster with its backends.
 */
export const cpuOfTree = (pid: number): number => {
  const root = statOf(pid)
  if (!root) return 0
  let total = root.ownMs + root.deadChildrenMs
  for (const entry of readdirSync('/proc')) {
    const child = /^\d+$/.test(entry) ? statOf(Number(entry)) : null
    if (child?.parent === pid) total += child.ownMs + child.deadChildrenMs
  }
  return total
}

/** Returns the resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number => {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 1_000_000
}
