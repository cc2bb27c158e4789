import { rateLimitedError } from '../../adapters/limits/enforceLimit.ts'

/** Seconds in which a full queue empties many times over. */
const retryAfter = 5

/**
 * Limits expensive work to `atOnce` parallel runs and a bounded queue.
 * @returns a function that runs work in its turn; it throws DomainError RATE_LIMITED when the queue
 * is full
 */
export const createConcurrencyLimit = ({
  atOnce,
  waiting: maxWaiting,
}: {
  atOnce: number
  waiting: number
}) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw rateLimitedError(retryAfter)
      // a finished run hands over its place, so that newcomers can't jump the queue
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
