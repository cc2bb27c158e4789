import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ReactNode } from 'react'
import { type ApolloOptions, createApolloClient } from './apolloClient.ts'
import { toFailure } from './apolloFailure.ts'
import { createFreshness } from './freshness.ts'
import { OperationHosts } from './OperationHosts.tsx'
import type { OperationCalls } from './operationCalls.ts'
import type { PageStore } from './pageStore.ts'
import { resultKey, toResultRef } from './resultRef.ts'
import type { CallOptions } from './source.ts'

/** Apollo Client behind the source and the hooks of a window. */
export interface Engine {
  /** Apollo's own hooks for the mounted calls, under one `ApolloProvider`. */
  hosts: ReactNode
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
  /** Writes a result that came with the page into the cache. */
  adopt(
    document: TypedDocumentNode<unknown, OperationVariables>,
    variables: OperationVariables,
    data: unknown,
  ): void
}

export interface EngineOptions extends Omit<ApolloOptions, 'onMutation'> {
  now?: () => number
}

/** Creates the client. Stores its query results in `store`, where components read them. */
export function createEngine(
  store: PageStore,
  calls: OperationCalls,
  { now, ...options }: EngineOptions,
): Engine {
  const freshness = createFreshness(now)
  const client = createApolloClient({ ...options, onMutation: freshness.forgetAll })
  store.onDrop(freshness.forget)

  const contextOf = (signal: AbortSignal | undefined) => ({
    queryDeduplication: !signal,
    ...(signal && { fetchOptions: { signal } }),
  })

  return {
    hosts: <OperationHosts client={client} calls={calls} store={store} freshness={freshness} />,
    adopt: (query, variables, data) => {
      client.cache.writeQuery({ query, variables, data })
      freshness.mark(resultKey(toResultRef(query, variables)))
    },
    query: async <Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      { signal }: CallOptions = {},
    ) => {
      const key = resultKey(toResultRef(document, variables))
      const isFresh = freshness.isFresh(key)
      try {
        const { data } = await client.query<Data, OperationVariables>({
          query: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
          fetchPolicy: isFresh ? 'cache-first' : 'network-only',
          context: contextOf(signal),
        })
        if (!isFresh) freshness.mark(key)
        store.write(key, data)
        return data as Data
      } catch (error) {
        throw toFailure(error, signal)
      }
    },
    mutate: async <Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      { signal }: CallOptions = {},
    ) => {
      try {
        const { data } = await client.mutate<Data, OperationVariables>({
          mutation: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
          context: contextOf(signal),
        })
        return data as Data
      } catch (error) {
        throw toFailure(error, signal)
      }
    },
  }
}
