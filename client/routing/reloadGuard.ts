/** A path is not loaded anew twice within this time, in milliseconds: what did not help once would go round in circles. */
const guardTime = 10_000

export interface ReloadGuard {
  /** Whether a path may be loaded anew by us; a yes is remembered. */
  mayReload(pathname: string): boolean
}

interface GuardParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds. */
  now: () => number
}

/** Remembers in the window's session which paths have just been loaded anew. Where nothing can be remembered, nothing may. */
export const createReloadGuard = ({ storage, now }: GuardParts): ReloadGuard => ({
  mayReload(pathname) {
    const key = `reloaded ${pathname}`
    try {
      const last = Number(storage.getItem(key) ?? Number.NaN)
      const passed = now() - last
      // a clock that was set back must not block for long
      if (passed >= 0 && passed < guardTime) return false
      storage.setItem(key, String(now()))
      return storage.getItem(key) !== null
    } catch {
      return false
    }
  },
})
