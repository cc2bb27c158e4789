/** Repeatable random values: the same seed gives the same catalog. */
export interface RandomSource {
  /** Returns an integer from 0 to below `count`. */
  below(count: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** Returns up to `count` different entries. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Creates a Mulberry32 generator: small, and good enough for test data. */
export const createRandom = (seed: number): RandomSource => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
  return {
    below,
    pick,
    chance: (share) => next() < share,
    some: (list, count) =>
      list.length === 0 ? [] : [...new Set(Array.from({ length: count }, () => pick(list)))],
  }
}
