import { z } from 'zod'
import { refundCauses } from '#schema/codes/payments.ts'
import { defineEvent } from '../../core/defineEvent.ts'
import type { Tx } from '../../db/connect.ts'

/** A payment was received, for the first and only time. */
export interface PaymentReceived {
  requestId: number
  paymentId: string
  /** Minor units of the request. */
  amountMinor: number
  now: Date
}

/**
 * Handler of a received payment, called in the same transaction and under the lock of its request.
 * Set where the process is composed.
 */
export type OnPaymentReceived = (tx: Tx, paid: PaymentReceived) => Promise<void>

const refundIds = z.object({ refundId: z.guid(), paymentId: z.guid(), requestId: z.int() })
const names = { subject: 'refundId' } as const

/** Money is to be refunded: a job requests it from the provider. */
export const refundStarted = defineEvent(
  'refund.started',
  refundIds.extend({ cause: z.enum(refundCauses) }),
  names,
)

/**
 * The money is refunded, by the provider or by hand. The provider may still reverse it, which is
 * `refund.failed`.
 */
export const refundSucceeded = defineEvent('refund.succeeded', refundIds, names)

/** The provider can't refund the money: it is still owed. */
export const refundFailed = defineEvent('refund.failed', refundIds, names)
