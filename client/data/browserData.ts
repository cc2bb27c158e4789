import type { ReactNode } from 'react'
import { createCell } from './cell.ts'
import type { Engine } from './engine.tsx'
import { NetworkFailure } from './failures.ts'
import { createOperationCalls, type OperationCalls } from './operationCalls.ts'
import type { PageData } from './pageData.ts'
import type { PageStore } from './pageStore.ts'
import { toResultRef } from './resultRef.ts'

export interface BrowserDataOptions {
  store: PageStore
  /** Loads Apollo Client: called with the first operation that the page's results don't cover. */
  load: (calls: OperationCalls) => Promise<Engine>
}

/**
 * Creates the data of a window. The page includes the results of its queries. When Apollo starts,
 * it caches the results that mounted hooks use: nothing is fetched twice, and later changes of the
 * same objects update the page.
 */
export function createBrowserData({ store, load }: BrowserDataOptions): PageData {
  const calls = createOperationCalls()
  const hosts = createCell<ReactNode>(null)
  let started: Promise<Engine> | undefined

  const begin = async (): Promise<Engine> => {
    const engine = await load(calls).catch((error: unknown) => {
      throw new NetworkFailure('The GraphQL client did not load', { cause: error })
    })
    // before the first call: the page's results are older than any response
    for (const call of calls.read()) {
      const request = call.kind === 'query' ? call.request.read() : null
      if (request?.key && store.has(request.key))
        engine.adopt(request.document, request.variables, store.read(request.key))
    }
    hosts.write(engine.hosts)
    return engine
  }

  const start = (): Promise<Engine> => {
    started ??= begin().catch((error: unknown) => {
      started = undefined // the next attempt may load the chunk
      throw error
    })
    return started
  }

  return {
    store,
    calls,
    hosts,
    start,
    source: {
      query: async (document, variables, options) => {
        const data = await (await start()).query(document, variables, options)
        return { data, resultRef: toResultRef(document, variables) }
      },
      mutate: async (document, variables, options) =>
        (await start()).mutate(document, variables, options),
    },
  }
}
