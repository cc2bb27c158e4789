import type { ApolloClient } from '@apollo/client'
import {
  ApolloProvider,
  skipToken,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { toFailure } from './apolloFailure.ts'
import { useCell } from './cell.ts'
import type { Freshness } from './freshness.ts'
import type {
  MutationCall,
  OperationCall,
  OperationCalls,
  QueryCall,
  SubscriptionCall,
} from './operationCalls.ts'
import type { PageStore } from './pageStore.ts'

interface Cached {
  store: PageStore
  freshness: Freshness
}

interface OperationHostsProps extends Cached {
  client: ApolloClient
  calls: OperationCalls
}

/**
 * Runs Apollo's half of the operation hooks. It loads after the calling components are mounted, and
 * a mounted component can't change its hooks. So each call has its own component here, which runs
 * Apollo's hook and reports its result.
 */
export function OperationHosts({ client, calls, ...cached }: OperationHostsProps) {
  const list = useCell<readonly OperationCall[]>(calls)
  return (
    <ApolloProvider client={client}>
      {list.map((call) => {
        if (call.kind === 'query') return <QueryHost key={call.id} call={call} {...cached} />
        if (call.kind === 'mutation') return <MutationHost key={call.id} call={call} />
        return <SubscriptionHost key={call.id} call={call} />
      })}
    </ApolloProvider>
  )
}

// the cache returns equal results as new objects, which would rerender the page needlessly
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

function QueryHost({ call, store, freshness }: { call: QueryCall } & Cached) {
  const { document, variables, key, isLoaded } = useCell(call.request)
  const fetchPolicy = useMemo(() => {
    if (isLoaded) return 'cache-only' // its loader decides when it is fetched
    return key !== null && freshness.isFresh(key) ? 'cache-first' : 'network-only'
  }, [isLoaded, key, freshness])
  const options = {
    variables,
    fetchPolicy,
    nextFetchPolicy: isLoaded ? 'cache-only' : 'cache-first',
  } as const
  const { data, dataState, error, loading, refetch } = useQuery(
    document,
    key === null ? skipToken : options,
  )
  const wasLoading = useRef(false)

  useLayoutEffect(() => {
    if (key === null) return
    // an incomplete result means that another query evicted a part from the cache: keep what is
    // shown
    if (dataState === 'complete' && !loading) {
      if (wasLoading.current) freshness.mark(key)
      if (!isSame(data, store.read(key))) store.write(key, data)
    }
    wasLoading.current = loading
    call.status.write({ key, isLoading: loading, error: error && toFailure(error) })
  }, [call, store, freshness, key, data, dataState, error, loading])

  useLayoutEffect(() => call.refetch.write(refetch), [call, refetch])
  return null
}

function MutationHost({ call }: { call: MutationCall }) {
  const [run, { called, data, loading, error, reset }] = useMutation(call.document)

  useLayoutEffect(
    () =>
      call.host.write({
        run: async (options) => {
          try {
            return { data: (await run(options)).data }
          } catch (failure) {
            throw toFailure(failure)
          }
        },
        reset,
      }),
    [call, run, reset],
  )
  useLayoutEffect(() => {
    if (called)
      call.state.write({ data: data ?? undefined, loading, error: error && toFailure(error) })
  }, [call, called, data, loading, error])
  return null
}

function SubscriptionHost({ call }: { call: SubscriptionCall }) {
  const { document, variables, key } = useCell(call.request)
  const { data, loading, error } = useSubscription(document, {
    variables,
    skip: key === null,
    onData: ({ data: answer }) => call.onData.read()?.(answer.data),
  })
  useLayoutEffect(() => {
    call.state.write({ data: data ?? undefined, loading, error: error && toFailure(error) })
  }, [call, data, loading, error])
  return null
}
