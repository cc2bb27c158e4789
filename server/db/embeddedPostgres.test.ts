import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { eventually } from '../testing/eventually.ts'
import { testRoot } from '../testing/testDay.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

const directory = join(testRoot(), `embedded-${randomUUID()}`)
const start = () => startEmbeddedPostgres({ directory })
let cluster: EmbeddedPostgres

const query = async (sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  // as left behind by a killed initdb
  mkdirSync(join(directory, 'fresh-killed'), { recursive: true })
  writeFileSync(join(directory, 'fresh-killed/PG_VERSION'), '18\n')
  cluster = await start()
  await query('CREATE TABLE kept AS SELECT 1 AS id')
})

afterAll(async () => {
  await cluster.stop()
  rmSync(directory, { recursive: true, force: true })
})

describe('embedded PostgreSQL', () => {
  test('clears away a half-made cluster', () => {
    expect(readdirSync(directory).sort()).toEqual(['cluster', 'log', 'password', 'run'])
  })

  test('takes over a running cluster', async () => {
    const again = await start()
    expect(again.pid).toBe(cluster.pid)
    expect(again.url('postgres')).toBe(cluster.url('postgres'))
  })

  test('keeps committed data after kill -9', async () => {
    process.kill(cluster.pid, 'SIGKILL')
    const { pid } = cluster
    // a busy machine takes its time to end a killed process
    await eventually(() => !isAlive(pid))
    cluster = await start()
    expect(cluster.pid).not.toBe(pid)
    expect(await query('SELECT id FROM kept')).toEqual([{ id: 1 }])
  })

  test('starts despite a lock file whose pid now belongs to another program', async () => {
    await cluster.stop()
    writeFileSync(
      join(directory, 'cluster/postmaster.pid'),
      `${process.ppid}\n${join(directory, 'cluster')}\n1\n1\n\n127.0.0.1\n\nready   \n`,
    )
    cluster = await start()
    expect(await query('SELECT id FROM kept')).toEqual([{ id: 1 }])
  })

  test('shares one postmaster between parallel starts, even after a killed start held the lock', async () => {
    await cluster.stop()
    writeFileSync(join(directory, 'starting'), '999999999')
    const [one, other] = await Promise.all([start(), start()])
    cluster = one
    expect(other.pid).toBe(one.pid)
  })

  test('stops the postmaster', async () => {
    await cluster.stop()
    expect(await findPostmaster(join(directory, 'cluster'))).toBeNull()
    cluster = await start()
  })
})
