import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations as migrateJobQueue } from 'graphile-worker'
import type { Client } from 'pg'
import { withDatabaseLock } from './databases.ts'
import {
  migrationNames,
  migrationSql,
  migrationsFolder,
  migrationsList,
  noExternalTables,
  schemaFiles,
} from './migrationFiles.ts'

/**
 * Applies the missing migrations. Uses the Prisma CLI's folder and `_prisma_migrations` table.
 * Unlike Prisma's engine, it runs and records a script in one transaction: a process killed in
 * between leaves nothing to repair by hand.
 * @param before applies only those before this one, for a test of what it does to existing rows
 * @returns names of the migrations applied now
 * @throws Error that names the failed migration
 */
export const applyMigrations = (url: string, before?: string): Promise<string[]> =>
  withDatabaseLock(url, 'migrations', async (client) => {
    await client.query(migrationsTable)
    const { rows } = await client.query<{ migration_name: string; finished_at: Date | null }>(
      'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const unfinished = rows.find((row) => !row.finished_at)
    if (unfinished)
      throw new Error(
        `Migration ${unfinished.migration_name} was started by the Prisma CLI and did not finish: see "prisma migrate resolve".`,
      )
    const applied = new Set(rows.map((row) => row.migration_name))
    const missing = migrationNames().filter(
      (name) => !applied.has(name) && (before === undefined || name < before),
    )
    for (const name of missing) await applyMigration(client, name)
    // the queue's tables are in their own schema, with their own migration history
    await migrateJobQueue({ connectionString: url })
    return missing
  })

const migrationsTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
)`

const applyMigration = async (client: Client, name: string): Promise<void> => {
  const script = migrationSql(name)
  const checksum = createHash('sha256').update(script).digest('hex')
  await client.query('BEGIN')
  try {
    await client.query(script)
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new Error(
      `Migration ${name} fails: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** Loads the engine, for tools only: a running server never needs it. */
const loadEngine = async (url: string) => (await import('./migrationEngine.ts')).openEngine(url)

/**
 * Writes the next migration: the difference between the migrations so far and the Prisma schema.
 * @param name what it does, snake_case
 * @returns the folder's name, or null when there is nothing to migrate
 */
export const authorMigration = async (
  url: string,
  name: string,
  now: Date,
): Promise<string | null> => {
  const engine = await loadEngine(url)
  const from =
    migrationNames().length > 0
      ? { tag: 'migrations' as const, ...migrationsList() }
      : { tag: 'empty' as const }
  const to = { tag: 'schemaDatamodel' as const, files: schemaFiles() }
  const { stdout } = await engine.diff({
    from,
    to,
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: noExternalTables,
  } as never)
  if (!stdout || /This is an empty migration/.test(stdout)) return null
  const folder = `${now.toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`
  mkdirSync(join(migrationsFolder, folder), { recursive: true })
  writeFileSync(join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(join(migrationsFolder, folder, 'migration.sql'), stdout)
  return folder
}

/**
 * Returns how a migrated database differs from the Prisma schema, as text; null when they agree.
 */
export const findSchemaDrift = async (url: string): Promise<string | null> => {
  const engine = await loadEngine(url)
  const files = schemaFiles()
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: process.cwd() },
    to: { tag: 'schemaDatamodel', files },
    script: false,
    shadowDatabaseUrl: null,
    exitCode: true,
    filters: noExternalTables,
  } as never)
  return exitCode === 0 ? null : (stdout ?? 'the database differs from the Prisma schema')
}
