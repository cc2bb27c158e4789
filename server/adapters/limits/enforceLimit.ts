import { DomainError } from '../../core/domainError.ts'
import type { Limit, RateLimits } from './port.ts'

/**
 * Counts one attempt of a key.
 * @throws DomainError RATE_LIMITED, with the seconds to wait, above the limit
 */
export const enforceLimit = async (
  limits: Pick<RateLimits, 'consume'>,
  limit: Limit,
  key: string,
): Promise<void> => {
  const retryAfter = await limits.consume(limit, key)
  if (retryAfter !== null) throw rateLimitedError(retryAfter)
}

export const rateLimitedError = (retryAfter: number): DomainError =>
  new DomainError('RATE_LIMITED', `Too many attempts: try again in ${retryAfter} seconds`, null, {
    retryAfter,
  })
