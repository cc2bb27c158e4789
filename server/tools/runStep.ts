import { spawn } from 'node:child_process'

export const root = new URL('../../', import.meta.url).pathname

export interface StepResult {
  isOk: boolean
  output: string
  seconds: number
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
    const startedAt = performance.now()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isLoud ? 'inherit' : 'pipe',
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const end = (isOk: boolean) =>
      resolve({ isOk, output: output.trim(), seconds: (performance.now() - startedAt) / 1000 })
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
