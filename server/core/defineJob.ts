import type { z } from 'zod'

/** Work done after the answer, at least once: running a handler again must be safe. */
export interface Job<Payload, Deps> {
  /**
   * Domain and verb, such as `accounts.sendCode`; stored with each job, so a rename would strand
   * waiting jobs.
   */
  name: string
  payload: z.ZodType<Payload>
  /**
   * Number of attempts, with growing pauses (e, e², … seconds), before the job counts as failed.
   */
  maxAttempts: number
  /**
   * Runs the job.
   * @param attempt 1 on the first run
   * @throws anything: the job is retried later
   */
  run(deps: Deps, payload: Payload, attempt: number): Promise<void>
  /** Runs when staff give up a failed job for good, before it is deleted, so that nothing is lost. */
  onGivenUp?(deps: Deps, payload: Payload): Promise<void>
}

/**
 * Runs the consequences of giving up a job. Does nothing for most jobs, unknown names and payloads
 * it can't read.
 */
export type GiveUpJob = (name: string, payload: unknown) => Promise<void>

/** Defines a job. Handlers are in their domain; `server/jobs/jobList.ts` lists them. */
export const defineJob = <Payload, Deps>({
  maxAttempts = 12,
  ...job
}: Omit<Job<Payload, Deps>, 'maxAttempts'> & { maxAttempts?: number }): Job<Payload, Deps> => ({
  maxAttempts,
  ...job,
})
