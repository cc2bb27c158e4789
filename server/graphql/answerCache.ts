import { type DocumentNode, type ExecutionResult, type GraphQLSchema, Kind } from 'graphql'
import { isAnonymous } from '../core/viewer.ts'
import type { Context } from './context.ts'

/**
 * Dependency of a shared answer besides language, currency and arguments, as set in the root
 * field's `extensions.sharedBy`. `content` is edited by people and may be some seconds old.
 * `catalogue` holds prices and seats; it is dropped when the search index learns of the next
 * catalog change.
 */
type SharedBy = 'content' | 'catalogue'

/** Returns the extensions of a root field whose answers anonymous visitors may share. */
export const cacheScope = (by: SharedBy) => ({ sharedBy: by })

interface Entry {
  until: number
  version: number | null
  answer: Promise<ExecutionResult>
}

interface Parts {
  schema: GraphQLSchema
  /** Maximum age of an answer in seconds; 0 keeps none. */
  seconds: number
  /** Returns a number that grows with each catalog change. */
  catalogueVersion: () => number
}

export interface AnswerCache {
  /**
   * Returns the cached answer, or runs `run` and shares its result with parallel callers. Does not
   * keep answers with errors.
   */
  share(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: Context,
    run: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult>
}

const keptPerDocument = 100

const rootFieldsOf = (document: DocumentNode): readonly string[] | null => {
  const [operation, another] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation || another || operation.operation !== 'query') return null
  const names: string[] = []
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return null
    if (selection.name.value !== '__typename') names.push(selection.name.value)
  }
  return names
}

/**
 * Creates a cache that shares answers of the site's own operations between anonymous visitors for
 * seconds: a popular page costs the database nothing. An operation is shared only when each of its
 * root fields sets `sharedBy`.
 */
export const createAnswerCache = ({ schema, seconds, catalogueVersion }: Parts): AnswerCache => {
  const kinds = new WeakMap<DocumentNode, SharedBy | null>()
  const entries = new WeakMap<DocumentNode, Map<string, Entry>>()

  const kindOf = (document: DocumentNode): SharedBy | null => {
    const known = kinds.get(document)
    if (known !== undefined) return known
    const fields = schema.getQueryType()?.getFields() ?? {}
    const shared = rootFieldsOf(document)?.map((name) => fields[name]?.extensions.sharedBy) ?? []
    const isShared =
      shared.length > 0 && shared.every((by) => by === 'content' || by === 'catalogue')
    const kind = isShared ? (shared.includes('catalogue') ? 'catalogue' : 'content') : null
    kinds.set(document, kind)
    return kind
  }

  return {
    share(document, variables, { viewer, locale, currency }, run) {
      const kind = seconds > 0 && isAnonymous(viewer) ? kindOf(document) : null
      if (kind === null) return run()
      const kept = entries.get(document) ?? new Map<string, Entry>()
      entries.set(document, kept)
      const key = `${locale} ${currency} ${JSON.stringify(variables)}`
      const version = kind === 'catalogue' ? catalogueVersion() : null
      const now = performance.now()
      const known = kept.get(key)
      if (known && known.until > now && known.version === version) return known.answer
      const entry: Entry = { until: now + seconds * 1000, version, answer: run() }
      const forget = (): void => {
        if (kept.get(key) === entry) kept.delete(key)
      }
      entry.answer.then(({ errors }) => errors && forget(), forget)
      if (kept.size >= keptPerDocument) kept.clear()
      kept.set(key, entry)
      return entry.answer
    },
  }
}
