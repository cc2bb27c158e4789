import { join } from 'node:path'

/** The day it is in every test that does not move the clock (instant, UTC). */
export const testDay = new Date('2026-05-12T09:00:00Z')

/** Everything that a run of tests writes, set once before all tests: two runs at once must not meet. */
export const testRoot = (): string => {
  process.env.TEST_ROOT ??= join(import.meta.dirname, `../../.data/test-${process.pid}`)
  return process.env.TEST_ROOT
}
