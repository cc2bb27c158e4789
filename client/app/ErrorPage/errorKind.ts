import { isRouteErrorResponse } from 'react-router'
import type { PageFailure } from '../../data/failures.ts'

export type ErrorKind = 'notFound' | 'gone' | 'unavailable' | 'offline' | 'denied' | 'other'

const kinds: Record<number, ErrorKind> = {
  403: 'denied',
  404: 'notFound',
  410: 'gone',
  503: 'unavailable',
}

/** Returns the code of a failed page, if any. */
export const failureCode = (error: unknown): PageFailure['code'] | undefined =>
  isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.code : undefined

/**
 * Returns the error page for an error (specification section 8); an error without a status gets the
 * default one.
 */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'other'
  if (['OFFLINE', 'CHUNK'].includes(failureCode(error) ?? '')) return 'offline'
  return kinds[error.status] ?? 'other'
}
