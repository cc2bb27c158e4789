import { useSyncExternalStore } from 'react'

const pad = (number: number, length = 2): string => String(number).padStart(length, '0')

/** Returns the visitor's current day, `yyyy-MM-dd`. */
export const todayHere = (): string => {
  const now = new Date()
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

const never = () => () => {}

/**
 * Returns the visitor's current day; null while rendering on the server and hydrating, since the
 * server's may differ.
 */
export const useToday = (): string | null =>
  useSyncExternalStore<string | null>(never, todayHere, () => null)
