import { isRouteErrorResponse } from 'react-router'
import type { PageFailure } from '../../data/failures.ts'

export type ErrorKind = 'notFound' | 'gone' | 'unavailable' | 'offline' | 'denied' | 'other'

const kinds: Record<number, ErrorKind> = {
  403: 'denied',
  404: 'notFound',
  410: 'gone',
  503: 'unavailable',
}

/** The code that a failed page was given, if any. */
export const failureCode = (error: unknown): PageFailure['code'] | undefined =>
  isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.code : undefined

/** Which of the error pages (specification section 8) an error asks for; whatever has no status is the default one. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'other'
  if (['OFFLINE', 'CHUNK'].includes(failureCode(error) ?? '')) return 'offline'
  return kinds[error.status] ?? 'other'
}
