import type { OperationVariables, TypedDocumentNode } from '@apollo/client'

/**
 * Names a result of the page without carrying its document: a loader returns it, a component reads it with `useData`.
 * So the first visit loads no documents at all. Plain data: it travels inside the page.
 */
export interface Reading<Data> {
  operation: string
  variables: Record<string, unknown>
  /** Only for the type. */
  readonly ' $data'?: Data
}

/** A result together with its name. */
export interface Answer<Data> {
  data: Data
  reading: Reading<Data>
}

/** One raw result as the server puts it into the page. */
export interface StoredResult {
  operation: string
  variables: Record<string, unknown>
  data: unknown
}

/** The operation's name; throws for a document without one, since results are kept by name. */
export function operationName(document: TypedDocumentNode<unknown, never>): string {
  for (const definition of document.definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  throw new TypeError('A document for a page needs a named operation')
}

export const readingOf = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Reading<Data> => ({
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

/** Equal for the same operation with the same variables, in whatever order they were written. */
export const readingKey = ({ operation, variables }: Pick<StoredResult, 'operation' | 'variables'>): string =>
  `${operation} ${JSON.stringify(sorted(variables))}`
