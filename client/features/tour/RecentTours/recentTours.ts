/** Maximum number of remembered tours: a ninth removes the oldest. */
const most = 8
const key = 'recentTours'

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/**
 * Returns the ids of tours viewed in this browser, latest first. Empty where storage is refused or
 * invalid.
 */
export const readRecent = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, most) : []
  } catch {
    return []
  }
}

/**
 * Replaces the stored ids; an empty list removes the entry. Does nothing where storage is refused.
 */
export const keepRecent = (ids: readonly number[]): void => {
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids.slice(0, most)))
  } catch {
    // private windows and full disks: nothing to report
  }
}

/** Puts a tour first in the list. */
export const rememberTour = (id: number): void =>
  keepRecent([id, ...readRecent().filter((other) => other !== id)])
