/** Parses the reports of Jest and Playwright into counts of tests and seconds of files. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { root, type StepResult } from './runStep.ts'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export interface TestRun extends Count {
  /** Seconds by path from the project's root; for a journey, those of all its tests. */
  seconds: ReadonlyMap<string, number>
}

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numFailedTestSuites: z.int(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

const playwrightSpec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

const readReport = <Report>(file: string, shape: z.ZodType<Report>): Report | null => {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Result of a program that ended without a report: one failure. */
const withoutReport: TestRun = { passed: 0, failed: 1, skipped: 0, seconds: new Map() }

export const readJestReport = (file: string, { isOk }: Pick<StepResult, 'isOk'>): TestRun => {
  const report = readReport(file, jestReport)
  if (!report) return withoutReport
  // a suite that fails to load has no tests to count: it is one failure
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites)
  return {
    passed: report.numPassedTests,
    failed: failed || (isOk ? 0 : 1),
    skipped: report.numPendingTests,
    seconds: new Map(
      report.testResults.map(({ name, startTime, endTime }) => [
        relative(root, name),
        (endTime - startTime) / 1000,
      ]),
    ),
  }
}

export const readPlaywrightReport = (file: string, { isOk }: Pick<StepResult, 'isOk'>): TestRun => {
  const report = readReport(file, playwrightReport)
  if (!report) return withoutReport
  const { expected, unexpected, flaky, skipped } = report.stats
  const seconds = new Map<string, number>()
  const add = ({ specs, suites = [] }: PlaywrightSuite): void => {
    for (const { file: name, tests } of specs) {
      const path = relative(root, `${report.config.rootDir}/${name}`)
      const ms = tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0)
      seconds.set(path, (seconds.get(path) ?? 0) + ms / 1000)
    }
    for (const suite of suites) add(suite)
  }
  for (const suite of report.suites) add(suite)
  return { passed: expected, failed: unexpected + flaky || (isOk ? 0 : 1), skipped, seconds }
}

/** Returns the slowest files as lines of a list, slowest first. */
export const slowestFiles = (runs: readonly TestRun[], count: number): string[] =>
  runs
    .flatMap(({ seconds }) => [...seconds])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([path, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
