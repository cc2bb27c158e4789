import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { helpRequested } from '../domains/help/help.events.ts'
import { record } from '../db/recordEvent.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { testRoot } from '../testing/testDay.ts'
import { batchSize, dispatchEvents } from './dispatchEvents.ts'
import { startDispatcher } from './startDispatcher.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
}, 60_000)
afterAll(() => world.close())

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries > 500) throw new Error('it never came')
    await pause(100)
  }
}

const queryRows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.app.pool.query<Row>(sql, values)).rows

/** Creates a help request with its event, which leads to two e-mails. */
const askForHelp = (email: string): Promise<number> =>
  world.app.db.$transaction(async (tx) => {
    const { id } = await tx.helpRequest.create({
      data: {
        kind: 'other',
        name: 'Anna',
        email,
        phone: '',
        message: 'Hello',
        locale: 'en',
        idempotencyKey: crypto.randomUUID(),
      },
      select: { id: true },
    })
    await record(tx, helpRequested({ helpRequestId: id }))
    return id
  })

const newAddress = (): string => `anna-${crypto.randomUUID()}@example.org`
const countEmails = (recipient: string) =>
  world.app.db.outboxMessage.count({ where: { recipient } })
const statusOf = async (subject: number | string) =>
  (
    await world.app.db.outboxEvent.findMany({
      where: { subject: String(subject) },
      orderBy: { id: 'asc' },
    })
  ).map(({ status }) => status)
const countJobs = async () =>
  (await queryRows<{ count: number }>('SELECT count(*)::int FROM graphile_worker._private_jobs'))[0]
    ?.count ?? 0

/** Returns the number of notices on the dispatchers' channel during an action. */
const noticesDuring = async (act: () => Promise<unknown>): Promise<number> => {
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  let count = 0
  const isOver = new Promise<void>((resolve) =>
    client.on('notification', ({ channel }) => (channel === 'over' ? resolve() : count++)),
  )
  try {
    await client.query('LISTEN events; LISTEN over')
    await act()
    await world.app.notices.settle()
    // notices arrive in the order of commits
    await world.app.pool.query('NOTIFY over')
    await isOver
  } finally {
    await client.end()
  }
  return count
}

test('turns an event into one job per subscription and wakes dispatchers after its commit', async () => {
  const email = newAddress()
  const asked: number[] = []
  expect(
    await noticesDuring(async () => {
      asked.push(await askForHelp(email))
    }),
  ).toBe(1)
  const [id = 0] = asked
  const [event] = await world.app.db.outboxEvent.findMany({ where: { subject: String(id) } })
  expect(event).toMatchObject({
    kind: 'help.requested',
    status: 'pending',
    payload: { helpRequestId: id },
    version: null,
  })
  const before = await countJobs()
  expect(await dispatchEvents(world.app.pool, world.app.logger)).toBe(1)
  expect(await countJobs()).toBe(before + 2)
  expect(await dispatchEvents(world.app.pool, world.app.logger)).toBe(0)
  expect(await statusOf(id)).toEqual(['done'])
  await world.runJobs()
  expect(await countEmails(email)).toBe(1)
})

test('records nothing and wakes nobody when the transaction is rolled back', async () => {
  const before = await world.app.db.outboxEvent.count()
  const broken = () =>
    world.app.db.$transaction(async (tx) => {
      await record(tx, helpRequested({ helpRequestId: 1 }))
      throw new Error('something after it fails')
    })
  expect(
    await noticesDuring(() => expect(broken()).rejects.toThrow('something after it fails')),
  ).toBe(0)
  expect(await world.app.db.outboxEvent.count()).toBe(before)
})

test('does not compile when an event is recorded outside a transaction', () => {
  // @ts-expect-error the database itself is no transaction
  const refused = () => record(world.app.db, helpRequested({ helpRequestId: 1 }))
  expect(refused).toBeDefined()
})

test('leaves events of unknown kinds pending', async () => {
  await world.app.pool.query(
    `INSERT INTO outbox_event (topic, subject, payload) VALUES ('moon.landed', 'moon', '{"moonId": 1}')`,
  )
  const email = newAddress()
  await askForHelp(email)
  await world.runJobs()
  expect(await countEmails(email)).toBe(1)
  expect(await statusOf('moon')).toEqual(['pending'])
})

test('sets an unreadable event aside with its reason and dispatches those after it', async () => {
  await world.app.pool.query(
    `INSERT INTO outbox_event (topic, subject, payload) VALUES ('help.requested', 'odd', '{"helpRequestId": "x"}')`,
  )
  const email = newAddress()
  await askForHelp(email)
  await world.runJobs()
  expect(await countEmails(email)).toBe(1)
  expect(await world.app.db.outboxEvent.findMany({ where: { subject: 'odd' } })).toMatchObject([
    { status: 'dead', lastError: expect.stringContaining('helpRequestId') },
  ])
})

test('runs jobs in the order of their events, even of the same millisecond', async () => {
  await world.runJobs()
  await world.app.pool.query(
    `INSERT INTO outbox_event (topic, subject, payload, created_at)
     SELECT 'help.requested', 'row', json_build_object('helpRequestId', 2000000 + n), '2026-05-01' FROM generate_series(1, 50) n`,
  )
  await dispatchEvents(world.app.pool, world.app.logger)
  const rows = await queryRows<{ id: number }>(
    `SELECT (payload->>'helpRequestId')::int AS id FROM graphile_worker._private_jobs ORDER BY priority, run_at`,
  )
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, i) => 2_000_001 + Math.floor(i / 2)),
  )
  await world.app.pool.query('DELETE FROM graphile_worker._private_jobs')
})

test('dispatches each event once with parallel dispatchers', async () => {
  // these help requests do not exist: their jobs would end immediately
  const count = batchSize * 2 + 30
  await world.app.pool.query(
    `INSERT INTO outbox_event (topic, subject, payload) SELECT 'help.requested', 'crowd', json_build_object('helpRequestId', 1000000 + n) FROM generate_series(1, $1::int) n`,
    [count],
  )
  const before = await countJobs()
  const drain = async (): Promise<number> => {
    let total = 0
    for (let done = 1; done > 0; total += done)
      done = await dispatchEvents(world.app.pool, world.app.logger)
    return total
  }
  const totals = await Promise.all([drain(), drain(), drain()])
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(count)
  expect(await countJobs()).toBe(before + 2 * count)
  await world.app.pool.query('DELETE FROM graphile_worker._private_jobs')
})

test('finds events without a notice, reconnects after a lost connection and receives later notices', async () => {
  const dispatcher = startDispatcher(world.app)
  try {
    await world.app.pool.query(
      `INSERT INTO outbox_event (topic, subject, payload) VALUES ('help.requested', 'quiet', '{"helpRequestId": 1}')`,
    )
    await until(async () => (await statusOf('quiet'))[0] === 'done')
    const listeners = () =>
      queryRows<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN events' AND datname = current_database()`,
      )
    const [listener] = await listeners()
    await world.app.pool.query('SELECT pg_terminate_backend($1)', [listener?.pid])
    await until(async () => (await listeners()).some(({ pid }) => pid !== listener?.pid))
    const id = await askForHelp(newAddress())
    await until(async () => (await statusOf(id))[0] === 'done')
  } finally {
    await dispatcher.stop()
  }
}, 60_000)

/** Starts a worker process as an operator does. */
const startWorkerProcess = (): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      ROLES: 'worker',
      DEMO: 'off',
      DATA_DIR: testRoot(),
      DATABASE_URL: world.databaseUrl,
    },
    stdio: 'ignore',
  })

test('loses and repeats nothing when a dispatcher is killed halfway', async () => {
  await world.runJobs()
  const child = startWorkerProcess()
  const backends = (what: string) =>
    queryRows(
      `SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database() AND ${what}`,
      [`versta ${child.pid}`],
    )
  // this lock blocks adding jobs: it stops the dispatcher between its claim and its commit
  const gate = new Client({ connectionString: world.databaseUrl })
  await gate.connect()
  try {
    await until(async () => (await backends(`query = 'LISTEN events'`)).length > 0)
    await gate.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN SHARE MODE')
    const emails = [newAddress(), newAddress(), newAddress()]
    const ids: number[] = []
    for (const email of emails) ids.push(await askForHelp(email))
    await until(
      async () =>
        (await backends(`wait_event_type = 'Lock' AND query LIKE '%add_jobs%'`)).length > 0,
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    await gate.query('ROLLBACK')
    await until(async () => (await backends('true')).length === 0)
    for (const id of ids) expect(await statusOf(id)).toEqual(['pending'])
    for (const email of emails) expect(await countEmails(email)).toBe(0)
    await world.runJobs()
    await world.runJobs()
    for (const email of emails) expect(await countEmails(email)).toBe(1)
    for (const id of ids) expect(await statusOf(id)).toEqual(['done'])
  } finally {
    child.kill('SIGKILL')
    await gate.end()
  }
}, 120_000)

test('deletes dispatched events after 30 days, but never pending ones', async () => {
  const days = (count: number) => new Date(world.clock.now().getTime() - count * 86_400_000)
  const row = { kind: 'help.requested', subject: 'old', payload: {} }
  await world.app.db.outboxEvent.createMany({
    data: [
      { ...row, status: 'done', doneAt: days(31) },
      { ...row, status: 'done', doneAt: days(29) },
      { ...row, kind: 'moon.landed', status: 'pending', createdAt: days(90) },
    ],
  })
  await world.runScheduled('queue.deleteOldEvents')
  expect(await statusOf('old')).toEqual(['done', 'pending'])
})
