// V8 lets the heap of a large machine grow fourfold before it cleans up; under these bounds the server stays small
// (docs/decisions/0010). Plain JavaScript, because launch.mjs runs on any Node before ours is installed.
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']

/**
 * Returns the flags of Node under which `npm start` runs the server. NODE_OPTIONS of the same names win: a catalogue of
 * many thousand tours may want more.
 */
export const serverFlags = (environment) =>
  memoryFlags.filter((flag) => !environment.NODE_OPTIONS?.includes(flag.split('=')[0]))

/** What `npm start` adds to the environment: two arenas of native memory instead of one for each thread and core. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
