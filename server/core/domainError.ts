import type { ErrorCode } from '#schema/codes/errors.ts'

/**
 * An expected failure. Its message is for developers (English) and may leave the server; every
 * other thrown error is masked as INTERNAL.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  /** Path of the wrong input field ("contact.email"); null without one. */
  readonly field: string | null
  /** Seconds until a retry is worthwhile; null where unknown. */
  readonly retryAfter: number | null

  constructor(
    code: ErrorCode,
    message: string,
    field: string | null = null,
    { retryAfter = null }: { retryAfter?: number | null } = {},
  ) {
    super(message)
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}
