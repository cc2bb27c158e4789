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

/** Two days of tries. */
const maxAttempts = 25

/** No other answer comes by asking again with the same id. Keys and contracts can be mended, silence may end. */
const plainNo: readonly PaymentProviderErrorCode[] = ['DECLINED', 'DUPLICATE', 'BAD_REQUEST']

/**
 * Has the provider give money back. Asked for twice with the same id it goes back once; refunds of a payment follow each other.
 * One that the provider refuses, or of which nobody has learned anything in the end, is left to a person.
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
  // the money is then left to be refunded by hand
  onGivenUp: (deps, { refundId }) =>
    applyRefundState(deps, {
      refundId,
      state: 'failed',
      providerRef: null,
      failure: 'outcome unknown: its job was deleted',
    }),
})

/** @returns null where there is nothing to ask for any more @throws while it is not known what became of it */
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
    // what a person gave back is not in the provider's books
    refundedBeforeMinor: before
      .filter(({ status, handReference }) => status === 'done' && handReference === null)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    isRepeat: attempt > 1,
  })
  if (result.state === 'pending') throw new Error(`refund ${refundId} is not done yet`)
  return result
}
