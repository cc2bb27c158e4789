import { runOnce } from 'graphile-worker'
import { type DocumentNode, type GraphQLError, execute, parse, validate } from 'graphql'
import type { Pool } from 'pg'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { type App, createApp } from '../compose.ts'
import type { Clock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { type Viewer, visitor } from '../core/viewer.ts'
import { cloneDatabase, dropDatabase, ensureDatabase } from '../db/databases.ts'
import { applyMigrations } from '../db/migrations.ts'
import { readEnv } from '../env.ts'
import type { Context } from '../graphql/context.ts'
import { schema } from '../graphql/schema.ts'
import { batchSize, dispatchEvents } from '../jobs/dispatchEvents.ts'
import { jobList } from '../jobs/jobList.ts'
import { queueLogger, createTaskList } from '../jobs/startWorker.ts'
import { patientUrl } from './patientUrl.ts'
import { testDay, testRoot } from './testDay.ts'
import { unlimitedBooking } from './unlimitedBooking.ts'

export interface MovableClock extends Clock {
  set(now: Date): void
}

export const movableClock = (start: Date = testDay): MovableClock => {
  let at = start
  return {
    now: () => at,
    set: (now) => {
      at = now
    },
  }
}

export interface Caller {
  viewer?: Viewer
  locale?: Locale
  currency?: Currency
  cookies?: Context['cookies']
  /** Network address; tests of limits use their own. */
  ip?: string
}

/** `data` has the type of a success: a test that expects an error looks at `errors`. */
export interface OperationResult<Result> {
  data: Result
  errors?: readonly GraphQLError[]
}

export interface TestApp {
  app: App
  clock: MovableClock
  databaseUrl: string
  /**
   * Runs an operation as over HTTP, but in process. @throws for a document that the schema refuses
   */
  run<Result = Record<string, never>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
    caller?: Caller,
  ): Promise<OperationResult<Result>>
  /** Runs an operation that succeeds and returns its data. @throws its first error */
  ask<Result = Record<string, never>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
    caller?: Caller,
  ): Promise<Result>
  /**
   * Dispatches events and runs the jobs that are due by the test's clock. @throws when a job failed
   */
  runJobs(): Promise<void>
  /** Runs a job of the schedule. */
  runScheduled(job: string): Promise<void>
  /** Returns the number of SQL statements that `action` sends. */
  countStatements(action: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/**
 * Creates a whole application on its own database, a copy of a template: `demo` (the catalog as of
 * testDay) or `empty`. `variables` are environment variables, such as TELEGRAM_BOT_TOKEN. Close it
 * in afterAll.
 */
export const createTestApp = async (
  template: 'demo' | 'empty' = 'demo',
  variables: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const databaseUrl = await newTestDatabase(template)
  const clock = movableClock()
  const fixed = { NODE_ENV: 'test', PORT: '0', DATA_DIR: testRoot(), DATABASE_URL: databaseUrl }
  const env = readEnv({
    PUBLIC_URL: 'http://localhost',
    ...unlimitedBooking,
    ...variables,
    ...fixed,
  })
  const world: TestApp = {
    app: await createApp({ env, databaseUrl, clock, logger: createLogger('silent') }),
    clock,
    databaseUrl,
    run: (document, variables, caller) => runOperation(world.app, document, variables, caller),
    ask: async <Result>(...call: Parameters<TestApp['run']>) => {
      const { data, errors } = await world.run<Result>(...call)
      if (errors?.[0]) throw errors[0].originalError ?? errors[0]
      return data
    },
    runJobs: () => runDueJobs(world.app),
    runScheduled: async (name) => {
      const job = jobList.find((known) => known.name === name)
      if (!job) throw new Error(`unknown job ${name}`)
      await job.run(world.app, {}, 1)
    },
    countStatements: (action) => countStatements(world.app.pool, action),
    async close() {
      await world.app.close()
      await dropDatabase(databaseUrl)
      // the modules of a test file stay loaded and keep everything that their variables refer to in
      // memory
      Reflect.deleteProperty(world, 'app')
    },
  }
  return world
}

/** Creates a copy of a template. @returns its connection string */
export const newTestDatabase = async (template: 'demo' | 'empty'): Promise<string> => {
  const databaseUrl = newDatabaseUrl()
  await cloneDatabase(databaseUrl, `template_${template}`)
  return databaseUrl
}

/** Creates an empty database as it was before a migration. @returns its connection string */
export const newDatabaseBefore = async (migration: string): Promise<string> => {
  const databaseUrl = newDatabaseUrl()
  await ensureDatabase(databaseUrl)
  await applyMigrations(databaseUrl, migration)
  return databaseUrl
}

const newDatabaseUrl = (): string => {
  const server = process.env.TEST_DATABASE_SERVER
  if (!server) throw new Error('no test cluster: run tests with "npm test"')
  const url = new URL(server)
  url.pathname = `/test_${crypto.randomUUID().replaceAll('-', '')}`
  return patientUrl(url.href)
}

const runDueJobs = async (app: App): Promise<void> => {
  await dispatchAll(app)
  do {
    // the queue uses the database's clock, which tests can't set; jobs that are due by both clocks
    // keep their order
    await app.pool.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND run_at <= $1',
      [app.clock.now()],
    )
    await runOnce({
      pgPool: app.pool,
      taskList: createTaskList(app),
      noHandleSignals: true,
      logger: queueLogger(app),
    })
    // jobs record events and schedule jobs
  } while ((await dispatchAll(app)) + (await countNewDueJobs(app)) > 0)
  const { rows } = await app.pool.query<{ last_error: string }>(
    'SELECT last_error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL',
  )
  if (rows[0]) throw new Error(`a job failed: ${rows[0].last_error}`)
}

/**
 * Dispatches all events.
 * @returns the number of dispatched events
 */
const dispatchAll = async (app: App): Promise<number> => {
  let total = 0
  for (let count = batchSize; count === batchSize; total += count)
    count = await dispatchEvents(app.pool, app.logger)
  return total
}

const dueSql = '(run_at <= $1 OR run_at <= now())'

/** Returns the number of due jobs, except failed ones, which wait for their next attempt. */
const countNewDueJobs = async (app: App): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE ${dueSql} AND last_error IS NULL AND locked_at IS NULL`,
    [app.clock.now()],
  )
  return rows[0]?.count ?? 0
}

const runOperation = async <Result>(
  app: App,
  document: string | DocumentNode,
  variables: Record<string, unknown> = {},
  caller: Caller = {},
): Promise<OperationResult<Result>> => {
  const parsed = typeof document === 'string' ? parse(document) : document
  const errors = validate(schema, parsed)
  if (errors[0]) throw errors[0]
  return (await execute({
    schema,
    document: parsed,
    variableValues: variables,
    contextValue: contextOf(app, caller),
  })) as OperationResult<Result>
}

const contextOf = (
  app: App,
  { viewer = visitor, locale = 'en', currency = 'USD', cookies, ip = '127.0.0.1' }: Caller,
): Context => ({
  app,
  viewer,
  locale,
  currency,
  requestId: 'test',
  client: { ip, userAgent: 'test' },
  cookies: cookies ?? { setSession: () => undefined, clearSession: () => undefined },
})

/** Counts every query on every connection of the pool, including Prisma's. */
const countStatements = async (pool: Pool, action: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const { connect } = pool
  const spied = new Map<object, unknown>()
  const spy = (client: { query: (...args: unknown[]) => unknown }) => {
    if (spied.has(client)) return
    const { query } = client
    spied.set(client, query)
    client.query = (...args: unknown[]) => {
      count++
      return query.apply(client, args)
    }
  }
  pool.connect = ((...args: unknown[]) => {
    const [callback] = args
    if (typeof callback === 'function') {
      return connect.call(pool, ((error: Error | undefined, client: never, done: unknown) => {
        if (client) spy(client)
        callback(error, client, done)
      }) as never)
    }
    return (connect as () => Promise<never>).call(pool).then((client) => {
      spy(client)
      return client
    })
  }) as Pool['connect']
  try {
    await action()
  } finally {
    pool.connect = connect
    for (const [client, query] of spied) Object.assign(client, { query })
  }
  return count
}
