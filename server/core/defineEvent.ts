import { z } from 'zod'

/** A change of a subject, which `record` writes in the transaction of the change. */
export interface DomainEvent {
  /**
   * Subject and past participle, such as `request.created`. Stored and sent to partners: never
   * rename a kind.
   */
  kind: string
  /** Id of the changed subject. */
  subject: string
  /**
   * Grows with each change of the subject; null for a subject without versions: its events are
   * ordered by their own ids.
   */
  version: number | null
  payload: Readonly<Record<string, unknown>>
}

/** Creates events of one kind; `payload` parses stored ones. */
export interface EventKind<Payload> {
  (payload: Payload): DomainEvent
  kind: string
  payload: z.ZodType<Payload>
}

/**
 * Defines a kind of event. Its payload holds ids, versions and fixed codes: no personal data, no
 * amounts, and no `uuid` of a request, which grants the right to pay and cancel it. Kinds are
 * defined in the `*.events.ts` of their domain.
 * @param payload may only gain optional keys: a dispatcher of the previous release reads it too
 * @param names payload keys of the subject's id and version
 */
export const defineEvent = <Shape extends z.ZodRawShape>(
  kind: string,
  payload: z.ZodObject<Shape>,
  names: { subject: keyof Shape & string; version?: keyof Shape & string },
): EventKind<z.output<z.ZodObject<Shape>>> => {
  // extra keys of a spread object must not be stored
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
