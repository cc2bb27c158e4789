import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../db/embeddedPostgres.ts'
import { printFigures, rounded } from './printFigures.ts'
import { memoryOf } from './processCpu.ts'

const root = new URL('../../', import.meta.url).pathname

/** From a clean clone (npm's cache as it is) to the first page, then a second start: seconds, and the server's memory. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'versta-start-'))
  spawnSync('chmod', ['755', folder])
  const clone = join(folder, 'versta')
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' })
    if (cloned.status !== 0) throw new Error(`git clone failed: ${cloned.stderr}`)
    const first = await startUntilPage(clone)
    const second = await startUntilPage(clone)
    printFigures(
      'npm start',
      [
        {
          start: 'clean clone',
          'to first page, s': first.seconds,
          'of which seeding, s': first.seedSeconds,
          'server memory, MB': first.memory,
        },
        {
          start: 'second',
          'to first page, s': second.seconds,
          'of which seeding, s': second.seedSeconds,
          'server memory, MB': second.memory,
        },
      ],
      {
        bench: 'start',
        firstSeconds: first.seconds,
        seedSeconds: first.seedSeconds,
        secondSeconds: second.seconds,
        memoryMb: second.memory,
        targets: { firstSeconds: 240, seedSeconds: 60, secondSeconds: 10, memoryMb: 350 },
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const startUntilPage = async (clone: string) => {
  const port = await freePort()
  const startedAt = performance.now()
  // Ctrl-C reaches a whole group of processes: so does this
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production', PUBLIC_URL: '', DATA_DIR: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
    if (!seedSeconds && seedAt && output.includes('catalogue: done')) seedSeconds = rounded((performance.now() - seedAt) / 1000, 1)
    const isUp = await fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const seconds = rounded((performance.now() - startedAt) / 1000, 1)
  for (let i = 0; i < 20; i++) await fetch(`http://localhost:${port}/tours`).then((response) => response.text())
  const memory = Math.round(memoryOf(serverPid(child.pid ?? 0)))
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await once(child, 'exit')
  return { seconds, seedSeconds, memory }
}

/** npm → sh → launch.mjs → the server: the last of the chain. */
const serverPid = (pid: number): number => {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  const [child] = stdout.trim().split('\n').filter(Boolean).map(Number)
  return child ? serverPid(child) : pid
}
