/** The day it is in every test that does not move the clock (instant, UTC). */
export const testDay = new Date('2026-05-12T09:00:00Z')

/** Everything that tests write. */
export const testRoot = new URL('../../.data/test', import.meta.url).pathname
