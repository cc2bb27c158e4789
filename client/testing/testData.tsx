import type { ReactNode } from 'react'
import { createBrowserData } from '../data/browserData.ts'
import type { CallFacts } from '../data/callHeaders.ts'
import { useCell } from '../data/cell.ts'
import { createEngine } from '../data/engine.tsx'
import { type PageData, PageDataContext } from '../data/pageData.ts'
import { createPageStore } from '../data/pageStore.ts'
import type { StoredResult } from '../data/resultRef.ts'
import { apiUri } from './api.ts'

interface TestDataOptions {
  facts?: CallFacts
  /** Results embedded in the page. */
  results?: readonly StoredResult[]
  addressOf?: () => { pathname: string; search: string }
  /** Called when Apollo loads; awaited before it is ready. */
  onLoad?: () => Promise<void> | void
}

/**
 * Creates the data of a window that uses the API of `serveOperations`, and its provider for
 * components.
 */
export function createTestData({
  facts = { locale: 'en', currency: 'USD', visitor: null },
  results = [],
  addressOf = () => window.location,
  onLoad,
}: TestDataOptions = {}): {
  data: PageData
  DataProvider: (props: { children: ReactNode }) => ReactNode
} {
  const store = createPageStore(results)
  const data = createBrowserData({
    store,
    load: async (calls) => {
      await onLoad?.()
      return createEngine(store, calls, { uri: apiUri, facts, addressOf })
    },
  })
  const Hosts = () => useCell(data.hosts)
  const DataProvider = ({ children }: { children: ReactNode }) => (
    <PageDataContext value={data}>
      {children}
      <Hosts />
    </PageDataContext>
  )
  return { data, DataProvider }
}
