import { resultKey, type StoredResult } from './resultRef.ts'

/**
 * Results for the current page, by key. One per request on the server, one per window in the
 * browser.
 */
export interface PageStore {
  has(key: string): boolean
  read(key: string): unknown
  write(key: string, data: unknown): void
  subscribe(key: string, listener: () => void): () => void
  /** Called with each key whose result was evicted. */
  onDrop(listener: (key: string) => void): void
}

/** Unused results are evicted beyond this number, oldest first. */
const kept = 40

export function createPageStore(results: readonly StoredResult[] = []): PageStore {
  const entries = new Map<string, unknown>()
  const listeners = new Map<string, Set<() => void>>()
  let dropped: (key: string) => void = () => {}
  for (const result of results) entries.set(resultKey(result), result.data)

  const evict = (): void => {
    for (const key of entries.keys()) {
      if (entries.size <= kept) return
      if (listeners.has(key)) continue
      entries.delete(key)
      dropped(key)
    }
  }

  return {
    has: (key) => entries.has(key),
    read: (key) => entries.get(key),
    write: (key, data) => {
      if (entries.has(key) && entries.get(key) === data) return
      entries.set(key, data)
      for (const listener of listeners.get(key) ?? []) listener()
      evict()
    },
    subscribe: (key, listener) => {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && listeners.get(key) === all) listeners.delete(key)
      }
    },
    onDrop: (listener) => {
      dropped = listener
    },
  }
}
