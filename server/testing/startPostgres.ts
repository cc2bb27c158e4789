import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '../db/connect.ts'
import { createLogger } from '../core/logger.ts'
import { ensureDatabase } from '../db/databases.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { loadDemo } from '../seed/loadDemo.ts'
import { testDay, testRoot } from './testDay.ts'

/**
 * Starts, before all tests, a throwaway cluster with two template databases: one only migrated, one
 * with the demo catalog as of a fixed day. Each test file copies the one it needs, which takes a
 * fraction of a second.
 */
export default async (): Promise<void> => {
  rmSync(testRoot(), { recursive: true, force: true })
  const cluster = await startEmbeddedPostgres({
    directory: join(testRoot(), 'pg'),
    isThrowaway: true,
  })
  process.env.TEST_DATABASE_SERVER = cluster.url('postgres')
  for (const name of ['template_empty', 'template_demo']) {
    await ensureDatabase(cluster.url(name))
    await applyMigrations(cluster.url(name))
  }
  const { db, close } = connectDatabase(cluster.url('template_demo'), createLogger('warn'), 2)
  await loadDemo(db, testDay, () => undefined)
  await close()
}
