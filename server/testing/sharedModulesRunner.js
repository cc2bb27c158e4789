/**
 * Jest's test runner for server/ and schema/: a worker loads the product once, as Node does in production, and runs all of its
 * test files on it. Jest's own runner loads every module again for each file, which is most of a run's time and memory.
 * State of a module is therefore shared by the files of a worker: a test that changes it has to change it back.
 */
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The path of a package that only another one of node_modules depends on. */
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

// a worker has nothing left to do when its loop is empty: taking its memory apart piece by piece would outlast Jest's half second
if (process.send) process.once('beforeExit', () => process.exit())

const circusKeys = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

/** What jest-circus asks of a runtime, answered by Node itself. */
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
      // circus keeps its state in its module: each file starts with a new one
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

/** Circus keeps a file's tests and listeners under symbols of the global object. */
const deleteCircusState = () => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (circusKeys.includes(key.description)) delete globalThis[key]
}

/** @returns what Jest's own runner returns */
export default async (
  globalConfig,
  projectConfig,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) => {
  // a file that replaces modules needs modules of its own
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
