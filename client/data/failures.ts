import { data } from 'react-router'
import { type ErrorCode, httpStatusOf, isErrorCode } from '#schema/codes/errors.ts'

/** An error that the API answered with: `code` is of the closed list, `message` is for developers. */
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

/** No answer came: no connection, or something between us and the API failed. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
}

/** Failure that the error page shows. Two codes are ours: the browser got no answer (`OFFLINE`), or not the page's code (`CHUNK`). */
export interface PageFailure {
  code: ErrorCode | 'OFFLINE' | 'CHUNK'
}

/** The failure of a page with its HTTP status, to be thrown by a loader: `throw pageFailure('NOT_FOUND')`. */
export const pageFailure = (code: PageFailure['code']) =>
  data<PageFailure>(
    { code },
    { status: code === 'OFFLINE' || code === 'CHUNK' ? 503 : httpStatusOf[code] },
  )

/** Turns what a source threw into what the router shows with the right status; anything else stays as it is. */
export function asPageFailure(error: unknown): unknown {
  if (error instanceof GraphQLFailure) return pageFailure(error.code)
  if (error instanceof NetworkFailure) return pageFailure('OFFLINE')
  return error
}
