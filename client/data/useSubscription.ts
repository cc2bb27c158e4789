import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { type QueryOptions, toCallRequest } from './callRequest.ts'
import { createCell, useCell } from './cell.ts'
import { idle, type OperationState, type SubscriptionCall } from './operationCalls.ts'
import { usePageData } from './pageData.ts'

export type SubscriptionOptions<Data, Variables> = QueryOptions<Variables> & {
  /** Called with each event. */
  onData?: (data: Data) => void
}

/**
 * Subscribes through Apollo's own `useSubscription`, which it loads. Does nothing on the server.
 */
export function useSubscription<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: SubscriptionOptions<Data, Variables>,
): OperationState<Data> {
  const { calls, start } = usePageData()
  const id = useId()
  const request = toCallRequest(document, options)
  const { key } = request
  const [call] = useState(
    (): SubscriptionCall => ({
      kind: 'subscription',
      id,
      request: createCell(request),
      state: createCell<OperationState<unknown>>({ ...idle, loading: key !== null }),
      onData: createCell<((data: unknown) => void) | undefined>(undefined),
    }),
  )
  useLayoutEffect(() => calls.hold(call), [calls, call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a request; its key tells whether it changed
  useLayoutEffect(() => call.request.write(request), [call, key])
  useLayoutEffect(() => call.onData.write(options.onData as (data: unknown) => void))
  useEffect(() => {
    if (key !== null)
      start().catch((error: Error) => call.state.write({ data: undefined, loading: false, error }))
  }, [call, start, key])
  return useCell(call.state) as OperationState<Data>
}
