import type { Logger } from 'pino'
import { z } from 'zod'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { applyPaymentState } from '../actions/applyPaymentState.ts'
import { transitionPayment } from '../actions/transitionPayment.ts'
import type { OnPaymentReceived } from '../payments.events.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Logger
  payments: PaymentProviders
  onPaid: OnPaymentReceived
}

/** Milliseconds in which a provider may still answer that a payment is created. */
export const beginMs = 2 * 60_000

/**
 * Closes a payment at its provider when it is no longer wanted. A payment made just before is
 * applied; money that buys nothing is refunded.
 */
export const closePayment = defineJob({
  name: 'payments.close',
  payload: z.object({ paymentId: z.string() }),
  // retries end after about half an hour; the payment expires by itself within an hour
  maxAttempts: 8,
  run: async (deps: Deps, { paymentId }) => {
    const { db, clock, payments } = deps
    const payment = await db.payment.findUnique({ where: { id: paymentId } })
    if (payment?.status !== paymentStatuses.new) return
    const { provider: name, providerRef, payUrl, createdAt } = payment
    const isBeingBegun = payUrl === null && createdAt.getTime() + beginMs > clock.now().getTime()
    if (isBeingBegun) throw new Error(`payment ${paymentId} is being started: the job is retried`)
    const provider = payments.byName(name)
    // without a URL no payer was ever redirected to it
    const result =
      payUrl === null || !provider ? 'closed' : await provider.close({ paymentId, providerRef })
    if (result === 'unknown')
      throw new Error(
        `${name} does not report whether payment ${paymentId} is closed: the job is retried`,
      )
    if (result === 'closed') {
      await transitionPayment(db, { id: paymentId, from: 'new', to: 'cancelled' })
      return
    }
    const news = await provider?.fetchStatus({ paymentId, providerRef })
    if (news) await applyPaymentState(deps, { provider: name, paymentId, news })
  },
})
