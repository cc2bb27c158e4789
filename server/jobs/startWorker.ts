import { type JobHelpers, Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { App } from '../compose.ts'
import { jobList } from './jobList.ts'
import { schedule } from './schedule.ts'

const concurrency = 4

/** Name of each job and what runs it. */
export const taskList = (app: App): TaskList =>
  Object.fromEntries(
    jobList.map((job) => [job.name, (payload: unknown, { job: { attempts } }: JobHelpers) => job.run(app, payload, attempts)]),
  )

/** The queue's own words: failures of jobs are warnings, since they are tried again; payloads are never logged. */
export const queueLogger = (app: App): Logger =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') app.logger.warn({ job: scope.taskIdentifier, jobId: scope.jobId }, message)
  })

/** Takes jobs of the queue in this process until it is stopped; jobs in hand are finished first. */
export const startWorker = async (app: App): Promise<{ stop(): Promise<void> }> => {
  const runner = await run({
    pgPool: app.pool,
    taskList: taskList(app),
    parsedCronItems: parseCronItems(schedule.map(({ job, at }) => ({ task: job, match: at, options: { backfillPeriod: 0 } }))),
    concurrency,
    noHandleSignals: true,
    // a wake-up comes by NOTIFY: this is for jobs whose time has come
    pollInterval: 2_000,
    logger: queueLogger(app),
  })
  return { stop: () => runner.stop() }
}
