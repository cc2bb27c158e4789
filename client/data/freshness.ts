/**
 * Milliseconds for which a result is taken from the cache: going back is immediate, and prices stay
 * current.
 */
const freshMs = 60_000

/** Records by key when results were fetched. */
export interface Freshness {
  isFresh(key: string): boolean
  /** Records that a result has just been fetched. */
  mark(key: string): void
  forget(key: string): void
  /** Marks all earlier results as stale, after a change. */
  forgetAll(): void
}

export function createFreshness(now: () => number = Date.now): Freshness {
  const fetchedAt = new Map<string, number>()
  return {
    isFresh: (key) => now() - (fetchedAt.get(key) ?? Number.NEGATIVE_INFINITY) < freshMs,
    mark: (key) => fetchedAt.set(key, now()),
    forget: (key) => fetchedAt.delete(key),
    forgetAll: () => fetchedAt.clear(),
  }
}
