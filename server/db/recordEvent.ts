import type { DomainEvent } from '../core/defineEvent.ts'
import type { Db, Tx } from './connect.ts'

/** PostgreSQL channel that wakes dispatchers. */
export const eventsChannel = 'events'

/** A transaction, never the database itself: an event must commit together with its change. */
type OnlyTx = Tx & { $connect?: never }

/** Transactions that recorded an event; not all of them will commit. */
const recording = new WeakSet<object>()

/** Writes an event with the change that it reports: it exists if and only if the transaction commits. One INSERT, no NOTIFY. */
export const record = async (
  tx: OnlyTx,
  { kind, subject, version, payload }: DomainEvent,
): Promise<void> => {
  await tx.$executeRaw`INSERT INTO outbox_event (topic, subject, version, payload)
    VALUES (${kind}, ${subject}, ${version}, ${JSON.stringify(payload)}::jsonb)`
  recording.add(tx)
}

/**
 * Calls `wake` after each transaction of `db` that recorded an event and committed. Not in the transaction: NOTIFY makes commits
 * wait for each other (docs/decisions/0016).
 */
export const wakeAfterCommit = (db: Db, wake: () => void): void => {
  const transaction = db.$transaction.bind(db) as (
    work: unknown,
    options?: unknown,
  ) => Promise<unknown>
  const watched = (work: unknown, options?: unknown): Promise<unknown> => {
    if (typeof work !== 'function') return transaction(work, options)
    let given: object = {}
    const run = (tx: object): unknown => {
      given = tx
      return work(tx)
    }
    return transaction(run, options).then((result) => {
      if (recording.has(given)) wake()
      return result
    })
  }
  Object.assign(db, { $transaction: watched })
}
