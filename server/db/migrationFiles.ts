import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Schema and migrations in schema/prisma, in the shapes that Prisma's engine takes. */
const schemaFolder = new URL('../../schema/prisma/', import.meta.url).pathname
export const migrationsFolder = join(schemaFolder, 'migrations')

export const schemaFiles = (): { path: string; content: string }[] =>
  readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((path) => ({ path, content: readFileSync(join(schemaFolder, path), 'utf8') }))

export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

export const migrationSql = (name: string): string =>
  readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8')

export const migrationsList = () => ({
  baseDir: migrationsFolder,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrationNames().map((path) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok' as const, value: migrationSql(path) },
    },
  })),
})

export const noExternalTables = { externalTables: [], externalEnums: [] }
