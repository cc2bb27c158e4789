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
  logger: Pick<Logger, 'error' | 'warn'>
  payments: PaymentProviders
  onPaid: OnPaymentReceived
}

const minute = 60_000
/** Notifications come within seconds: younger payments are left to them. */
const youngest = 2 * minute
/** Longer than any provider takes to say that nobody paid. */
const grace = 24 * 60 * minute
/** After that, so long somebody may still pay on a page that only we have closed. */
const afterlife = 2 * grace
/** Of one turn. */
export const reconcileBatchSize = 50
/** Of one turn, of those that only we have closed, each once in so long. */
const closeBatchSize = 10
const closedEvery = 60 * minute

/**
 * Asks the providers what became of payments that no notification has ended, so that a lost one loses no money. Runs every few
 * minutes, those asked for longest ago first; what nobody paid within a day of its end is cancelled. Where a cancelled one may be
 * paid all the same it is asked for two days more: money found so is taken as any that comes late.
 */
export const reconcilePayments = defineJob({
  name: 'payments.reconcile',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async (deps: Deps) => {
    const { db, clock, payments, logger } = deps
    const now = clock.now()
    const open = await db.payment.findMany({
      where: {
        status: paymentStatuses.new,
        createdAt: { lte: new Date(now.getTime() - youngest) },
      },
      // the one that has waited longest: those that stay open for a day keep nobody else from being asked for
      orderBy: [{ checkedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }],
      take: reconcileBatchSize,
      select: { id: true, provider: true, providerRef: true, expiresAt: true },
    })
    const closed = await db.payment.findMany({
      where: {
        status: paymentStatuses.cancelled,
        provider: { in: payments.enabled.filter((name) => payments.byName(name)?.staysPayable) },
        payUrl: { not: null },
        expiresAt: { gt: new Date(now.getTime() - grace - afterlife) },
        OR: [{ checkedAt: null }, { checkedAt: { lte: new Date(now.getTime() - closedEvery) } }],
      },
      orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
      take: closeBatchSize,
      select: { id: true, provider: true, providerRef: true, expiresAt: true },
    })
    const asked = [...open, ...closed]
    await db.payment.updateMany({
      where: { id: { in: asked.map(({ id }) => id) } },
      data: { checkedAt: now },
    })
    for (const { id, provider, providerRef, expiresAt } of asked) {
      try {
        const news = await payments.byName(provider)?.fetchStatus({ paymentId: id, providerRef })
        if (news && news.state !== 'new' && news.state !== 'pending')
          await applyPaymentState(deps, { provider, paymentId: id, news })
        else if (expiresAt && expiresAt.getTime() + grace < now.getTime())
          await transitionPayment(db, { id, from: 'new', to: 'cancelled' })
      } catch (error) {
        // one that can't be asked keeps nobody else from being asked
        logger.error({ err: error, provider, paymentId: id }, 'a payment could not be reconciled')
      }
    }
  },
})
