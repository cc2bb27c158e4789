/**
 * npm test: static checks, then unit and integration tests, then browser tests; ends with a count.
 * npm test -- path   runs the Jest tests of a path only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runChecks } from './check.ts'
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'
import { runStep } from './runStep.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

const jestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numFailedTestSuites: z.int() })
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })

const reports = mkdtempSync(join(tmpdir(), 'versta-test-'))
const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning'

const readReport = <Report>(file: string, shape: z.ZodType<Report>): Report | null => {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const runJest = async (paths: readonly string[]): Promise<Count> => {
  const file = join(reports, 'jest.json')
  const { isOk } = await runStep(
    'jest',
    [
      '--projects',
      'server/testing/jest.config.js',
      'client/testing/jest.config.js',
      '--json',
      `--outputFile=${file}`,
      // tests of the server wait on the database for a third of their time
      '--maxWorkers=3',
      // a machine that does other things besides takes seconds to copy a database and to read it into memory
      '--testTimeout=30000',
      '--passWithNoTests=false',
      ...paths,
    ],
    {
      env: { NODE_OPTIONS: nodeOptions, NODE_ENV: 'test', TZ: 'UTC' },
      isLoud: true,
    },
  )
  const report = readReport(file, jestReport)
  // a suite that does not even load has no tests to count: it is one failure
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites)
  return { passed: report.numPassedTests, failed: failed || (isOk ? 0 : 1), skipped: report.numPendingTests }
}

const runPlaywright = async (): Promise<Count> => {
  const file = join(reports, 'playwright.json')
  const { isOk } = await runStep('playwright', ['test', '--config', 'client/e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    isLoud: true,
  })
  const report = readReport(file, playwrightReport)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky || (isOk ? 0 : 1), skipped }
}

try {
  await prepareBuild()
} catch (error) {
  console.error(failureLine(error))
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const paths = process.argv.slice(2)
const counts: Count[] = []
if (paths.length === 0) {
  const { passed, failed } = await runChecks()
  counts.push({ passed: passed.length, failed: failed.length, skipped: 0 })
}
counts.push(await runJest(paths))
if (paths.length === 0) counts.push(await runPlaywright())
rmSync(reports, { recursive: true, force: true })
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`)
process.exitCode = total('failed') > 0 ? 1 : 0
