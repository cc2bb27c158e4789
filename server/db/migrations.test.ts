import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { newTestDatabase } from '../testing/testApp.ts'
import { dropDatabase } from './databases.ts'
import { migrationNames, migrationsFolder } from './migrationFiles.ts'
import { applyMigrations, authorMigration, findSchemaDrift } from './migrations.ts'

let url = ''
beforeAll(async () => {
  url = await newTestDatabase('empty')
})
afterAll(() => dropDatabase(url))

const query = async (sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  test('do nothing when applied again', async () => {
    const before = await query('SELECT * FROM _prisma_migrations ORDER BY migration_name')
    expect(before.map((row) => row.migration_name)).toEqual(migrationNames())
    expect(await applyMigrations(url)).toEqual([])
    expect(await query('SELECT * FROM _prisma_migrations ORDER BY migration_name')).toEqual(before)
  })

  test('create the database that the Prisma schema describes', async () => {
    expect(await findSchemaDrift(url)).toBeNull()
  })

  test('report drift from the Prisma schema', async () => {
    await query('ALTER TABLE tour ADD COLUMN stray int')
    expect(await findSchemaDrift(url)).toContain('stray')
    await query('ALTER TABLE tour DROP COLUMN stray')
  })

  test('are not authored for an unchanged schema', async () => {
    const before = readdirSync(migrationsFolder)
    expect(await authorMigration(url, 'nothing', new Date())).toBeNull()
    expect(readdirSync(migrationsFolder)).toEqual(before)
  })

  test('stop at one that the Prisma CLI started but did not finish, and name it', async () => {
    await query(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${migrationNames()[0]}'`,
    )
    await expect(applyMigrations(url)).rejects.toThrow(migrationNames()[0])
    await query('UPDATE _prisma_migrations SET finished_at = now()')
  })

  test('leave nothing behind when a script fails', async () => {
    // forget the migration that created the tables: run again, it fails because they exist
    const [first] = migrationNames()
    await query(`DELETE FROM _prisma_migrations WHERE migration_name = '${first}'`)
    const tables = `SELECT count(*)::int AS count FROM pg_class`
    const before = await query(tables)
    await expect(applyMigrations(url)).rejects.toThrow(`Migration ${first} fails`)
    expect(await query(tables)).toEqual(before)
    expect(
      await query(`SELECT 1 FROM _prisma_migrations WHERE migration_name = '${first}'`),
    ).toEqual([])
  })
})
