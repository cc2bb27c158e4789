import { z } from 'zod'

/** A change of a subject, as `record` writes it in the transaction of the change. */
export interface DomainEvent {
  /** Subject and past participle, such as `request.created`. Stored and sent to partners: a kind is never renamed. */
  kind: string
  /** Id of what changed. */
  subject: string
  /** Grows with each change of the subject; null where it has no version: its events then follow each other by their own ids. */
  version: number | null
  payload: Readonly<Record<string, unknown>>
}

/** Makes events of one kind; `payload` reads what is stored. */
export interface EventKind<Payload> {
  (payload: Payload): DomainEvent
  kind: string
  payload: z.ZodType<Payload>
}

/**
 * Defines a kind of event. Its payload holds ids, versions and closed codes: nothing personal, no sums, no `uuid` of a request,
 * which is the right to pay and cancel it. Kinds live in the `*.events.ts` of their domain.
 * @param payload only grows, by optional keys: a dispatcher of the release before reads it too
 * @param names keys of the payload with the subject's id and version
 */
export const defineEvent = <Shape extends z.ZodRawShape>(
  kind: string,
  payload: z.ZodObject<Shape>,
  names: { subject: keyof Shape & string; version?: keyof Shape & string },
): EventKind<z.output<z.ZodObject<Shape>>> => {
  // what a spread object brings along must not be stored
  const closed = z.strictObject(payload.shape)
  const make = (given: z.output<z.ZodObject<Shape>>): DomainEvent => {
    const stored: Readonly<Record<string, unknown>> = closed.parse(given)
    const version = names.version === undefined ? null : stored[names.version]
    return {
      kind,
      subject: String(stored[names.subject]),
      version: typeof version === 'number' ? version : null,
      payload: stored,
    }
  }
  return Object.assign(make, { kind, payload })
}
