// Sets of ordinals as 32-bit words. Plain functions over Uint32Array, because a search spends most
// of its time in these loops.

export const wordsFor = (size: number): number => (size + 31) >>> 5

export const hasBit = (words: Uint32Array, index: number): boolean =>
  (((words[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1

export const setBit = (words: Uint32Array, index: number): void => {
  const at = index >>> 5
  words[at] = (words[at] ?? 0) | (1 << (index & 31))
}

export const clearBit = (words: Uint32Array, index: number): void => {
  const at = index >>> 5
  words[at] = (words[at] ?? 0) & ~(1 << (index & 31))
}

export const countWord = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (words: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < words.length; at++) count += countWord(words[at] ?? 0)
  return count
}

export const countCommon = (left: Uint32Array, right: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < left.length; at++) count += countWord((left[at] ?? 0) & (right[at] ?? 0))
  return count
}

export const unite = (target: Uint32Array, other: Uint32Array): void => {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) | (other[at] ?? 0)
}

export const intersect = (target: Uint32Array, other: Uint32Array): void => {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (other[at] ?? 0)
}

/** Writes the members, ascending, into `into`, which must be long enough. @returns how many */
export const listBits = (words: Uint32Array, into: Int32Array): number => {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    let word = words[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      into[count++] = (at << 5) + (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return count
}

/** Returns the same set in a longer array. */
export const grown = (words: Uint32Array, length: number): Uint32Array => {
  const longer = new Uint32Array(length)
  longer.set(words)
  return longer
}

/**
 * Finds the members of `base` that miss no group (`match`) and those that miss exactly one
 * (`once`), as a carry-save counter. `once & ~group` gives those that miss that group.
 */
export const countMisses = (
  base: Uint32Array,
  groups: readonly Uint32Array[],
  match: Uint32Array,
  once: Uint32Array,
): void => {
  for (let at = 0; at < base.length; at++) {
    const within = base[at] ?? 0
    let one = 0
    let two = 0
    if (within !== 0) {
      for (const group of groups) {
        const missed = within & ~(group[at] ?? 0)
        two |= one & missed
        one |= missed
      }
    }
    match[at] = within & ~one
    once[at] = one & ~two
  }
}
