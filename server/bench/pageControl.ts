import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A command for the control: render and compress these pages in turns, `count` times in all. */
export interface ControlCall {
  addresses: readonly string[]
  count: number
}

export type ControlReply = { msPerPage: number } | { error: string }

export interface PageControl {
  /** Returns the CPU of rendering and compressing one page, in milliseconds. @throws Error of the other process */
  measure(call: ControlCall): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts the process that renders pages from loaded data, with the same Node flags as the server it
 * is compared with.
 */
export const startPageControl = (
  env: Record<string, string>,
  flags: readonly string[],
): PageControl => {
  const child = fork(join(import.meta.dirname, 'pageControlProcess.ts'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', kill)
    return { error: `the control ended with code ${code}` }
  })
  return {
    async measure(call) {
      child.send(call)
      const reply: ControlReply = await Promise.race([
        once(child, 'message').then(([message]) => message as ControlReply),
        ended,
      ])
      if ('error' in reply) throw new Error(reply.error)
      return reply.msPerPage
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
