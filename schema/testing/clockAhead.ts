/** Header by which a browser test says how many minutes ahead of the wall clock its visitor comes back. The product knows none. */
export const clockAheadHeader = 'x-test-minutes-ahead'
