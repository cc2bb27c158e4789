import { timingSafeEqual } from 'node:crypto'

/** Compares texts in a time that tells nothing about where they differ. */
export const isSameSecret = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
