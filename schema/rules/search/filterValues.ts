import { searchLimits } from './searchFilter.ts'

// Readers of single values from an address or a request body: whatever comes in, a good value or the absence of one goes out.

/** Longest raw value worth parsing; anything longer is not a number or a flag. */
const rawLength = 40

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** A finite number from a number or a decimal string, else null. */
export const readNumber = (value: unknown): number | null => {
  const raw = first(value)
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  if (typeof raw !== 'string' || raw.length > rawLength || !/^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(raw))
    return null
  return Number(raw)
}

/** A whole number inside the bounds: rounded and clamped. */
export const readClamped = (value: unknown, low: number, high: number): number | null => {
  const number = readNumber(value)
  // "+ 0" turns a negative zero into zero.
  return number === null ? null : Math.min(high, Math.max(low, Math.round(number))) + 0
}

/** A whole number inside the bounds as it stands, else null. */
export const readInteger = (value: unknown, low: number, high: number): number | null => {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) && number >= low && number <= high
    ? number + 0
    : null
}

export const readId = (value: unknown): number | null => readInteger(value, 1, searchLimits.id)

/** Flags come as 0 and 1, and as "on" or "true" from a form without JavaScript. */
export const readFlag = (value: unknown): boolean => {
  const raw = first(value)
  return raw === true || raw === 1 || (typeof raw === 'string' && /^(?:1|true|on|yes)$/.test(raw))
}

export const readWord = <T extends string>(value: unknown, words: readonly T[]): T | null => {
  const raw = first(value)
  return words.find((word) => word === raw) ?? null
}

/** One line of words: no control characters, single spaces, bounded length; null when nothing is left. */
export const readText = (value: unknown): string | null => {
  const raw = first(value)
  if (typeof raw !== 'string') return null
  const line = raw
    .slice(0, searchLimits.textLength * 4)
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, searchLimits.textLength).join('').trim() || null
}

export const readSlug = (value: unknown): string | null => {
  const raw = first(value)
  return typeof raw === 'string' &&
    raw.length <= searchLimits.slugLength &&
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(raw)
    ? raw
    : null
}

/** A day that exists, yyyy-MM-dd, years 2000 to 2199. */
export const readDate = (value: unknown): string | null => {
  const raw = first(value)
  if (typeof raw !== 'string' || !/^2[01]\d\d-\d\d-\d\d$/.test(raw)) return null
  const instant = new Date(`${raw}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== raw ? null : raw
}

/**
 * Values of a list given as an array, repeated keys or one comma separated string: good ones only, each once, sorted, at
 * most `searchLimits.listLength` of them.
 */
export const readList = <T extends string | number>(
  value: unknown,
  read: (piece: unknown) => T | null,
): readonly T[] => {
  const raw = Array.isArray(value) ? value.slice(0, searchLimits.listLength * 4) : [value]
  const found = new Set<T>()
  for (const entry of raw) {
    // A piece is at most an id, a comma and some air.
    const pieces =
      typeof entry === 'string' ? entry.slice(0, searchLimits.listLength * 24).split(',') : [entry]
    for (const piece of pieces) {
      const good = Array.isArray(piece)
        ? null
        : read(typeof piece === 'string' ? piece.trim() : piece)
      if (good !== null) found.add(good)
      if (found.size === searchLimits.listLength) break
    }
    if (found.size === searchLimits.listLength) break
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1))
}
