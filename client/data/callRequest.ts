import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { CallRequest } from './operationCalls.ts'
import { type ResultRef, resultKey, toResultRef } from './resultRef.ts'

/** Variables of a component's own query. */
export type QueryOptions<Variables> = (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables }) & {
  /** Runs no query: `data` is undefined and nothing is loading. */
  skip?: boolean
}

/** A result read by the page's loader, null where it has read none, or a component's own query. */
export type QueryRequest<Data, Variables> = ResultRef<Data> | null | QueryOptions<Variables>

/** Returns the request of a hook in one rendering. */
export const toCallRequest = <Data, Variables extends OperationVariables>(
  typedDocument: TypedDocumentNode<Data, Variables>,
  asked: QueryRequest<Data, Variables>,
): CallRequest => {
  const document = typedDocument as TypedDocumentNode<unknown, OperationVariables>
  if (asked !== null && 'operation' in asked)
    return { document, variables: asked.variables, key: resultKey(asked), isLoaded: true }
  const variables = asked?.variables ?? {}
  const isSkipped = asked === null || asked.skip === true
  return {
    document,
    variables,
    key: isSkipped ? null : resultKey(toResultRef(document, variables)),
    isLoaded: false,
  }
}
