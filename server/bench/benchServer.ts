import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../db/embeddedPostgres.ts'
import { unlimitedBooking } from '../testing/unlimitedBooking.ts'

export interface BenchServer {
  url: string
  pid: number
  stop(): Promise<void>
}

interface StartOptions {
  env: Record<string, string>
  /** Node flags, such as those of `npm start`. */
  flags?: readonly string[]
  /** Maximum time until the process answers, in milliseconds. */
  patienceMs?: number
}

/**
 * Running processes, killed on exit: otherwise they would outlive an interrupted benchmark or
 * proof.
 */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts one of our scripts as a separate process on a free port and waits until it answers.
 * @throws Error when the process ends or does not answer in time; it is stopped then
 */
export const startProcess = async (
  script: string,
  { env, flags = [], patienceMs = 120_000 }: StartOptions,
): Promise<BenchServer> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, script],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        // the whole load comes from one address, under one name
        ...unlimitedBooking,
        ...env,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(child, `${url}/health`, patienceMs)
  } catch (error) {
    await stopProcess(child, 'SIGKILL')
    throw error
  }
  return { url, pid: child.pid ?? 0, stop: () => stopProcess(child, 'SIGTERM') }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

const stopProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

const waitUntilReady = async (
  child: ChildProcess,
  url: string,
  patienceMs: number,
): Promise<void> => {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new Error(`the server ended with ${child.signalCode ?? `code ${child.exitCode}`}`)
    const isReady = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within ${patienceMs / 1000} s`)
}

/**
 * Starts several processes in parallel.
 * @throws the first error, after all starts have ended and the successful ones are stopped
 */
export const startProcesses = async (
  starts: readonly (() => Promise<BenchServer>)[],
): Promise<BenchServer[]> => {
  const results = await Promise.allSettled(starts.map((start) => start()))
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return started
  await Promise.all(started.map((server) => server.stop()))
  throw failed.reason
}
