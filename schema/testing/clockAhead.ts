/**
 * Header with which a browser test sets how many minutes its visitor is ahead of the wall clock.
 * The product ignores it.
 */
export const clockAheadHeader = 'x-test-minutes-ahead'
