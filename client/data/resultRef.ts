import type { OperationVariables, TypedDocumentNode } from '@apollo/client'

/**
 * References a result of the page by its operation and variables: a loader returns it, and the
 * operation's hook reads it (`useTourPageQuery(ref)`). Plain data, embedded in the page.
 */
export interface ResultRef<Data> {
  operation: string
  variables: Record<string, unknown>
  /** Only for the type. */
  readonly ' $data'?: Data
}

/** A result with its reference. */
export interface Answer<Data> {
  data: Data
  resultRef: ResultRef<Data>
}

/** One raw result, as the server embeds it in the page. */
export interface StoredResult {
  operation: string
  variables: Record<string, unknown>
  data: unknown
}

/**
 * Returns the operation's name. Throws for a document without one, since results are stored by
 * name.
 */
export function operationName(document: TypedDocumentNode<unknown, never>): string {
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  throw new TypeError('A document for a page needs a named operation')
}

export const toResultRef = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): ResultRef<Data> => ({
  operation: operationName(document),
  variables,
})

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

/** Returns a key: equal for the same operation and variables, in any order. */
export const resultKey = ({
  operation,
  variables,
}: Pick<StoredResult, 'operation' | 'variables'>): string =>
  `${operation} ${JSON.stringify(sorted(variables))}`
