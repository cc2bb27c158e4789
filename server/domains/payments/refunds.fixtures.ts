import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { PaymentProvider, RefundOrder, RefundResult } from '../../adapters/payments/port.ts'
import type { UserViewer } from '../../core/viewer.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { refundPayment } from './jobs/refundPayment.job.ts'

/** Somebody of the desk. */
export const admin = async (world: TestApp): Promise<UserViewer> => ({
  ...(await personIn(world)).viewer,
  permissions: administratorPermissions,
})

/** Refunds of a request, the oldest first, with their payments. */
export const refundsOf = (world: TestApp, requestId: number) =>
  world.app.db.refund.findMany({
    where: { payment: { requestId } },
    orderBy: { id: 'asc' },
    include: { payment: true },
  })

/** A provider that answers refunds so, and what it was asked; `logged` is what the job had to say about it. */
export const providerThat = (world: TestApp, answer: Omit<RefundResult, 'providerRef'> | Error) => {
  const asked: RefundOrder[] = []
  const logged: unknown[] = []
  const refund = async (order: RefundOrder): Promise<RefundResult> => {
    asked.push(order)
    if (answer instanceof Error) throw answer
    return { providerRef: `ref-${order.refundId}`, ...answer }
  }
  const logger = { error: (...words: unknown[]) => logged.push(words) }
  const run = (refundId: string, attempt = 1) => {
    const { payments } = world.app
    const provider = { ...payments.byName('SANDBOX'), refund } as PaymentProvider
    return refundPayment.run(
      { ...world.app, logger, payments: { ...payments, byName: () => provider } },
      { refundId },
      attempt,
    )
  }
  return { asked, logged, logger, run }
}
