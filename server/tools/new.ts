/**
 * npm run new -- page | action | mutation NAME, npm run new -- subscriber NAME EVENT: writes the
 * files of a new part and adds it to the lists.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failureLine } from './failureLine.ts'
import { planNew } from './new/planNew.ts'
import { root, runOrThrow } from './runStep.ts'

/** Files with lists, which are edited; all others are new and never overwritten. */
const listFiles = /\/(pagePaths|roles|schema|jobList|subscriptions)\.ts$|\.json$/

try {
  const { changes, next } = planNew(process.argv.slice(2))
  const taken = [...changes.keys()].find(
    (path) => !listFiles.test(path) && existsSync(join(root, path)),
  )
  if (taken) throw new Error(`${taken} exists already`)
  for (const [path, text] of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
  // names of other lengths change line breaks
  await runOrThrow('formatting', 'biome', [
    'format',
    '--write',
    ...[...changes.keys()].filter((path) => !path.endsWith('.json')),
  ])
  console.log(`\n${next}`)
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
}
