import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useCallback, useId, useLayoutEffect, useState } from 'react'
import { createCell, useCell } from './cell.ts'
import {
  idle,
  type MutationCall,
  type MutationOptions,
  type OperationState,
} from './operationCalls.ts'
import { usePageData } from './pageData.ts'

/** Options of a run; optional where the operation has no required variables. */
type MutationArguments<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: MutationOptions<Data, Variables>]
    : [options: MutationOptions<Data, Variables> & { variables: Variables }]

const createMutationCall = (id: string, document: MutationCall['document']): MutationCall => ({
  kind: 'mutation',
  id,
  document,
  state: createCell<OperationState<unknown>>(idle),
  host: createCell<ReturnType<MutationCall['host']['read']>>(null),
})

/** Resolves with the host of a mutation once Apollo's half has one. */
const hostOf = ({ host }: MutationCall) =>
  new Promise<NonNullable<ReturnType<typeof host.read>>>((resolve) => {
    const stop = host.subscribe(() => settle())
    const settle = () => {
      const present = host.read()
      if (!present) return
      stop()
      resolve(present)
    }
    settle()
  })

/**
 * Returns a function that runs a mutation, and the state of its last run, like Apollo's
 * `useMutation`. A call before Apollo is loaded loads it first, and runs even if the component is
 * unmounted meanwhile. The promise rejects with `GraphQLFailure` or `NetworkFailure`; callers that
 * read `error` instead needn't catch.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): [
  run: (...options: MutationArguments<Data, Variables>) => Promise<{ data: Data }>,
  state: OperationState<Data> & { reset: () => void },
] {
  const { calls, start } = usePageData()
  const id = useId()
  const [call] = useState(() =>
    createMutationCall(id, document as TypedDocumentNode<unknown, OperationVariables>),
  )
  useLayoutEffect(() => calls.hold(call), [calls, call])

  const run = useCallback(
    (...[options = {}]: MutationArguments<Data, Variables>): Promise<{ data: Data }> => {
      const letGo = calls.hold(call)
      call.state.write({ ...call.state.read(), loading: true, error: undefined })
      const answer = start()
        .then(() => hostOf(call))
        .then((host) =>
          (host.run as unknown as (given: typeof options) => Promise<{ data: Data }>)(options),
        )
      answer
        .catch((error: Error) => call.state.write({ data: undefined, loading: false, error }))
        .finally(letGo)
      return answer
    },
    [calls, call, start],
  )
  const reset = useCallback(() => {
    call.host.read()?.reset()
    call.state.write(idle)
  }, [call])

  const state = useCell(call.state) as OperationState<Data>
  return [run, { ...state, reset }]
}
