/**
 * npm test: runs static checks in parallel with unit and integration tests, then browser tests.
 * Ends with the slowest files and a count. npm test -- path...   runs only the tests of the paths:
 * Jest's, or a journey such as client/e2e/map.journey.ts.
 */
import { runChecks } from './check.ts'
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'
import { isInterrupted } from './runStep.ts'
import { isJourneyPath, runJest, runPlaywright } from './runTests.ts'
import { type Count, slowestFiles, type TestRun } from './testReports.ts'

const listedFiles = 10

const prepareOrExit = async (): Promise<void> => {
  try {
    await prepareBuild()
  } catch (error) {
    console.error(failureLine(error))
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
}

const countChecks = async (): Promise<TestRun> => {
  const { passed, failed } = await runChecks()
  return { passed: passed.length, failed: failed.length, skipped: 0, seconds: new Map() }
}

/** Runs a phase and prints how long it took. */
const timed = async (name: string, phase: Promise<TestRun>): Promise<TestRun> => {
  const startedAt = performance.now()
  const run = await phase
  console.log(`\n${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return run
}

const runAll = async (): Promise<TestRun[]> => [
  ...(await Promise.all([timed('checks', countChecks()), timed('jest', runJest([]))])),
  await timed('journeys', runPlaywright([])),
]

const runPaths = async (paths: readonly string[]): Promise<TestRun[]> => {
  const { journeys = [], tests = [] } = Object.groupBy(paths, (path) =>
    isJourneyPath(path) ? 'journeys' : 'tests',
  )
  const runs: TestRun[] = []
  if (tests.length > 0) runs.push(await runJest(tests))
  if (journeys.length > 0) runs.push(await runPlaywright(journeys))
  return runs
}

await prepareOrExit()
const paths = process.argv.slice(2)
const runs = paths.length > 0 ? await runPaths(paths) : await runAll()
const slowest = slowestFiles(runs, listedFiles)
if (paths.length === 0) console.log(`\nThe slowest ${slowest.length} files:\n${slowest.join('\n')}`)
const total = (key: keyof Count) => runs.reduce((sum, run) => sum + run[key], 0)
console.log(
  `\n${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`,
)
if (isInterrupted()) console.log('Interrupted: not all tests ran.')
process.exitCode = isInterrupted() ? 130 : total('failed') > 0 ? 1 : 0
