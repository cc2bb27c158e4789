import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { useMutation } from '@apollo/client/react'
import { type Cell, createCell } from './cell.ts'

/** The request of a query hook in the current rendering. */
export interface CallRequest {
  document: TypedDocumentNode<unknown, OperationVariables>
  variables: OperationVariables
  /** Key of the result in the page store; null while the hook skips its query. */
  key: string | null
  /** Whether a loader has read the result; the loader alone then decides when to refetch. */
  isLoaded: boolean
}

export interface CallStatus {
  /** Key of the request that this status belongs to. */
  key: string | null
  isLoading: boolean
  error: Error | undefined
}

export interface QueryCall {
  kind: 'query'
  id: string
  request: Cell<CallRequest>
  status: Cell<CallStatus>
  /** Apollo's own `refetch`; null until Apollo is loaded. */
  refetch: Cell<(() => Promise<unknown>) | null>
}

export interface OperationState<Data> {
  data: Data | undefined
  loading: boolean
  /** `GraphQLFailure` or `NetworkFailure`. */
  error: Error | undefined
}

export const idle: OperationState<never> = { data: undefined, loading: false, error: undefined }

/** Apollo's options for one run of a mutation. */
export type MutationOptions<Data, Variables extends OperationVariables> = {
  variables?: Variables
} & Pick<
  useMutation.MutationFunctionOptions<Data, Variables>,
  'optimisticResponse' | 'update' | 'refetchQueries' | 'awaitRefetchQueries'
>

export type RunMutation = (
  options: MutationOptions<unknown, OperationVariables>,
) => Promise<{ data: unknown }>

export interface MutationCall {
  kind: 'mutation'
  id: string
  document: TypedDocumentNode<unknown, OperationVariables>
  state: Cell<OperationState<unknown>>
  /** Apollo's own function, and its way to reset the last result; null until Apollo is loaded. */
  host: Cell<{ run: RunMutation; reset: () => void } | null>
}

export interface SubscriptionCall {
  kind: 'subscription'
  id: string
  request: Cell<CallRequest>
  state: Cell<OperationState<unknown>>
  /** The component's listener from its last rendering. */
  onData: Cell<((data: unknown) => void) | undefined>
}

/**
 * One operation hook of a component: its request, and the result of Apollo's own hook of the same
 * kind.
 */
export type OperationCall = QueryCall | MutationCall | SubscriptionCall

/**
 * The operation hooks of all mounted components. Once Apollo is loaded, `OperationHosts` runs
 * Apollo's hook for each.
 */
export interface OperationCalls extends Pick<Cell<readonly OperationCall[]>, 'read' | 'subscribe'> {
  /**
   * Keeps a call alive: while its component is mounted and while a response is pending. @returns
   * releases it
   */
  hold(call: OperationCall): () => void
}

export function createOperationCalls(): OperationCalls {
  const calls = createCell<readonly OperationCall[]>([])
  const holders = new Map<OperationCall, number>()
  return {
    read: calls.read,
    subscribe: calls.subscribe,
    hold: (call) => {
      const others = holders.get(call) ?? 0
      holders.set(call, others + 1)
      if (others === 0) calls.write([...calls.read(), call])
      let isHeld = true
      return () => {
        const rest = (holders.get(call) ?? 0) - 1
        if (!isHeld) return
        isHeld = false
        if (rest > 0) holders.set(call, rest)
        else {
          holders.delete(call)
          calls.write(calls.read().filter((other) => other !== call))
        }
      }
    },
  }
}
