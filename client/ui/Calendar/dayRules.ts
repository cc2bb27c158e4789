/**
 * Limits of the days that a calendar allows (specification section 5). Days are `yyyy-MM-dd` or
 * `today`; pure.
 */

export type DayLimits = {
  /** First selectable day: a day or `today`. */
  min?: string
  max?: string
  /** The only selectable days, if given. */
  allowed?: readonly string[]
  /** Days that can't be selected. */
  disabled?: readonly string[]
}

/** Format of a day, with the years that a date field allows. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns whether a text is an existing day: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  return date.toISOString().slice(0, 10) === text
}

/**
 * Returns a day as `yyyy-MM-dd`, with `today` (itself `yyyy-MM-dd`) for the word; null for anything
 * else.
 */
export function readDay(value: string | null | undefined, today: string): string | null {
  if (value === 'today') return today
  return value && isDay(value) ? value : null
}

/** Returns whether a day is selectable. Ignores limits that are no valid days. */
export function isOpenDay(
  day: string,
  { min, max, allowed, disabled }: DayLimits,
  today: string,
): boolean {
  const first = readDay(min, today)
  const last = readDay(max, today)
  // yyyy-MM-dd sorts as days do
  if ((first && day < first) || (last && day > last)) return false
  const has = (list: readonly string[]) => list.some((entry) => readDay(entry, today) === day)
  if (allowed && !has(allowed)) return false
  return !(disabled && has(disabled))
}

export type DayRange = { start: string; end: string }

/** Returns a range if both ends exist, are selectable and in order; null for anything else. */
export function readRange(
  range: Partial<DayRange> | null | undefined,
  limits: DayLimits,
  today: string,
): DayRange | null {
  const start = readDay(range?.start, today)
  const end = readDay(range?.end, today)
  if (!start || !end || start > end) return null
  return isOpenDay(start, limits, today) && isOpenDay(end, limits, today) ? { start, end } : null
}
