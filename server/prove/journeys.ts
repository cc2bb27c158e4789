import { printFigures } from '../bench/printFigures.ts'
import { runJest, runPlaywright } from '../tools/runTests.ts'

/**
 * Files with properties that `npm test` runs on fewer examples (schema/testing/propertyRuns.ts).
 */
const propertyPaths = [
  'schema/rules/booking',
  'schema/rules/routes',
  'schema/rules/search',
  'server/domains/departures/departureSeats',
  'server/domains/requests/booking/requestLife',
  'server/domains/search',
  'server/http/http.test',
  'server/http/sitemap.test',
  'server/seed/planDepartures',
]

/**
 * Runs, before each release, the tests that `npm test` leaves out: every journey on all its screen
 * sizes, the walk through all components of the kit, and properties on all their examples.
 * @returns whether all passed
 */
export const run = async (
  _args: readonly string[],
  onOpen: (close: () => Promise<void>) => void,
): Promise<boolean> => {
  const ended = Promise.withResolvers<void>()
  // a signal reaches the tests themselves: wait until they have cleaned up
  onOpen(() => ended.promise)
  try {
    return await runAll()
  } finally {
    ended.resolve()
  }
}

const runAll = async (): Promise<boolean> => {
  const properties = await runJest(propertyPaths, { PROPERTY_RUNS: 'all' })
  const journeys = await runPlaywright([], { JOURNEYS: 'all' })
  const rows = Object.entries({ properties, journeys }).map(
    ([name, { passed, failed, skipped }]) => ({ name, passed, failed, skipped }),
  )
  const kept = rows.every(({ failed }) => failed === 0)
  printFigures('What npm test leaves out', rows, { prove: 'journeys', kept, rows })
  return kept
}
