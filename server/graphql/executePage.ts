import type { ExecutionResult } from 'graphql'
import type { App } from '../compose.ts'
import { type AnswerCache, createAnswerCache } from './answerCache.ts'
import type { Context } from './context.ts'
import { formatErrors, type Operation, runOperation, validateOnce } from './executeOperation.ts'
import { schema } from './schema.ts'

const caches = new WeakMap<App, AnswerCache>()

/** Returns the answer cache of the app: each process, or each test, has its own. */
const answersOf = (app: App): AnswerCache => {
  const known = caches.get(app)
  if (known) return known
  const cache = createAnswerCache({
    schema,
    seconds: app.env.sharedAnswerSeconds,
    catalogueVersion: () => app.search.version,
  })
  caches.set(app, cache)
  return cache
}

/**
 * Runs a page's operation as `executeOperation` does; anonymous visitors share answers for seconds:
 * see `createAnswerCache`.
 */
export const executePage = async (
  operation: Operation,
  context: Context,
): Promise<ExecutionResult> => {
  const { document, variables } = operation
  validateOnce(document)
  const result = await answersOf(context.app).share(document, variables, context, () =>
    runOperation(operation, context),
  )
  return formatErrors(result, context)
}
