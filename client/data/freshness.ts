/** A result is taken from the cache for this long, in milliseconds: going back is immediate, and prices are never old. */
const freshMs = 60_000

/** Remembers by key when results were fetched. */
export interface Freshness {
  isFresh(key: string): boolean
  /** Notes that a result has just been fetched. */
  mark(key: string): void
  forget(key: string): void
  /** After a change nothing that was read before is fresh. */
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
