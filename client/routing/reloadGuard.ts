/**
 * Minimum time between reloads of a path, in milliseconds: a reload that did not help must not
 * loop.
 */
const guardTime = 10_000

export interface ReloadGuard {
  /** Returns whether we may reload a path; records a yes. */
  mayReload(pathname: string): boolean
}

interface GuardParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds. */
  now: () => number
}

/** Records the latest reloads by path in the session storage. Without storage, it allows none. */
export const createReloadGuard = ({ storage, now }: GuardParts): ReloadGuard => ({
  mayReload(pathname) {
    const key = `reloaded ${pathname}`
    try {
      const last = Number(storage.getItem(key) ?? Number.NaN)
      const passed = now() - last
      // a clock that was set back must not block reloads for long
      if (passed >= 0 && passed < guardTime) return false
      storage.setItem(key, String(now()))
      return storage.getItem(key) !== null
    } catch {
      return false
    }
  },
})
