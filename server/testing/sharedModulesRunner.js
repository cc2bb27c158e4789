/**
 * Jest's test runner for server/ and schema/: a worker loads the product once, as Node does in
 * production, and runs all of its test files. Jest's own runner loads every module again for each
 * file, which takes most of a run's time and memory. So the files of a worker share the state of
 * modules: a test that changes it must restore it.
 */
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Resolves the path of a package that only another package depends on. */
const resolveThrough = (...packages) =>
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

const circusKeys = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

/** Implements the runtime that jest-circus needs with Node itself. */
const nativeRuntime = (environment, projectConfig) => {
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
    unstable_importModule: (path) => import(pathToFileURL(path).href),
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

/** Runs a test file. @returns the same as Jest's own runner */
export default async (
  globalConfig,
  projectConfig,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) => {
  // a file that mocks modules needs its own modules
  if (readFileSync(testPath, 'utf8').includes('jest.unstable_mockModule'))
    return runWithCircus(
      globalConfig,
      projectConfig,
      environment,
      runtime,
      testPath,
      sendMessageToJest,
    )
  const native = nativeRuntime(environment, projectConfig)
  try {
    return await runWithCircus(
      globalConfig,
      projectConfig,
      environment,
      native,
      testPath,
      sendMessageToJest,
    )
  } finally {
    native.dispose()
    deleteCircusState()
  }
}
