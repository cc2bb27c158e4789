import { existsSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { isAlive } from '../db/postmaster.ts'
import { testRoot } from './testDay.ts'

const removeRun = async (root: string): Promise<void> => {
  if (!existsSync(root)) return
  for (const name of readdirSync(root))
    if (/^(pg|embedded-)/.test(name)) await removeEmbeddedPostgres(join(root, name))
  rmSync(root, { recursive: true, force: true })
}

/** Stops every cluster of this run and removes all that it wrote, also after a run that was cut off. */
export default (): Promise<void> => removeRun(testRoot())

/** Does the same for earlier runs that were killed. */
export const removeKilledRuns = async (): Promise<void> => {
  for (const root of globSync(join(testRoot(), '../test-*')))
    if (!isAlive(Number(root.split('-').at(-1)))) await removeRun(root)
}
