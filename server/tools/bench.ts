/**
 * npm run bench -- search | booking | graphql | pages | start | lighthouse [--check]: each prints a
 * table, a line per goal of server/bench/goals.ts and, last, one JSON object. With `--check` it
 * exits non-zero when a goal is missed.
 */
import { isAllMet, printReport, type Report } from '../bench/report.ts'
import { stopHeldClusters } from '../db/embeddedPostgres.ts'
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'

const benches: Record<string, () => Promise<{ run(args: readonly string[]): Promise<Report> }>> = {
  search: () => import('../bench/search.ts'),
  booking: () => import('../bench/booking.ts'),
  graphql: () => import('../bench/graphql.ts'),
  pages: () => import('../bench/pages.ts'),
  start: () => import('../bench/start.ts'),
  lighthouse: () => import('../bench/lighthouse.ts'),
}

const [name = '', ...options] = process.argv.slice(2)
const isCheck = options.includes('--check')
const load = benches[name]
if (!load) {
  console.error(`Name one: npm run bench -- ${Object.keys(benches).join(' | ')} [--check]`)
  process.exit(2)
}
// exit via exit(), to end the started processes too
let isInterrupted = false
const interrupt = (): void => {
  isInterrupted = true
  // connections that break with their database need no report
  process.on('uncaughtException', () => undefined)
  // exit() ends the processes that it started
  void stopHeldClusters().finally(() => process.exit(130))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt)
try {
  if (name !== 'start') await prepareBuild()
  const report = await (await load()).run(options.filter((option) => option !== '--check'))
  printReport(name, report)
  process.exit(isCheck && !isAllMet(report.outcomes) ? 1 : 0)
} catch (error) {
  if (!isInterrupted) {
    console.error(failureLine(error))
    process.exit(1)
  }
}
