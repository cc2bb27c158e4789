import { useSyncExternalStore } from 'react'
import { usePageData } from './pageData.ts'
import { type ResultRef, resultKey } from './resultRef.ts'

/** Reads a result of the page's loader; pages of the CRM use it until they have the hook of their operation. */
export function useData<Data>(ref: ResultRef<Data>): Data {
  const { store } = usePageData()
  const key = resultKey(ref)
  const read = () => store.read(key) as Data
  return useSyncExternalStore((listener) => store.subscribe(key, listener), read, read)
}
