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
