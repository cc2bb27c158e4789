import { useSyncExternalStore } from 'react'

/** A value that components can subscribe to. */
export interface Cell<Value> {
  read(): Value
  write(value: Value): void
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void
}

/** Creates a cell; writing an unchanged value notifies nobody. */
export function createCell<Value>(initial: Value): Cell<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    write: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a cell and rerenders when it changes. */
export const useCell = <Value>({
  subscribe,
  read,
}: Pick<Cell<Value>, 'read' | 'subscribe'>): Value => useSyncExternalStore(subscribe, read, read)
