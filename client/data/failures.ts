import { data } from 'react-router'
import { type ErrorCode, httpStatusOf, isErrorCode } from '#schema/codes/errors.ts'

/** An error that the API returned: `code` is from a closed list, `message` is for developers. */
export class GraphQLFailure extends Error {
  readonly code: ErrorCode
  readonly extensions: Readonly<Record<string, unknown>>

  constructor(message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'GraphQLFailure'
    this.code = isErrorCode(extensions.code) ? extensions.code : 'INTERNAL'
    this.extensions = extensions
  }
}

/** No response: there is no connection, or something between us and the API failed. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
}

/**
 * Failure that the error page shows. Two codes are ours: the browser got no response (`OFFLINE`) or
 * not the page's code (`CHUNK`).
 */
export interface PageFailure {
  code: ErrorCode | 'OFFLINE' | 'CHUNK'
}

/**
 * Creates a page failure with its HTTP status, for loaders to throw: `throw
 * pageFailure('NOT_FOUND')`.
 */
export const pageFailure = (code: PageFailure['code']) =>
  data<PageFailure>(
    { code },
    { status: code === 'OFFLINE' || code === 'CHUNK' ? 503 : httpStatusOf[code] },
  )

/**
 * Turns an error of a source into a page failure with the right status; returns anything else
 * unchanged.
 */
export function asPageFailure(error: unknown): unknown {
  if (error instanceof GraphQLFailure) return pageFailure(error.code)
  if (error instanceof NetworkFailure) return pageFailure('OFFLINE')
  return error
}
