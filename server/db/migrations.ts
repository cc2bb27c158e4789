import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withDatabaseLock } from './databases.ts'
import { migrationNames, migrationSql, migrationsFolder, migrationsList, noExternalTables, openEngine, schemaFiles } from './migrationEngine.ts'

/**
 * Applies what is missing, as the Prisma CLI would (folder and `_prisma_migrations` are its own).
 * @returns names of the migrations applied now
 */
export const applyMigrations = (url: string): Promise<string[]> =>
  withDatabaseLock(url, 'migrations', async (client) => {
    if (await isUpToDate(client)) return []
    const engine = await openEngine(url)
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: migrationsList(), filters: noExternalTables } as never)
    return appliedMigrationNames
  })

/** Loading the engine takes a second; a start that has nothing to apply does not pay it. */
const isUpToDate = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ present: boolean }>(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  if (!rows[0]?.present) return false
  const applied = await client.query<{ migration_name: string; checksum: string }>('SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL')
  const checksums = new Map(applied.rows.map((row) => [row.migration_name, row.checksum]))
  return migrationNames().every((name) => checksums.get(name) === createHash('sha256').update(migrationSql(name)).digest('hex'))
}

/**
 * Writes the next migration: what the Prisma schema has over the migrations so far.
 * @param name what it does, snake_case
 * @returns the folder's name, or null when there is nothing to migrate
 */
export const authorMigration = async (url: string, name: string, now: Date): Promise<string | null> => {
  const engine = await openEngine(url)
  const from = migrationNames().length > 0 ? { tag: 'migrations' as const, ...migrationsList() } : { tag: 'empty' as const }
  const to = { tag: 'schemaDatamodel' as const, files: schemaFiles() }
  const { stdout } = await engine.diff({ from, to, script: true, shadowDatabaseUrl: null, exitCode: null, filters: noExternalTables } as never)
  if (!stdout || /This is an empty migration/.test(stdout)) return null
  const folder = `${now.toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`
  mkdirSync(join(migrationsFolder, folder), { recursive: true })
  writeFileSync(join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  writeFileSync(join(migrationsFolder, folder, 'migration.sql'), stdout)
  return folder
}

/** What a migrated database lacks against the Prisma schema, as text; null when they agree. */
export const findSchemaDrift = async (url: string): Promise<string | null> => {
  const engine = await openEngine(url)
  const files = schemaFiles()
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: process.cwd() }, to: { tag: 'schemaDatamodel', files },
    script: false, shadowDatabaseUrl: null, exitCode: true, filters: noExternalTables,
  } as never)
  return exitCode === 0 ? null : (stdout ?? 'the database differs from the Prisma schema')
}
