import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { CallRequest } from './operationCalls.ts'
import { type ResultRef, resultKey, toResultRef } from './resultRef.ts'

/** Variables of a query that the component asks for itself. */
export type QueryOptions<Variables> = (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables }) & {
  /** Asks for nothing: `data` is undefined and nothing is loading. */
  skip?: boolean
}

/** A result that the page's loader has read, null where it has read none, or a query of the component's own. */
export type QueryRequest<Data, Variables> = ResultRef<Data> | null | QueryOptions<Variables>

/** Names what a hook asks for in one rendering. */
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
