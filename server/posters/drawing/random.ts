export type Random = {
  /** Returns the next number in [0, 1). */
  next: () => number
  between: (low: number, high: number) => number
  /** Returns a whole number between both ends, inclusive. */
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** Returns a separate stream, so that more numbers for one element don't change all others. */
  fork: (label: string) => Random
}

/** Hashes by FNV-1a over UTF-16 code units. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/**
 * Creates a seeded generator (mulberry32): the same seed gives the same numbers on every machine.
 */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  for (let round = 0; round < 4; round++) next()
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}

/** Creates smooth one-dimensional noise in [-1, 1]; `size` is the length of one swell in pixels. */
export const createNoise = (random: Random, size: number) => {
  const values = Array.from({ length: 64 }, () => random.between(-1, 1))
  const at = (index: number) => values[((index % 64) + 64) % 64] ?? 0
  return (x: number) => {
    const position = x / size
    const cell = Math.floor(position)
    const t = position - cell
    const eased = t * t * (3 - 2 * t)
    return at(cell) * (1 - eased) + at(cell + 1) * eased
  }
}
