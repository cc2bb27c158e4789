import type { z } from 'zod'
import type { EventKind } from '../core/defineEvent.ts'
import type { Job } from '../core/defineJob.ts'

/** A job that runs after events of a kind. */
export interface Subscription {
  event: { kind: string; payload: z.ZodType }
  job: { name: string; maxAttempts: number }
  /** Returns the job's payload for that of an event; null: this event needs no job. */
  payloadFor(eventPayload: unknown): unknown
}

/**
 * Subscribes a job to a kind of event. `toPayload` returns the job's payload, or null where the
 * event needs no job.
 */
export const on = <Payload, JobPayload>(
  event: EventKind<Payload>,
  job: Job<JobPayload, never>,
  toPayload: (payload: Payload) => JobPayload | null,
): Subscription => ({
  event,
  job,
  payloadFor: (eventPayload) => toPayload(event.payload.parse(eventPayload)),
})
