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
 * Runs one of our own operations in process, with the same schema, rights and errors as over HTTP.
 * The document is already parsed, is validated once, and is exempt from the limits for external
 * documents. Shares no answers.
 * @throws GraphQLError for a document that the schema refuses
 */
export const executeOperation = async (
  operation: Operation,
  context: Context,
): Promise<ExecutionResult> => {
  validateOnce(operation.document)
  return formatErrors(await runOperation(operation, context), context)
}

/**
 * Validates a document on its first use.
 * @throws GraphQLError for a document that the schema refuses
 */
export const validateOnce = (document: DocumentNode): void => {
  if (validated.has(document)) return
  const [error] = validate(schema, document)
  if (error) throw error
  validated.add(document)
}

/** Returns the result of a validated operation, with its errors not yet formatted. */
export const runOperation = async (
  { document, variables, operationName }: Operation,
  context: Context,
): Promise<ExecutionResult> =>
  execute({ schema, document, variableValues: variables, operationName, contextValue: context })

/**
 * Returns the result with errors as callers may see them: with codes, without details for
 * developers.
 */
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
