import { Tinypool } from 'tinypool'
import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import type { RenderTask } from './renderTask.ts'

export interface PictureRenderer {
  /** Rejects with RangeError for a key that names no scene. */
  render(key: string, width: PictureWidth, format: PictureFormat): Promise<Buffer>
  close(): Promise<void>
}

/** More at the same time would take the processor from requests. */
const processes = 2
/** A visit asks for its pictures within seconds; what comes later starts a process anew. */
const idleMilliseconds = 15_000

/**
 * Draws pictures in processes of their own that end when nothing is asked: the native memory that a drawing takes, some
 * hundred megabytes that the allocator never hands back, ends with them and the server stays small.
 */
export const createPictureRenderer = (): PictureRenderer => {
  const pool = new Tinypool({
    filename: new URL('./renderTask.ts', import.meta.url).href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleMilliseconds,
    // neither secrets nor flags of the server: a drawing needs none
    env: { PATH: process.env.PATH ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // a process that is killed while idle (by Ctrl-C, by the system for its memory) is replaced by the next drawing
  pool.on('error', () => undefined)
  return {
    render: async (key, width, format) => {
      const task: RenderTask = { key, width, format }
      // the pool may not know yet that its process is gone; drawing twice does no harm
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
