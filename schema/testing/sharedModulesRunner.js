/**
 * Jest's test runner for server/ and schema/, and the base of the one for client/: a worker loads the
 * product once, as Node does in production, and runs all of its test files. Jest's own runner loads
 * every module again for each file, which takes most of a run's time and memory. So the files of a
 * worker share the state of modules: a test that changes it must restore it.
 */
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Resolves the path of a package that only another package depends on. */
export const resolveThrough = (...packages) =>
  packages.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename)

const circusPath = resolveThrough('jest', '@jest/core', 'jest-config', 'jest-circus/runner')
const requireFromCircus = createRequire(circusPath)
const { default: runWithCircus } = requireFromCircus(circusPath)

const globalsUrl = new URL('jestGlobals.js', import.meta.url).href
enableCompileCache()
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: globalsUrl, shortCircuit: true }
      : next(specifier, context),
})
const { setGlobals } = await import(globalsUrl)

// the worker is done when its event loop is empty: freeing its memory would take longer than Jest
// waits (half a second)
if (process.send) process.once('beforeExit', () => process.exit())

/** A file that mocks modules needs its own modules, so Jest's own runner runs it. */
export const mocksModules = (testPath) =>
  readFileSync(testPath, 'utf8').includes('jest.unstable_mockModule')

const circusKeys = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

let fileCount = 0

/** Implements the runtime that jest-circus needs with Node itself. */
const nativeRuntime = (environment, projectConfig, testPath) => {
  fileCount += 1
  const mocker = new environment.moduleMocker.constructor(globalThis)
  const timers = new environment.fakeTimersModern.constructor({
    config: projectConfig,
    global: globalThis,
  })
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    advanceTimersToNextTimer: (steps) => timers.advanceTimersToNextTimer(steps),
    runAllTimers: () => timers.runAllTimers(),
  }
  return {
    requireInternalModule(path) {
      // jest-circus keeps its state in its module: each file gets a new one
      delete requireFromCircus.cache[path]
      return requireFromCircus(path)
    },
    requireModule: requireFromCircus,
    setGlobalsForRuntime: (globals) => setGlobals({ ...globals, jest }),
    unstable_shouldLoadAsEsm: () => true,
    // a setup file registers its hooks again for each test file
    unstable_importModule: (path) =>
      import(`${pathToFileURL(path).href}${path === testPath ? '' : `?file=${fileCount}`}`),
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
    dispose() {
      mocker.restoreAllMocks()
      timers.dispose()
    },
  }
}

/** Symbols of the global object under which jest-circus keeps a file's tests and listeners. */
const deleteCircusState = () => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (circusKeys.includes(key.description)) delete globalThis[key]
}

/**
 * Creates a test runner. `install` gets Jest's runtime and prepares the global object before each
 * file; it returns what restores the global object afterward.
 */
export const createRunner =
  (install = () => () => undefined) =>
  /** Runs a test file. @returns the same as Jest's own runner */
  async (globalConfig, projectConfig, environment, runtime, testPath, sendMessageToJest) => {
    const run = (anyRuntime) =>
      runWithCircus(
        globalConfig,
        projectConfig,
        environment,
        anyRuntime,
        testPath,
        sendMessageToJest,
      )
    if (mocksModules(testPath)) return run(runtime)
    const restore = install(runtime)
    const native = nativeRuntime(environment, projectConfig, testPath)
    try {
      return await run(native)
    } finally {
      native.dispose()
      await restore()
      deleteCircusState()
    }
  }

export default createRunner()
