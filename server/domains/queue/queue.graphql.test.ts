import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { enqueueJob } from '../../db/enqueueJob.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testRoot } from '../../testing/testDay.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { sendSecurityNotice } from '../accounts/jobs/sendSecurityNotice.job.ts'
import { releaseDeadWorkers } from './actions/releaseDeadWorkers.ts'
import { workerLockClass } from './workerLock.ts'

let world: TestApp
let admin: UserViewer
beforeAll(async () => {
  world = await createTestApp('empty')
  const { viewer } = await personIn(world)
  admin = { ...viewer, permissions: administratorPermissions }
})
afterAll(() => world.close())

interface Job {
  id: string
  name: string
  about: { name: string; id: string }[]
  attempts: number
  error: string | null
}
const ask = async (viewer = admin, variables: Record<string, unknown> = {}) => {
  const data = await world.ask<{
    failedJobs: { totalCount: number; hasMore: boolean; jobs: Job[] }
  }>(
    'query ($first: Int! = 50, $before: ID) { failedJobs(first: $first, before: $before) { totalCount hasMore jobs { id name about { name id } attempts createdAt failedAt error } } }',
    variables,
    { viewer },
  )
  return data.failedJobs
}
const press = async (mutation: 'retryFailedJob' | 'deleteFailedJob', id: string) => {
  await world.ask(`mutation ($id: ID!) { ${mutation}(id: $id) }`, { id }, { viewer: admin })
}
const jobs = async (id: string) =>
  (
    await world.app.pool.query(
      'SELECT attempts, locked_by FROM graphile_worker._private_jobs WHERE id = $1',
      [id],
    )
  ).rows

/** Adds a job that has used up its attempts. @returns its id */
const bury = async (error: string | null = 'it was not sent') => {
  await world.app.pool.query(
    `SELECT graphile_worker.add_job('requests.announce', '{"requestId": 12, "eventId": 40, "email": "anna@example.org"}')`,
  )
  const { rows } = await world.app.pool.query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $1, updated_at = clock_timestamp()
     WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs) RETURNING id::text`,
    [error],
  )
  return rows[0]?.id ?? ''
}

test('lists failed jobs with their last error, without secrets and personal data', async () => {
  const id = await bury(
    'a letter to anna@example.org was not sent: postgres://versta:hunter2@db is away',
  )
  const other = await bury(null)
  const { jobs: listed, totalCount } = await ask()
  expect(totalCount).toBe(2)
  expect(listed.map((job) => job.id)).toEqual([other, id])
  expect(listed[1]).toMatchObject({
    name: 'requests.announce',
    about: [
      { name: 'requestId', id: '12' },
      { name: 'eventId', id: '40' },
    ],
    error: 'a letter to ••• was not sent: postgres://•••@db is away',
  })
  expect(listed[0]?.error).toBeNull()
  const first = await ask(admin, { first: 1 })
  expect(first).toMatchObject({ hasMore: true, jobs: [{ id: other }] })
  expect(await ask(admin, { first: 1, before: other })).toMatchObject({
    hasMore: false,
    jobs: [{ id }],
  })
  expect(await world.countStatements(() => ask())).toBe(2)
})

test('names the refund of a failed job and ignores ids that are no UUID', async () => {
  const refundId = crypto.randomUUID()
  await world.app.pool.query(`SELECT graphile_worker.add_job('payments.refund', $1)`, [
    JSON.stringify({ refundId }),
  ])
  await world.app.pool.query(
    `SELECT graphile_worker.add_job('payments.close', '{"paymentId": "DROP TABLE"}')`,
  )
  await world.app.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE attempts = 0`,
  )
  const { jobs: listed } = await ask()
  expect(listed.find(({ name }) => name === 'payments.refund')?.about).toEqual([
    { name: 'refundId', id: refundId },
  ])
  expect(listed.find(({ name }) => name === 'payments.close')?.about).toEqual([])
  await world.app.pool.query(
    `DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id FROM graphile_worker.jobs WHERE task_identifier LIKE 'payments.%')`,
  )
})

test('omits jobs that are locked or still have attempts', async () => {
  const id = await bury()
  const before = (await ask()).totalCount
  await world.app.pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w' WHERE id = $1`,
    [id],
  )
  expect((await ask()).totalCount).toBe(before - 1)
  await expect(press('retryFailedJob', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.app.pool.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, attempts = 3 WHERE id = $1',
    [id],
  )
  expect((await ask()).totalCount).toBe(before - 1)
  await expect(press('deleteFailedJob', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await jobs(id)).toHaveLength(1)
})

test('retries or deletes a failed job; of parallel calls one succeeds', async () => {
  const id = await bury()
  const answers = await Promise.allSettled([
    press('retryFailedJob', id),
    press('retryFailedJob', id),
    press('deleteFailedJob', id),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const dropped = await bury()
  await press('deleteFailedJob', dropped)
  expect(await jobs(dropped)).toEqual([])
  const retried = await bury()
  await press('retryFailedJob', retried)
  expect(await jobs(retried)).toEqual([{ attempts: 0, locked_by: null }])
  await expect(press('deleteFailedJob', 'DROP TABLE')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.app.pool.query('DELETE FROM graphile_worker._private_jobs')
})

test('releases the job of a killed worker, but not that of a living one', async () => {
  // a mail server that never answers keeps the job running
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        ROLES: 'worker',
        DEMO: 'off',
        DATA_DIR: testRoot(),
        DATABASE_URL: world.databaseUrl,
        SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        MAIL_FROM: 'Versta <desk@versta.example>',
      },
      stdio: 'ignore',
    },
  )
  try {
    const notice = {
      what: 'passwordChanged',
      email: 'anna@example.org',
      name: '',
      locale: 'en',
      requestId: 'r-1',
    } as const
    await enqueueJob(world.app.db, sendSecurityNotice, notice, { key: 'in-hand' })
    const inHand = async () =>
      (
        await world.app.pool.query<{ id: string; locked_by: string | null }>(
          `SELECT id::text, locked_by FROM graphile_worker.jobs WHERE key = 'in-hand'`,
        )
      ).rows[0]
    const until = async (isSo: () => Promise<boolean>) => {
      for (let tries = 0; !(await isSo()); tries++) {
        if (tries > 300) throw new Error('it never came')
        await pause(100)
      }
    }
    await until(async () => typeof (await inHand())?.locked_by === 'string')
    const worker = (await inHand())?.locked_by ?? ''
    // the worker takes its lock a moment after its first job
    const holdsLock = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted`
    await until(
      async () => ((await world.app.pool.query(holdsLock, [workerLockClass])).rowCount ?? 0) > 0,
    )
    expect(await releaseDeadWorkers(world.app.pool, 0)).toEqual([])
    expect((await inHand())?.locked_by).toBe(worker)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await inHand())?.locked_by).toBe(worker)
    await until(async () => (await releaseDeadWorkers(world.app.pool, 0)).includes(worker))
    expect((await inHand())?.locked_by).toBeNull()
    await world.runJobs()
    await until(async () => (await inHand()) === undefined)
    expect(
      await world.app.db.outboxMessage.count({ where: { recipient: 'anna@example.org' } }),
    ).toBe(1)
  } finally {
    child.kill('SIGKILL')
    silent.close()
  }
})
