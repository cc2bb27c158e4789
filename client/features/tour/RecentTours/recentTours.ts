/** No more are remembered: a ninth pushes out the one seen longest ago. */
const most = 8
const key = 'recentTours'

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** Ids of the tours that this browser has looked at, the last one first. Empty where storage is refused or was tampered with. */
export const readRecent = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps these instead; none leaves nothing behind. A browser that refuses storage forgets. */
export const keepRecent = (ids: readonly number[]): void => {
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids.slice(0, most)))
  } catch {
    // private windows and full disks: there is nothing to tell anybody
  }
}

/** Puts a tour before the others. */
export const rememberTour = (id: number): void =>
  keepRecent([id, ...readRecent().filter((other) => other !== id)])
