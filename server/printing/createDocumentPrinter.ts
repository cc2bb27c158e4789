import { Tinypool } from 'tinypool'

export interface DocumentPrinter<Task> {
  /**
   * Draws a document, or returns the one already drawn for the same key.
   * @throws PrinterBusyError when too many documents are waiting
   */
  print(key: string, prepare: () => Promise<Task>): Promise<Buffer>
  close(): Promise<void>
}

/** Too many documents are waiting: callers answer 429. */
export class PrinterBusyError extends Error {
  /** Seconds after which to try again. */
  readonly retryAfter = 15
}

/**
 * Maximum number of waiting documents: at half a second each, people still wait for the last one.
 */
const maxQueueLength = 12
/** Maximum bytes of finished documents kept per process. */
const keptBytes = 12 * 1024 * 1024
const idleMilliseconds = 60_000

/**
 * Draws documents one after another in a separate thread, so that requests keep their processor
 * time. When idle, the thread ends and frees the memory of atlas and fonts.
 * @param worker URL of the module that draws a task; it gets `{ folder }` as its worker data
 * @param folder cache of generated fonts
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
    // drawing needs neither secrets nor flags of the server
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // the next drawing replaces a worker that dies while idle
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
        // move to the end: the least recently used is evicted first
        finished.delete(key)
        finished.set(key, known)
        return known
      }
      const same = running.get(key)
      if (same) return same
      if (running.size >= maxQueueLength)
        throw new PrinterBusyError('too many documents are waiting to be drawn')
      const drawing = draw(key, prepare).finally(() => running.delete(key))
      running.set(key, drawing)
      return drawing
    },
    close: () => pool.destroy(),
  }
}
