import type { GraphQLFailure } from './failures.ts'

/** Seconds after which a call that was `RATE_LIMITED` may be tried again; a minute where the API doesn't say. */
export const secondsToWait = ({ extensions }: GraphQLFailure): number =>
  Number(extensions.retryAfter) || 60
