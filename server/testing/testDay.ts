import { join } from 'node:path'

/** Current time in every test that does not move the clock (instant, UTC). */
export const testDay = new Date('2026-05-12T09:00:00Z')

/**
 * Returns the folder for everything that a test run writes, set once before all tests: parallel
 * runs must not share it.
 */
export const testRoot = (): string => {
  process.env.TEST_ROOT ??= join(import.meta.dirname, `../../.data/test-${process.pid}`)
  return process.env.TEST_ROOT
}
