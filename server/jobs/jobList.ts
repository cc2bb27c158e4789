import type { App } from '../compose.ts'
import type { Job } from '../core/defineJob.ts'
import { sendCode } from '../domains/accounts/jobs/sendCode.job.ts'

/** A job whatever its payload: it reads its own. */
export interface RunnableJob {
  name: string
  /** @throws ZodError when the payload is not the job's */
  run(app: App, payload: unknown): Promise<void>
}

const runnable = <Payload>(job: Job<Payload, App>): RunnableJob => ({
  name: job.name,
  run: (app, payload) => job.run(app, job.payload.parse(payload)),
})

/** Every job there is: a worker takes no other. */
export const jobList: readonly RunnableJob[] = [runnable(sendCode)]
