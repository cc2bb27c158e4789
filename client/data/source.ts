import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Answer } from './resultRef.ts'

export interface CallOptions {
  /** A loader's `request.signal`: a newer navigation aborts the call in flight. */
  signal?: AbortSignal
}

/**
 * Data access of loaders and actions; components use the generated hooks. On the server it runs
 * operations in process; in the browser it uses Apollo Client, which loads with the first call.
 * Both throw `GraphQLFailure` for an API error; the browser's also `NetworkFailure` without a
 * response.
 */
export interface Source {
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Answer<Data>>
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
}
