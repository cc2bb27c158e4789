import { searchLimits } from './searchFilter.ts'

// Readers of single values from a URL or request body: they return a valid value or an empty one,
// and never throw.

/** Maximum length of a raw value; anything longer is not a number or a flag. */
const rawLength = 40

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** Reads a finite number from a number or a decimal string; else null. */
export const readNumber = (value: unknown): number | null => {
  const raw = first(value)
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  if (typeof raw !== 'string' || raw.length > rawLength || !/^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(raw))
    return null
  return Number(raw)
}

/** Reads a number, rounded and clamped to the bounds; null for a non-number. */
export const readClamped = (value: unknown, low: number, high: number): number | null => {
  const number = readNumber(value)
  // "+ 0" turns a negative zero into zero
  return number === null ? null : Math.min(high, Math.max(low, Math.round(number))) + 0
}

/** Reads a whole number within the bounds, without rounding; else null. */
export const readInteger = (value: unknown, low: number, high: number): number | null => {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) && number >= low && number <= high
    ? number + 0
    : null
}

export const readId = (value: unknown): number | null => readInteger(value, 1, searchLimits.id)

/** Reads a flag: 0 or 1, or "on" or "true" from a form without JavaScript. */
export const readFlag = (value: unknown): boolean => {
  const raw = first(value)
  return raw === true || raw === 1 || (typeof raw === 'string' && /^(?:1|true|on|yes)$/.test(raw))
}

export const readWord = <T extends string>(value: unknown, words: readonly T[]): T | null => {
  const raw = first(value)
  return words.find((word) => word === raw) ?? null
}

/**
 * Reads one line of text: no control characters, single spaces, bounded length; null when nothing
 * is left.
 */
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

export const parseSlugFilter = (value: unknown): string | null => {
  const raw = first(value)
  return typeof raw === 'string' &&
    raw.length <= searchLimits.slugLength &&
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(raw)
    ? raw
    : null
}

/** Reads an existing day, yyyy-MM-dd, in the years 2000 to 2199; else null. */
export const readDate = (value: unknown): string | null => {
  const raw = first(value)
  if (typeof raw !== 'string' || !/^2[01]\d\d-\d\d-\d\d$/.test(raw)) return null
  const instant = new Date(`${raw}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== raw ? null : raw
}

/**
 * Reads a list given as an array, repeated keys or a comma-separated string: valid values only,
 * distinct, sorted, at most `searchLimits.listLength`.
 */
export const readList = <T extends string | number>(
  value: unknown,
  read: (piece: unknown) => T | null,
): readonly T[] => {
  const raw = Array.isArray(value) ? value.slice(0, searchLimits.listLength * 4) : [value]
  const found = new Set<T>()
  for (const entry of raw) {
    // a piece is at most an id, a comma and some whitespace
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
