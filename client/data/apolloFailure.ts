import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { GraphQLFailure, NetworkFailure } from './failures.ts'

const firstError = (
  text: string,
): { message: string; extensions?: Record<string, unknown> } | undefined => {
  try {
    return JSON.parse(text).errors?.[0]
  } catch {
    return undefined
  }
}

/**
 * Turns an error of Apollo Client into `GraphQLFailure` or `NetworkFailure`; an aborted call keeps
 * its reason.
 */
export function toFailure(error: unknown, signal?: AbortSignal): Error {
  if (signal?.aborted) return signal.reason
  if (error instanceof GraphQLFailure || error instanceof NetworkFailure) return error
  if (CombinedGraphQLErrors.is(error))
    return new GraphQLFailure(
      error.errors[0]?.message ?? error.message,
      error.errors[0]?.extensions,
    )
  const inBody = ServerError.is(error) ? firstError(error.bodyText) : undefined
  if (inBody) return new GraphQLFailure(inBody.message, inBody.extensions)
  return new NetworkFailure('The API gave no answer', { cause: error })
}
