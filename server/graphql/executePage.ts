import { type DocumentNode, type ExecutionResult, execute, validate } from 'graphql'
import type { App } from '../compose.ts'
import { type AnswerCache, createAnswerCache } from './answerCache.ts'
import type { Context } from './context.ts'
import { createErrorFormatter } from './formatError.ts'
import { schema } from './schema.ts'

const validated = new WeakSet<DocumentNode>()

const caches = new WeakMap<App, AnswerCache>()

/** Each process, or each test, shares answers of its own. */
const answersOf = (app: App): AnswerCache => {
  const known = caches.get(app)
  if (known) return known
  const cache = createAnswerCache({ schema, seconds: app.env.sharedAnswerSeconds, catalogueVersion: () => app.search.version })
  caches.set(app, cache)
  return cache
}

export interface PageOperation {
  document: DocumentNode
  variables: Record<string, unknown>
  operationName?: string | undefined
}

/**
 * Runs one of the site's own operations in process: the same schema, rights and errors as over HTTP, but the document
 * was parsed at build time and is validated once, and the limits for strangers' documents do not apply. Anonymous visitors
 * share answers for seconds: see `createAnswerCache`.
 */
export const executePage = async ({ document, variables, operationName }: PageOperation, context: Context): Promise<ExecutionResult> => {
  if (!validated.has(document)) {
    const [error] = validate(schema, document)
    if (error) throw error
    validated.add(document)
  }
  const result = await answersOf(context.app).share(document, variables, context, async () =>
    execute({ schema, document, variableValues: variables, operationName, contextValue: context }),
  )
  if (!result.errors) return result
  const format = createErrorFormatter(context.app.logger)
  return { ...result, errors: result.errors.map((error) => Object.assign(error, { extensions: format(error.toJSON(), error).extensions })) }
}
