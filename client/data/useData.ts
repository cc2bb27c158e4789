import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageStore } from './pageStore.ts'
import { type Reading, readingKey, readingOf } from './reading.ts'

export const PageStoreContext = createContext<PageStore | null>(null)

/**
 * The result that a loader has read, live: it follows Apollo's cache once that is loaded. Takes the reading that the loader
 * returned; with a document and its variables it does the same, at the price of the document in the component's chunk.
 * Throws where no loader of the page has read it: nothing is fetched while rendering.
 */
export function useData<Data>(reading: Reading<Data>): Data
export function useData<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data
export function useData(
  from: Reading<unknown> | TypedDocumentNode<unknown, OperationVariables>,
  variables: OperationVariables = {},
): unknown {
  const store = useContext(PageStoreContext)
  const reading = 'kind' in from ? readingOf(from, variables) : from
  const key = readingKey(reading)
  if (!store?.has(key))
    throw new Error(`No result of ${reading.operation} on this page: its loader has to query it with the same variables`)
  const read = () => store.read(key)
  return useSyncExternalStore((listener) => store.subscribe(key, listener), read, read)
}
