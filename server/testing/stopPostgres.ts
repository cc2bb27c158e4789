import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { testRoot } from './testDay.ts'

/** After all tests, and after a run that was cut off: stops every cluster of this run and removes all that it wrote. */
export default async (): Promise<void> => {
  const root = testRoot()
  if (!existsSync(root)) return
  for (const name of readdirSync(root))
    if (/^(pg|embedded-.*)$/.test(name)) await removeEmbeddedPostgres(join(root, name))
  rmSync(root, { recursive: true, force: true })
}
