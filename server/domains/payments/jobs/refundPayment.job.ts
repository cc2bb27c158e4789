import type { Logger } from 'pino'
import { z } from 'zod'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { RefundResult } from '../../../adapters/payments/port.ts'
import {
  PaymentProviderError,
  type PaymentProviderErrorCode,
} from '../../../adapters/payments/providerError.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { applyRefundState } from '../actions/applyRefundState.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'error'>
  payments: PaymentProviders
}

/** About four days of attempts with the queue's growing pauses. */
const maxAttempts = 25

/**
 * Errors that a retry with the same id can't fix. Other errors can end: keys and contracts are
 * corrected, outages pass.
 */
const plainNo: readonly PaymentProviderErrorCode[] = ['DECLINED', 'DUPLICATE', 'BAD_REQUEST']

/**
 * Requests a refund from the provider. Repeats with the same id refund once; refunds of one payment
 * run one after another. A refused refund, or one whose outcome is unknown after all attempts, is
 * left to staff.
 */
export const refundPayment = defineJob({
  name: 'payments.refund',
  payload: z.object({ refundId: z.string() }),
  maxAttempts,
  run: async (deps: Deps, { refundId }, attempt) => {
    const fail = (failure: string) =>
      applyRefundState(deps, { refundId, state: 'failed', providerRef: null, failure })
    let result: RefundResult | null
    try {
      result = await askProvider(deps, refundId, attempt)
    } catch (error) {
      if (error instanceof PaymentProviderError && plainNo.includes(error.code))
        return fail(error.message)
      if (attempt < maxAttempts) throw error
      return fail(
        `outcome unknown, check the provider’s back office first: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    if (result && result.state !== 'pending')
      await applyRefundState(deps, { refundId, ...result, state: result.state })
  },
  // staff then refund the money by hand
  onGivenUp: (deps, { refundId }) =>
    applyRefundState(deps, {
      refundId,
      state: 'failed',
      providerRef: null,
      failure: 'outcome unknown: its job was deleted',
    }),
})

/**
 * Requests the refund from the provider.
 * @returns null where the refund is no longer pending
 * @throws while the outcome is unknown
 */
const askProvider = async (
  { db, payments }: Deps,
  refundId: string,
  attempt: number,
): Promise<RefundResult | null> => {
  const refund = await db.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { include: { refunds: true } } },
  })
  if (refund.status !== 'pending') return null
  const { payment } = refund
  const before = payment.refunds.filter(
    ({ id, createdAt }) => id !== refund.id && createdAt <= refund.createdAt && id < refund.id,
  )
  if (before.some(({ status }) => status === 'pending'))
    throw new Error(`an earlier refund of payment ${payment.id} is not done yet`)
  const provider = payments.byName(payment.provider)
  if (!provider)
    throw new Error(
      `${payment.provider} is no longer configured: set its variables so that refund ${refundId} can run`,
    )
  const result = await provider.refund({
    refundId,
    paymentId: payment.id,
    providerRef: payment.providerRef,
    amountMinor: refund.amountMinor,
    currency: payment.currency,
    method: payment.method,
    // refunds by hand are not in the provider's records
    refundedBeforeMinor: before
      .filter(({ status, handReference }) => status === 'done' && handReference === null)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    isRepeat: attempt > 1,
  })
  if (result.state === 'pending') throw new Error(`refund ${refundId} is not done yet`)
  return result
}
