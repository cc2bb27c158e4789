// Days are counted from 1970-01-01, without a zone, because a departure's dates are local to its
// tour.

export const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

export const dateOfDay = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10)

/**
 * A calendar word has one bit per 16 days and repeats after 512 days: it can exclude a day, but
 * never confirm one.
 */
const daysPerBit = 16

export const calendarBit = (day: number): number => 1 << ((day / daysPerBit) & 31)

/** Returns the bits of all days from `first` to `last`. */
export const calendarMask = (first: number, last: number): number => {
  const from = Math.floor(first / daysPerBit)
  const to = Math.floor(last / daysPerBit)
  if (to < from) return 0
  if (to - from >= 31) return -1
  const ones = (2 ** (to - from + 1) - 1) | 0
  const shift = from & 31
  return shift === 0 ? ones : (ones << shift) | (ones >>> (32 - shift))
}
