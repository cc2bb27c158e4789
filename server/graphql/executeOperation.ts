import { type DocumentNode, type ExecutionResult, execute, validate } from 'graphql'
import type { Context } from './context.ts'
import { createErrorFormatter } from './formatError.ts'
import { schema } from './schema.ts'

const validated = new WeakSet<DocumentNode>()

export interface Operation {
  document: DocumentNode
  variables: Record<string, unknown>
  operationName?: string | undefined
}

/**
 * Runs an operation of our own in process: the same schema, rights and errors as over HTTP, but the document was parsed before and is
 * validated once, and the limits for strangers' documents do not apply. Shares no answers.
 * @throws GraphQLError for a document that the schema refuses
 */
export const executeOperation = async (
  operation: Operation,
  context: Context,
): Promise<ExecutionResult> => {
  validateOnce(operation.document)
  return formatErrors(await runOperation(operation, context), context)
}

/** @throws GraphQLError for a document that the schema refuses */
export const validateOnce = (document: DocumentNode): void => {
  if (validated.has(document)) return
  const [error] = validate(schema, document)
  if (error) throw error
  validated.add(document)
}

/** Returns the result of a validated operation, its errors not yet formatted. */
export const runOperation = async (
  { document, variables, operationName }: Operation,
  context: Context,
): Promise<ExecutionResult> =>
  execute({ schema, document, variableValues: variables, operationName, contextValue: context })

/** Returns the result with errors as callers see them: codes, without what only developers may read. */
export const formatErrors = (result: ExecutionResult, { app }: Context): ExecutionResult => {
  if (!result.errors) return result
  const format = createErrorFormatter(app.logger)
  return {
    ...result,
    errors: result.errors.map((error) =>
      Object.assign(error, { extensions: format(error.toJSON(), error).extensions }),
    ),
  }
}
