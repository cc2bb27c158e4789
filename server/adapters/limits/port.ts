/** So many attempts in so many seconds; the name keeps counts apart. */
export interface Limit {
  name: string
  attempts: number
  seconds: number
}

/** Counts attempts across all processes. */
export interface RateLimits {
  /**
   * Counts one attempt of a key (an account, an address).
   * @returns seconds to wait when this attempt is one too many, else null
   */
  consume(limit: Limit, key: string): Promise<number | null>
  /** Attempts of a key in the running window, without counting one. */
  countOf(limit: Limit, key: string): Promise<number>
  /** The attempt was right: it does not count. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Ends the count. */
  forget(limit: Limit, key: string): Promise<void>
}
