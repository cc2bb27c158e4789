import type { z } from 'zod'
import type { EventKind } from '../core/defineEvent.ts'
import type { Job } from '../core/defineJob.ts'

/** A job that follows events of a kind. */
export interface Subscription {
  event: { kind: string; payload: z.ZodType }
  job: { name: string; maxAttempts: number }
  /** Payload of the job for that of an event; null: this event needs none. */
  payloadFor(eventPayload: unknown): unknown
}

/** Subscribes a job to a kind of event: `toPayload` says with what it runs, or null where this event does not concern it. */
export const on = <Payload, JobPayload>(
  event: EventKind<Payload>,
  job: Job<JobPayload, never>,
  toPayload: (payload: Payload) => JobPayload | null,
): Subscription => ({
  event,
  job,
  payloadFor: (eventPayload) => toPayload(event.payload.parse(eventPayload)),
})
