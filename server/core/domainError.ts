import type { ErrorCode } from '#schema/codes/errors.ts'

/**
 * An expected failure. Its message is for developers (English) and may leave the server; anything else that is thrown
 * is masked as INTERNAL.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  /** Path of the wrong input field ("contact.email"), where there is one. */
  readonly field: string | null
  /** Seconds after which it is worth trying again, where that is known. */
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
