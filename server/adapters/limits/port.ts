/** Maximum attempts within a number of seconds; the name separates counts. */
export interface Limit {
  name: string
  attempts: number
  seconds: number
}

/** Counts attempts across all processes (`createMemoryLimits`: per process). */
export interface RateLimits {
  /**
   * Counts one attempt of a key (an account, an address).
   * @returns seconds to wait if this attempt exceeds the limit, else null
   */
  consume(limit: Limit, key: string): Promise<number | null>
  /** Returns the attempts of a key in the current window, without counting one. */
  countOf(limit: Limit, key: string): Promise<number>
  /** Takes back one counted attempt, because it was right. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Deletes the count of a key. */
  forget(limit: Limit, key: string): Promise<void>
}
