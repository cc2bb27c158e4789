import type { Logger } from 'pino'
import { z } from 'zod'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { applyPaymentState } from '../actions/applyPaymentState.ts'
import type { OnPaid } from '../payments.events.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Logger
  payments: PaymentProviders
  onPaid: OnPaid
}

const minute = 60_000
/** Notifications come within seconds: younger payments are left to them. */
const youngest = 2 * minute
/** Longer than any provider takes to say that nobody paid. */
const grace = 24 * 60 * minute
const atOnce = 50

/**
 * Asks the providers what became of payments that no notification has ended, so that a lost one loses no money. Runs every few
 * minutes; what nobody paid within a day of its end is cancelled.
 */
export const reconcilePayments = defineJob({
  name: 'payments.reconcile',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async (deps: Deps) => {
    const { db, clock, payments, logger } = deps
    const now = clock.now()
    const open = await db.payment.findMany({
      where: { status: 1, createdAt: { lte: new Date(now.getTime() - youngest) } },
      orderBy: { createdAt: 'asc' },
      take: atOnce,
      select: { id: true, provider: true, providerRef: true, expiresAt: true },
    })
    for (const { id, provider, providerRef, expiresAt } of open) {
      try {
        const news = await payments.byName(provider)?.fetchStatus({ paymentId: id, providerRef })
        if (news && news.state !== 'new' && news.state !== 'pending') await applyPaymentState(deps, { provider, paymentId: id, news })
        else if (expiresAt && expiresAt.getTime() + grace < now.getTime())
          await db.payment.updateMany({ where: { id, status: 1 }, data: { status: 3 } })
      } catch (error) {
        // one that can't be asked keeps nobody else from being asked
        logger.error({ err: error, provider, paymentId: id }, 'a payment could not be reconciled')
      }
    }
  },
})
