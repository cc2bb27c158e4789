import { rateLimitedError } from '../../adapters/limits/enforceLimit.ts'

/** Seconds in which a full queue is empty many times over. */
const retryAfter = 5

/**
 * Lets work that is dear be done a few at once, and a bounded crowd wait for its turn.
 * @returns does the work in its turn; throws DomainError RATE_LIMITED at once where too many wait already
 */
export const createConcurrencyLimit = ({
  atOnce,
  waiting: mostWaiting,
}: {
  atOnce: number
  waiting: number
}) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw rateLimitedError(retryAfter)
      // whoever is done hands the place over: it is never free for somebody who comes in between
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
