import type { Clock } from '../../core/clock.ts'
import type { RateLimits } from './port.ts'

interface Window {
  attempts: number
  /** Milliseconds since the epoch. */
  end: number
}

/**
 * Maximum windows kept: ended ones are dropped first, then the oldest. A window takes about 200
 * bytes.
 */
const maxWindows = 100_000

/**
 * Counts attempts in the memory of this process, for calls too frequent to query the database
 * first. Each process counts separately, so several processes multiply the limit.
 */
export const createMemoryLimits = (
  clock: Clock,
  { most = maxWindows } = {},
): Pick<RateLimits, 'consume'> => {
  const windows = new Map<string, Window>()
  const forgetSome = (now: number): void => {
    for (const [key, { end }] of windows) if (end <= now) windows.delete(key)
    for (const key of windows.keys()) {
      if (windows.size < most) return
      windows.delete(key)
    }
  }
  return {
    async consume({ name, attempts, seconds }, key) {
      const now = clock.now().getTime()
      const place = `${name} ${key}`
      const known = windows.get(place)
      if (known && known.end > now) {
        if (known.attempts >= attempts) return Math.max(1, Math.ceil((known.end - now) / 1000))
        known.attempts++
        return null
      }
      windows.delete(place)
      if (windows.size >= most) forgetSome(now)
      windows.set(place, { attempts: 1, end: now + seconds * 1000 })
      return null
    },
  }
}
