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
/** Minimum age of a payment to check: notifications arrive within seconds. */
const youngest = 2 * minute
/**
 * Time after expiry until an unpaid payment is canceled; longer than any provider takes to report
 * it.
 */
const grace = 24 * 60 * minute
/** Further time in which a page that only we have closed may still be paid. */
const afterlife = 2 * grace
/** Maximum number of open payments per run. */
export const reconcileBatchSize = 50
/**
 * Maximum number per run of payments that only we have closed; each is checked once per
 * `closedEvery`.
 */
const closeBatchSize = 10
const closedEvery = 60 * minute

/**
 * Reads the status of open payments from the providers, so that a lost notification loses no money.
 * Runs every few minutes, least recently checked first; a payment unpaid a day after its expiry is
 * canceled. A canceled payment whose page can still be paid is checked for two more days; money
 * found there is handled like any late payment.
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
      // least recently checked first: payments that stay open for a day don't block others
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
        // one failure must not stop the check of the others
        logger.error({ err: error, provider, paymentId: id }, 'a payment could not be reconciled')
      }
    }
  },
})
