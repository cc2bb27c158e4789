/** npm run bench -- search | booking | graphql | pages | start | lighthouse: each prints a table and, last, one JSON object. */
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'

const benches: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  search: () => import('../bench/search.ts'),
  booking: () => import('../bench/booking.ts'),
  graphql: () => import('../bench/graphql.ts'),
  pages: () => import('../bench/pages.ts'),
  start: () => import('../bench/start.ts'),
  lighthouse: () => import('../bench/lighthouse.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = benches[name]
if (!load) {
  console.error(`Name one: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exit(2)
}
try {
  if (name !== 'start') await prepareBuild()
  await (await load()).run(args)
  process.exit(0)
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
