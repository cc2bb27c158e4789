import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { GraphQLFailure } from './failures.ts'
import type { PageStore } from './pageStore.ts'
import { operationName, resultKey, toResultRef, type StoredResult } from './resultRef.ts'
import type { Source } from './source.ts'

/**
 * Runs one operation in process with the request's rights, language and limits. Requires the same
 * document object every time.
 */
export type Execute = (operation: {
  document: DocumentNode
  variables: Record<string, unknown>
  operationName: string
}) => Promise<ExecutionResult>

/**
 * Creates the source of one request: raw results go to `store` for rendering and to `results` for
 * the page.
 */
export function createServerSource(
  execute: Execute,
  store: PageStore,
): { source: Source; results: StoredResult[] } {
  const results: StoredResult[] = []
  const running = new Map<string, Promise<unknown>>()

  const run = async (
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string,
  ): Promise<unknown> => {
    const result = await execute({ document, variables, operationName: name })
    const [error] = result.errors ?? []
    if (error) throw new GraphQLFailure(error.message, error.extensions)
    return result.data
  }

  return {
    results,
    source: {
      query: async <Data, Variables extends OperationVariables>(
        document: TypedDocumentNode<Data, Variables>,
        variables: Variables,
      ) => {
        const resultRef = toResultRef(document, variables)
        const key = resultKey(resultRef)
        const known = running.get(key)
        const answer = known ?? run(document, variables, resultRef.operation)
        running.set(key, answer)
        const data = (await answer) as Data
        if (!known) {
          store.write(key, data)
          results.push({ ...resultRef, data })
        }
        return { data, resultRef }
      },
      mutate: async <Data, Variables extends OperationVariables>(
        document: TypedDocumentNode<Data, Variables>,
        variables: Variables,
      ) => (await run(document, variables, operationName(document))) as Data,
    },
  }
}
