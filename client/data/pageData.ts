import { createContext, type ReactNode, useContext } from 'react'
import { type Cell, createCell } from './cell.ts'
import { createOperationCalls, type OperationCalls } from './operationCalls.ts'
import type { PageStore } from './pageStore.ts'
import type { Source } from './source.ts'

/** Base of the operation hooks: the page's results, and the means to load Apollo. */
export interface PageData {
  store: PageStore
  source: Source
  calls: OperationCalls
  /** Components of Apollo's half, null until it is loaded; `AppTree` renders them. */
  hosts: Cell<ReactNode>
  /**
   * Loads Apollo, once. Rejects with `NetworkFailure` if its code does not arrive; the next call
   * retries.
   */
  start(): Promise<unknown>
}

export const PageDataContext = createContext<PageData | null>(null)

/** Creates the data of one request on the server, where components only render results. */
export const createServerData = (store: PageStore, source: Source): PageData => ({
  store,
  source,
  calls: createOperationCalls(),
  hosts: createCell<ReactNode>(null),
  start: async () => {
    throw new Error("Apollo Client can't be loaded on the server")
  },
})

/** Returns the data of the window or the request. Throws outside `PageDataContext`. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext)
  if (!data) throw new Error('Operation hooks need PageDataContext above them')
  return data
}
