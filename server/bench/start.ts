import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../db/embeddedPostgres.ts'
import { goals } from './goals.ts'
import { printTable, rounded } from './printFigures.ts'
import { memoryOf } from './processCpu.ts'
import { judge, type Report } from './report.ts'

const root = new URL('../../', import.meta.url).pathname

/**
 * Measures the time from a clean clone (with npm's existing cache) to the first page, a second
 * start, and the server's memory.
 */
export const run = async (): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'versta-start-'))
  spawnSync('chmod', ['755', folder])
  const clone = join(folder, 'versta')
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' })
    if (cloned.status !== 0) throw new Error(`git clone failed: ${cloned.stderr}`)
    const first = await startUntilPage(clone)
    const second = await startUntilPage(clone)
    const rowOf = (name: string, start: Awaited<ReturnType<typeof startUntilPage>>) => ({
      start: name,
      'to first page, s': start.seconds,
      'of which seeding, s': start.seedSeconds,
      'server memory, MB': start.memory,
    })
    printTable('npm start', [rowOf('clean clone', first), rowOf('second', second)])
    const figures = {
      firstSeconds: first.seconds,
      seedSeconds: first.seedSeconds,
      secondSeconds: second.seconds,
      memoryMb: second.memory,
    }
    const { start } = goals
    return {
      figures,
      outcomes: [
        judge(start.firstSeconds, figures.firstSeconds),
        judge(start.seedSeconds, figures.seedSeconds),
        judge(start.secondSeconds, figures.secondSeconds),
        judge(start.memoryMb, figures.memoryMb),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const startUntilPage = async (clone: string) => {
  const port = await freePort()
  const startedAt = performance.now()
  // a process group of its own, to stop all its processes at once like Ctrl-C
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      PUBLIC_URL: '',
      DATA_DIR: '',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { seconds, seedSeconds } = await waitForPage(child, `http://localhost:${port}`, startedAt)
    // measure a server that has rendered some pages, not one that has just started
    for (let i = 0; i < 20; i++)
      await fetch(`http://localhost:${port}/tours`).then((response) => response.text())
    return { seconds, seedSeconds, memory: Math.round(memoryOf(serverPid(child.pid ?? 0))) }
  } finally {
    if (child.exitCode === null) {
      process.kill(-(child.pid ?? 0), 'SIGINT')
      await once(child, 'exit')
    }
  }
}

/** Waits until the home page answers. @throws Error when `npm start` ends before that */
const waitForPage = async (
  child: ChildProcessByStdio<null, Readable, null>,
  url: string,
  startedAt: number,
) => {
  let output = ''
  let seedAt = 0
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (!seedAt && output.includes('Applied')) seedAt = performance.now()
    process.stdout.write(chunk)
  })
  let seedSeconds = 0
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
    if (!seedSeconds && seedAt && output.includes('catalogue: done'))
      seedSeconds = rounded((performance.now() - seedAt) / 1000, 1)
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { seconds: rounded((performance.now() - startedAt) / 1000, 1), seedSeconds }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns the last process of the chain npm → sh → launch.mjs → the server. */
const serverPid = (pid: number): number => {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  const [child] = stdout.trim().split('\n').filter(Boolean).map(Number)
  return child ? serverPid(child) : pid
}
