import { Tinypool } from 'tinypool'
import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import type { RenderTask } from './renderTask.ts'

export interface PictureRenderer {
  /** Draws a picture. Rejects with RangeError for a key that names no scene. */
  render(key: string, width: PictureWidth, format: PictureFormat): Promise<Buffer>
  close(): Promise<void>
}

/** More parallel processes would take processor time from requests. */
const processes = 2
/** A visit loads its pictures within seconds; later ones start a new process. */
const idleMilliseconds = 15_000

/**
 * Draws pictures in separate processes that end when idle. Drawing takes some hundred megabytes of
 * native memory that the allocator never returns; ending the process frees them and keeps the
 * server small.
 */
export const createPictureRenderer = (): PictureRenderer => {
  const pool = new Tinypool({
    filename: new URL('./renderTask.ts', import.meta.url).href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleMilliseconds,
    // drawing needs neither secrets nor flags of the server
    env: { PATH: process.env.PATH ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // the next drawing replaces a process killed while idle (by Ctrl-C, or by the system for its
  // memory)
  pool.on('error', () => undefined)
  return {
    render: async (key, width, format) => {
      const task: RenderTask = { key, width, format }
      // the pool may not know yet that its process has died; drawing twice does no harm
      const drawn: Uint8Array = await pool.run(task).catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Worker exited unexpectedly')
          return pool.run(task)
        throw error
      })
      return Buffer.from(drawn)
    },
    close: () => pool.destroy(),
  }
}
