import type { Engine } from './apollo.ts'
import { NetworkFailure } from './failures.ts'
import type { PageStore } from './pageStore.ts'
import { readingKey, readingOf } from './reading.ts'
import type { Source } from './source.ts'

export interface BrowserSourceOptions {
  store: PageStore
  /** Brings Apollo Client: called once, with the first call that needs the network. */
  start: () => Promise<Engine>
  /** Runs the loaders of the page in view once more against the given source, which answers from the page. */
  replay: (source: Source) => Promise<void>
}

/**
 * Source of a window. The page came with its results but without their documents; when Apollo starts, the loaders of the page
 * are replayed against those results, so that they enter its cache and later changes of the same objects show on the page.
 */
export function createBrowserSource({ store, start, replay }: BrowserSourceOptions): Source {
  let started: Promise<Engine> | undefined

  const adopting = (ready: Promise<Engine>): Source => ({
    query: async (document, variables) => {
      const reading = readingOf(document, variables)
      const key = readingKey(reading)
      if (!store.has(key)) throw new Error(`${reading.operation} is not part of this page`)
      const data = store.read(key) as never
      ;(await ready).adopt(document, variables, data)
      return { data, reading }
    },
    mutate: async () => {
      throw new Error('A loader reads only')
    },
  })

  // nothing is asked before the page's results are in the cache: they are older than any answer
  const begin = async (): Promise<Engine> => {
    const ready = start().catch((error: unknown) => {
      throw new NetworkFailure('The GraphQL client did not load', { cause: error })
    })
    await Promise.allSettled([ready, replay(adopting(ready))])
    return ready
  }

  const engine = (): Promise<Engine> => {
    started ??= begin().catch((error: unknown) => {
      started = undefined // the chunk may come at the next try
      throw error
    })
    return started
  }

  return {
    query: async (document, variables, options) => {
      const data = await (await engine()).query(document, variables, options)
      return { data, reading: readingOf(document, variables) }
    },
    mutate: async (document, variables, options) => (await engine()).mutate(document, variables, options),
  }
}
