import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds per tick in /proc (sysconf CLK_TCK is 100 on every Linux we run on). */
const tickMs = 10

const fieldsOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in parentheses may contain spaces
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/**
 * Returns the CPU milliseconds that a PostgreSQL server has used so far: the postmaster, its living
 * processes and ended ones. Linux only; elsewhere 0.
 */
export const postgresCpuMs = (postmaster: number): number => {
  let pids: number[] = []
  try {
    pids = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return 0
  }
  let ticks = 0
  for (const pid of pids) {
    const fields = fieldsOf(pid)
    // fields after the name: state, parent, …; 11 and 12 are the process's own ticks, 13 and 14
    // those of its ended children
    if (pid === postmaster)
      ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
    else if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks * tickMs
}

export const nodeCpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Returns a percentile.
 * @param share 0.5 for the median
 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const rounded = (value: number): number => Number(value.toPrecision(3))
