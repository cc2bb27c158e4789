/** Starts Jest and Playwright for `npm test` and `npm run prove`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import removeRun, { removeKilledRuns } from '../testing/stopPostgres.ts'
import { testRoot } from '../testing/testDay.ts'
import { runStep, type StepResult } from './runStep.ts'
import { readJestReport, readPlaywrightReport, type TestRun } from './testReports.ts'

const quiet = '--disable-warning=ExperimentalWarning'

/** Calls `run` with the path for its report and returns the report's content. */
const withReport = async (
  run: (file: string) => Promise<StepResult>,
  read: (file: string, result: StepResult) => TestRun,
): Promise<TestRun> => {
  const folder = mkdtempSync(join(tmpdir(), 'versta-test-'))
  await removeKilledRuns()
  testRoot() // set for the programs that this process starts, so that it can clean up after them
  try {
    const file = join(folder, 'report.json')
    return read(file, await run(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await removeRun()
  }
}

/**
 * Runs the Jest tests of the given paths, or all without paths. `env` is added to the tests'
 * environment.
 */
export const runJest = (
  paths: readonly string[],
  env: Record<string, string> = {},
): Promise<TestRun> =>
  withReport(
    (file) =>
      runStep(
        'jest',
        [
          '--projects',
          'server/testing/jest.config.js',
          'client/testing/jest.config.js',
          '--json',
          `--outputFile=${file}`,
          // server tests wait for the database a third of their time
          '--maxWorkers=3',
          // modules stay loaded and keep what their tests left: replace workers that have grown too
          // large
          '--workerIdleMemoryLimit=1200MB',
          // a busy machine takes long to copy a database and to load it into memory
          '--testTimeout=120000',
          // a worker that has left its event loop still frees a gigabyte: Jest calls it stuck after half
          // a second
          '--workerGracefulExitTimeout=60000',
          '--passWithNoTests=false',
          ...paths,
        ],
        {
          env: {
            NODE_OPTIONS: `--experimental-vm-modules ${quiet}`,
            NODE_ENV: 'test',
            TZ: 'UTC',
            ...env,
          },
          isLoud: true,
        },
      ),
    readJestReport,
  )

/**
 * Runs the journeys of the given paths (`client/e2e/NAME.journey.ts:LINE` is one test), or all
 * without paths.
 */
export const runPlaywright = (
  paths: readonly string[],
  env: Record<string, string> = {},
): Promise<TestRun> =>
  withReport(
    (file) =>
      runStep('playwright', ['test', '--config', 'client/e2e/playwright.config.ts', ...paths], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: quiet, ...env },
        isLoud: true,
      }),
    readPlaywrightReport,
  )

/** Returns whether a path is for Playwright: a journey, a test in one, or their folder. */
export const isJourneyPath = (path: string): boolean =>
  /(^|[\\/])client[\\/]e2e([\\/]|$)|\.journey\b/.test(path)
