import type { Tx } from '../../db/connect.ts'

/** Money has arrived, for the first and only time. */
export interface Paid {
  requestId: number
  paymentId: string
  /** Minor units of the request. */
  amountMinor: number
  now: Date
}

/** What follows, in the same transaction and under the lock of the request. Whoever builds the process says who that is. */
export type OnPaid = (tx: Tx, paid: Paid) => Promise<void>

/** A refund is done, by whomever, or can't be carried out by its provider. */
export interface Refunded {
  refundId: string
  outcome: 'done' | 'failed'
}

/** What follows, in the same transaction. */
export type OnRefunded = (tx: Tx, refunded: Refunded) => Promise<void>
