import { unwrapResolverError } from '@apollo/server/errors'
import { PothosValidationError } from '@pothos/core'
import type { GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { isErrorCode, type ErrorCode } from '#schema/codes/errors.ts'
import { DomainError } from '../core/domainError.ts'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import { isInvalidTextError } from '../db/isInvalidTextError.ts'

/** Codes that Apollo gives to documents it rejects. */
const documentCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/**
 * How Pothos words a caller's wrong arguments of a connection. Its other validation errors are
 * faults of the schema.
 */
const connectionMistake =
  /^(?:Arguments? "|Cursor must|Invalid (?:offset )?cursor|Expected compound cursor|Invalid id received)/

const isConnectionMistake = (cause: unknown): cause is PothosValidationError =>
  cause instanceof PothosValidationError && connectionMistake.test(cause.message)

/** Names from specification section 8. */
const captchaTypes: ReadonlyMap<ErrorCode, string> = new Map([
  ['CAPTCHA_REQUIRED', 'captcha'],
  ['HARD_CAPTCHA_REQUIRED', 'hard_captcha'],
])

/**
 * Creates the formatter of outgoing errors: expected ones keep their code, all others are masked
 * and logged once.
 */
export const createErrorFormatter =
  (logger: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { message, path, locations } = formatted
    const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) }
    const cause = unwrapResolverError(error)
    if (cause instanceof DomainError) {
      const { code, field, retryAfter } = cause
      const type = captchaTypes.get(code)
      return {
        message,
        ...place,
        extensions: {
          code,
          ...(type && { type }),
          ...(field && { field }),
          ...(retryAfter && { retryAfter }),
        },
      }
    }
    const code = formatted.extensions?.code
    if (isErrorCode(code) && code !== 'INTERNAL') return { message, ...place, extensions: { code } }
    if (typeof code === 'string' && documentCodes.has(code))
      return { message, ...place, extensions: { code: 'BAD_USER_INPUT', reason: code } }
    if (isConnectionMistake(cause))
      return {
        message: cause.message,
        ...place,
        extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode },
      }
    if (isDatabaseUnavailable(cause))
      return {
        message: 'The service is temporarily unavailable: try again',
        ...place,
        extensions: { code: 'UNAVAILABLE' satisfies ErrorCode },
      }
    if (isInvalidTextError(cause))
      return {
        message: 'A text contains U+0000, which is not allowed',
        ...place,
        extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode },
      }
    logger.error({ err: cause, path }, 'unexpected error in GraphQL')
    return {
      message: 'Something went wrong',
      ...place,
      extensions: { code: 'INTERNAL' satisfies ErrorCode },
    }
  }
