import type { z } from 'zod'

/** Work that is done after the answer, at least once: a handler must bear being run again. */
export interface Job<Payload, Deps> {
  /** Domain and verb, such as `accounts.sendCode`; stored with each job, so a rename strands those that wait. */
  name: string
  payload: z.ZodType<Payload>
  /** Tries with growing pauses (e, e², … seconds) before the job lies dead. */
  maxAttempts: number
  /**
   * @param attempt 1 at first
   * @throws anything: the job is tried again later
   */
  run(deps: Deps, payload: Payload, attempt: number): Promise<void>
  /** Runs when staff give up a failed job for good, before it is deleted, so that nothing is lost. */
  onGivenUp?(deps: Deps, payload: Payload): Promise<void>
}

/** Does what follows when the job of a name is given up: nothing for most, for unknown names and for payloads it can't read. */
export type GiveUpJob = (name: string, payload: unknown) => Promise<void>

/** Handlers live in their domain; `server/jobs/jobList.ts` lists them. */
export const defineJob = <Payload, Deps>({
  maxAttempts = 12,
  ...job
}: Omit<Job<Payload, Deps>, 'maxAttempts'> & { maxAttempts?: number }): Job<Payload, Deps> => ({
  maxAttempts,
  ...job,
})
