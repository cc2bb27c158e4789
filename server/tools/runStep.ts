import { type ChildProcess, spawn } from 'node:child_process'

export const root = new URL('../../', import.meta.url).pathname

export interface StepResult {
  isOk: boolean
  output: string
  seconds: number
}

const running = new Set<ChildProcess>()
let isStopped = false

/** Whether a signal has interrupted the steps of this process: no further one starts. */
export const isInterrupted = (): boolean => isStopped

/** How long steps may take to end after a signal, in milliseconds. */
const endMs = 20_000

const signalGroups = (signal: NodeJS.Signals): void => {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      // it has just ended
    }
  }
}

const interrupt = (): void => {
  // a second signal means at once
  signalGroups(isStopped ? 'SIGKILL' : 'SIGINT')
  isStopped = true
  setTimeout(() => signalGroups('SIGKILL'), endMs).unref()
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Passes signals on to a step while it runs. */
const add = (child: ChildProcess): void => {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupt)
  running.add(child)
}

const remove = (child: ChildProcess): void => {
  running.delete(child)
  if (running.size === 0) for (const signal of signals) process.off(signal, interrupt)
}

/**
 * Runs a program of node_modules/.bin in the project's root and collects its output; with `isLoud`
 * also prints it.
 */
export const runStep = (
  command: string,
  args: readonly string[],
  { env = {}, isLoud = false }: { env?: Record<string, string>; isLoud?: boolean } = {},
): Promise<StepResult> =>
  new Promise((resolve) => {
    if (isStopped) return resolve({ isOk: false, output: 'interrupted', seconds: 0 })
    const startedAt = performance.now()
    const child = spawn(command, args, {
      cwd: root,
      // a process group of its own gets each signal once, and whole
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
      stdio: isLoud ? 'inherit' : 'pipe',
    })
    add(child)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (isOk: boolean) => {
      remove(child)
      resolve({ isOk, output: output.trim(), seconds: (performance.now() - startedAt) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })

/**
 * Runs a program and requires that it succeeds.
 * @throws Error with the program's own output
 */
export const runOrThrow = async (
  what: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> => {
  const { isOk, output } = await runStep(command, args, { env })
  if (!isOk) throw new Error(`${what} failed:\n${output}`)
}
