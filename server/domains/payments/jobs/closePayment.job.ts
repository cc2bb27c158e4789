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

/** So long may a provider take to answer that a payment is begun. */
export const beginMs = 2 * 60_000

/**
 * Ends a payment at its provider that is not wanted any more. Where somebody was faster the money is taken as it came: what
 * buys nothing goes back.
 */
export const closePayment = defineJob({
  name: 'payments.close',
  payload: z.object({ paymentId: z.string() }),
  // a payment lives for an hour: what can't be closed by then is over by itself
  maxAttempts: 8,
  run: async (deps: Deps, { paymentId }) => {
    const { db, clock, payments } = deps
    const payment = await db.payment.findUnique({ where: { id: paymentId } })
    if (payment?.status !== paymentStatuses.new) return
    const { provider: name, providerRef, payUrl, createdAt } = payment
    const isBeingBegun = payUrl === null && createdAt.getTime() + beginMs > clock.now().getTime()
    if (isBeingBegun) throw new Error(`payment ${paymentId} is being started: the job is retried`)
    const provider = payments.byName(name)
    // without its address nobody has ever been led to it
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
