import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { App } from '../compose.ts'
import { releaseDeadWorkers } from '../domains/queue/actions/releaseDeadWorkers.ts'
import { holdWorkerLock } from './holdWorkerLock.ts'
import { jobList } from './jobList.ts'
import { schedule } from './schedule.ts'

const concurrency = 4

/** Returns each job's name with the function that runs it. */
export const createTaskList = (app: App): TaskList =>
  Object.fromEntries(
    jobList.map((job) => [
      job.name,
      (payload: unknown, { job: { attempts } }: JobHelpers) => job.run(app, payload, attempts),
    ]),
  )

/**
 * Returns the logger of the queue: failures of jobs are warnings, because they are retried.
 * Payloads are never logged.
 */
export const queueLogger = (app: App): Logger =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning')
      app.logger.warn({ job: scope.taskIdentifier, jobId: scope.jobId }, message)
  })

/**
 * Runs jobs of the queue in this process until it is stopped, after the current jobs. Survives
 * outages of PostgreSQL.
 */
export const startWorker = async (app: App): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  let runner = await startRunner(app)
  const watch = async () => {
    // the runner ends when PostgreSQL becomes unavailable
    for (;;) {
      await runner.promise.catch((error: unknown) =>
        app.logger.warn({ err: error }, 'the queue worker stopped: restarting'),
      )
      do if (!(await pause(pauseMs, true, { signal: stopping.signal }).catch(() => false))) return
      while (!(await again()))
    }
  }
  const again = async (): Promise<boolean> => {
    try {
      runner = await startRunner(app)
      if (stopping.signal.aborted) await runner.stop()
      return true
    } catch (error) {
      app.logger.warn({ err: error }, 'the queue worker could not start: retrying')
      return false
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      // it may already have stopped
      await runner.stop().catch(() => undefined)
      await watching
    },
  }
}

/** Milliseconds between attempts to restart the runner. */
const pauseMs = 1_000

/** Scheduled jobs. The next run replaces a failed or waiting one, so runs never pile up. */
const cronItems = parseCronItems(
  schedule.map(({ job, at }) => ({
    task: job,
    match: at,
    options: {
      backfillPeriod: 0,
      jobKey: `schedule:${job}`,
      maxAttempts: jobList.find(({ name }) => name === job)?.maxAttempts ?? 1,
    },
  })),
)

interface LockedRunner extends Pick<Runner, 'stop'> {
  promise: Promise<void>
}

/**
 * Starts a runner with a lock that shows other processes that it is alive: when it is killed, they
 * take its jobs over.
 */
const startRunner = async (app: App): Promise<LockedRunner> => {
  const events: WorkerEvents = new EventEmitter()
  let lock: Awaited<ReturnType<typeof holdWorkerLock>> | undefined
  const named = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const runner = await runQueue(app, events)
  try {
    lock = await holdWorkerLock(app.pool, app.logger, await named)
    await releaseDeadWorkers(app.pool)
  } catch (error) {
    await lock?.release()
    await runner.stop().catch(() => undefined)
    throw error
  }
  return {
    stop: () => runner.stop(),
    promise: runner.promise.finally(() => lock.release()),
  }
}

const runQueue = (app: App, events: WorkerEvents): Promise<Runner> =>
  run({
    pgPool: app.pool,
    events,
    taskList: createTaskList(app),
    parsedCronItems: cronItems,
    concurrency,
    noHandleSignals: true,
    // NOTIFY wakes workers for new jobs: this is for jobs that become due
    pollInterval: 2_000,
    logger: queueLogger(app),
    // without a delay nobody awaits the promises that write results: a failing one would end the
    // process
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
