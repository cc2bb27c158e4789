import type { Clock } from '../../core/clock.ts'
import type { RateLimits } from './port.ts'

interface Window {
  attempts: number
  /** Milliseconds of the epoch. */
  end: number
}

/** More are not remembered: those that began first are forgotten. A window takes about 200 bytes. */
const maxWindows = 100_000

/**
 * Counts attempts in the memory of this process, for what is too frequent to ask the database first. Each process counts for
 * itself: with several of them a bound is as many times as high.
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
