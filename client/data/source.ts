import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Answer } from './resultRef.ts'

export interface CallOptions {
  /** A loader passes its `request.signal`: a newer navigation then aborts the call in flight. */
  signal?: AbortSignal
}

/**
 * The way of loaders and actions to data; components use the generated hooks. On the server it runs operations in process; in the
 * browser it answers through Apollo Client, which is loaded with the first call. Both throw `GraphQLFailure` for an error of the API; the browser's also
 * `NetworkFailure` when no answer came.
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
