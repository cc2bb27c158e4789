import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { type QueryRequest, toCallRequest } from './callRequest.ts'
import { createCell, useCell } from './cell.ts'
import type { CallRequest, CallStatus, QueryCall } from './operationCalls.ts'
import { usePageData } from './pageData.ts'

export interface QueryResult<Data> {
  /** The live result: undefined until it arrives; kept during a refetch. */
  data: Data | undefined
  loading: boolean
  /** `GraphQLFailure` or `NetworkFailure` of the last try. */
  error: Error | undefined
  /** Refetches; the result or the error comes with a later rendering. */
  refetch: () => void
}

export interface LoadedResult<Data> extends QueryResult<Data> {
  data: Data
}

const noStatus: CallStatus = { key: null, isLoading: false, error: undefined }

const createQueryCall = (id: string, request: CallRequest): QueryCall => ({
  kind: 'query',
  id,
  request: createCell(request),
  status: createCell(noStatus),
  refetch:
    createCell<QueryCall['refetch'] extends { read(): infer Refetch } ? Refetch : never>(null),
})

/**
 * Reads the live result of a query: from the page's results while rendered on the server, hydrated
 * and not yet touched; through Apollo's own `useQuery` once loaded. A query without a result in the
 * page loads Apollo immediately. Throws for a reference that no loader of the page has read:
 * rendering fetches nothing.
 */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  asked: QueryRequest<Data, Variables>,
): QueryResult<Data> {
  const { store, calls, start } = usePageData()
  const id = useId()
  const request = toCallRequest(document, asked)
  const { key, isLoaded } = request
  const [call] = useState(() => createQueryCall(id, request))
  if (isLoaded && key !== null && !store.has(key))
    throw new Error(`No loader of this page has read ${key}: query its document in the loader`)

  useLayoutEffect(() => calls.hold(call), [calls, call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a request; its key tells whether it changed
  useLayoutEffect(() => call.request.write(request), [call, key, isLoaded])

  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => {} : store.subscribe(key, listener)),
    [store, key],
  )
  const read = () => (key === null ? undefined : (store.read(key) as Data | undefined))
  const data = useSyncExternalStore(subscribe, read, read)
  const latest = useCell(call.status)
  const status = latest.key === key ? latest : noStatus

  const ask = useCallback(() => {
    start().catch((error: Error) => call.status.write({ key, isLoading: false, error }))
  }, [call, start, key])
  const isMissing = key !== null && data === undefined
  useEffect(() => {
    if (isMissing) ask()
  }, [isMissing, ask])

  const refetch = useCallback(() => {
    call.status.write({ key, isLoading: true, error: undefined })
    const again = call.refetch.read()
    if (again)
      again().catch(() => {}) // Apollo's hook reports the error
    else ask()
  }, [call, key, ask])

  return {
    data,
    loading: status.isLoading || (isMissing && !status.error),
    error: status.error,
    refetch,
  }
}
