import { z } from 'zod'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'

interface Deps {
  db: Db
  clock: Clock
  payments: PaymentProviders
}

/** Has the provider give money back. Asked for twice with the same id it goes back once; refunds of a payment follow each other. */
export const refundPayment = defineJob({
  name: 'payments.refund',
  payload: z.object({ refundId: z.string() }),
  // two days of tries before a person has to look
  maxAttempts: 25,
  run: async ({ db, clock, payments }: Deps, { refundId }, attempt) => {
    const refund = await db.refund.findUniqueOrThrow({ where: { id: refundId }, include: { payment: { include: { refunds: true } } } })
    if (refund.status !== 'pending') return
    const { payment } = refund
    const before = payment.refunds.filter(({ id, createdAt }) => id !== refund.id && createdAt <= refund.createdAt && id < refund.id)
    if (before.some(({ status }) => status === 'pending')) throw new Error(`an earlier refund of payment ${payment.id} is not done yet`)
    const provider = payments.byName(payment.provider)
    if (!provider) throw new Error(`${payment.provider} is no longer configured: refund ${refundId} waits`)
    const result = await provider.refund({
      refundId,
      paymentId: payment.id,
      providerRef: payment.providerRef,
      amountMinor: refund.amountMinor,
      currency: payment.currency,
      method: payment.method,
      refundedBeforeMinor: before.filter(({ status }) => status === 'done').reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      isRepeat: attempt > 1,
    })
    if (result.state === 'pending') throw new Error(`refund ${refundId} is not done yet`)
    await db.refund.updateMany({
      where: { id: refundId, status: 'pending' },
      data: { status: result.state, providerRef: result.providerRef, ...(result.state === 'done' && { doneAt: clock.now() }) },
    })
    if (result.state === 'failed') throw new Error(`${payment.provider} refuses refund ${refundId}: a person has to look`)
  },
})
