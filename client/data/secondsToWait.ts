import type { GraphQLFailure } from './failures.ts'

/** Returns the seconds until a `RATE_LIMITED` call may be retried; 60 where the API sends none. */
export const secondsToWait = ({ extensions }: GraphQLFailure): number =>
  Number(extensions.retryAfter) || 60
