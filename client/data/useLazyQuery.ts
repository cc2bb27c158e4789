import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback, useRef, useState } from 'react'
import { type OperationState, idle } from './operationCalls.ts'
import { usePageData } from './pageData.ts'
import type { CallOptions } from './source.ts'

/** Options of a call; optional where the operation has no required variables. */
type LazyArguments<Variables> =
  Record<string, never> extends Variables
    ? [options?: CallOptions & { variables?: Variables }]
    : [options: CallOptions & { variables: Variables }]

/**
 * Returns a function that runs a query when called, and the state of its last call, like Apollo's
 * `useLazyQuery`. A result of the last minute comes from the cache. The promise rejects with
 * `GraphQLFailure` or `NetworkFailure`.
 */
export function useLazyQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): [
  load: (...options: LazyArguments<Variables>) => Promise<{ data: Data }>,
  state: OperationState<Data>,
] {
  const { source } = usePageData()
  const [state, setState] = useState<OperationState<Data>>(idle)
  const calls = useRef(0)

  const load = useCallback(
    async (...[{ variables = {} as Variables, signal } = {}]: LazyArguments<Variables>) => {
      calls.current += 1
      const call = calls.current
      const show = (next: OperationState<Data>) => {
        if (call === calls.current) setState(next)
      }
      setState((before) => ({ ...before, loading: true, error: undefined }))
      try {
        const { data } = await source.query(document, variables, { signal })
        show({ data, loading: false, error: undefined })
        return { data }
      } catch (error) {
        show({
          data: undefined,
          loading: false,
          error: signal?.aborted ? undefined : (error as Error),
        })
        throw error
      }
    },
    [source, document],
  )
  return [load, state]
}
