/**
 * Codes of errors thrown through GraphQL (`extensions.code`): a closed list for clients to switch
 * on.
 */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'GONE',
  'CONFLICT',
  'SOLD_OUT',
  'RATE_LIMITED',
  'CAPTCHA_REQUIRED',
  'HARD_CAPTCHA_REQUIRED',
  'IDEMPOTENCY_MISMATCH',
  'BAD_USER_INPUT',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** HTTP status for each code, used by pages and the REST façade. */
export const httpStatusOf: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  GONE: 410,
  CONFLICT: 409,
  SOLD_OUT: 409,
  RATE_LIMITED: 429,
  CAPTCHA_REQUIRED: 429,
  HARD_CAPTCHA_REQUIRED: 429,
  IDEMPOTENCY_MISMATCH: 422,
  BAD_USER_INPUT: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  errorCodes.some((code) => code === value)
