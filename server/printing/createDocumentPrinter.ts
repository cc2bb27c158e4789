import { Tinypool } from 'tinypool'

export interface DocumentPrinter<Task> {
  /**
   * Draws a document, or hands out the one that was drawn for the same key.
   * @throws PrinterBusyError when more wait than will be served in reasonable time
   */
  print(key: string, prepare: () => Promise<Task>): Promise<Buffer>
  close(): Promise<void>
}

/** Too many wait already: callers answer 429. */
export class PrinterBusyError extends Error {
  /** Seconds until it is worth another try. */
  readonly retryAfter = 15
}

/** So many may wait; at half a second each the last is still served before anybody gives up. */
const longestQueue = 12
/** Bytes of finished documents that a process keeps. */
const keptBytes = 12 * 1024 * 1024
const idleMilliseconds = 60_000

/**
 * Draws documents one after another in a thread of its own: whatever is asked for, requests keep their processor, and the
 * atlas and fonts go with the thread when nothing is asked any more.
 * @param worker URL of the module that draws a task; it gets `{ folder }` as its worker data
 * @param folder where fonts are kept once made
 */
export const createDocumentPrinter = <Task>(
  worker: string,
  folder: string,
): DocumentPrinter<Task> => {
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
    workerData: { folder },
    // neither secrets nor flags of the server: a drawing needs none
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // a worker that dies while idle is replaced by the next drawing
  pool.on('error', () => undefined)
  const finished = new Map<string, Buffer>()
  const running = new Map<string, Promise<Buffer>>()

  const keep = (key: string, document: Buffer): void => {
    finished.set(key, document)
    let bytes = [...finished.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [oldest, { length }] of finished) {
      if (bytes <= keptBytes) break
      finished.delete(oldest)
      bytes -= length
    }
  }

  const draw = async (key: string, prepare: () => Promise<Task>): Promise<Buffer> => {
    const document = Buffer.from(await pool.run(await prepare()))
    keep(key, document)
    return document
  }

  return {
    async print(key, prepare) {
      const known = finished.get(key)
      if (known) {
        // the latest asked for is the last to go
        finished.delete(key)
        finished.set(key, known)
        return known
      }
      const same = running.get(key)
      if (same) return same
      if (running.size >= longestQueue) throw new PrinterBusyError('too many documents are waiting')
      const drawing = draw(key, prepare).finally(() => running.delete(key))
      running.set(key, drawing)
      return drawing
    },
    close: () => pool.destroy(),
  }
}
