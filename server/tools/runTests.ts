/** Jest and Playwright as `npm test` and `npm run prove` start them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, type StepResult } from './runStep.ts'
import { readJestReport, readPlaywrightReport, type TestRun } from './testReports.ts'

const quiet = '--disable-warning=ExperimentalWarning'

/** Gives `run` the path of a report to write and answers what is in it. */
const withReport = async (
  run: (file: string) => Promise<StepResult>,
  read: (file: string, result: StepResult) => TestRun,
): Promise<TestRun> => {
  const folder = mkdtempSync(join(tmpdir(), 'versta-test-'))
  try {
    const file = join(folder, 'report.json')
    return read(file, await run(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the Jest tests of some paths, all where none is given. `env` is added to the tests' environment. */
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
          // tests of the server wait on the database for a third of their time
          '--maxWorkers=3',
          // modules stay loaded and hold what their tests left: a worker that has grown is replaced by a new one
          '--workerIdleMemoryLimit=1200MB',
          // a machine that does other things besides takes long to copy a database and to read it into memory
          '--testTimeout=120000',
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

/** Runs the journeys of some paths (`client/e2e/NAME.journey.ts:LINE` is one test), all where none is given. */
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

/** Whether a path is Playwright's: a journey, a test in one, or their folder. */
export const isJourneyPath = (path: string): boolean =>
  /(^|[\\/])client[\\/]e2e([\\/]|$)|\.journey\b/.test(path)
