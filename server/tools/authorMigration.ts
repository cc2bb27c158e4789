/**
 * npm run db:migration -- NAME: writes the next migration from the Prisma schema, offline, on a
 * separate cluster.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase } from '../db/databases.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { authorMigration } from '../db/migrations.ts'
import { failureLine } from './failureLine.ts'
import { root } from './runStep.ts'

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    'Name the migration in snake_case by what it does: npm run db:migration -- add_tour_badges',
  )
  process.exit(2)
}
const directory = join(root, '.data/authoring')
const cluster = await startEmbeddedPostgres({ directory, isThrowaway: true })
try {
  await ensureDatabase(cluster.url('authoring'))
  const folder = await authorMigration(cluster.url('authoring'), name, new Date())
  console.log(
    folder
      ? `Wrote schema/prisma/migrations/${folder}/migration.sql: read it, and add the constraints that Prisma can't express.`
      : 'Nothing to migrate: migrations and schema agree.',
  )
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
} finally {
  await cluster.stop()
  rmSync(directory, { recursive: true, force: true })
}
