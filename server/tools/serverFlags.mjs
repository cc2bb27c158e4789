// On a large machine V8 lets the heap grow fourfold before it collects; these limits keep the server
// small (decision 0010). Plain JavaScript, because launch.mjs runs before our Node is installed.
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']

/**
 * Returns the Node flags of `npm start`. The same flags in NODE_OPTIONS take precedence: a catalog of
 * many thousand tours may need more.
 */
export const serverFlags = (environment) =>
  memoryFlags.filter((flag) => !environment.NODE_OPTIONS?.includes(flag.split('=')[0]))

/** Environment of `npm start`: two arenas of native memory instead of one per thread and core. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
