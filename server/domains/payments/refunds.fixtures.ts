import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { PaymentProvider, RefundOrder, RefundResult } from '../../adapters/payments/port.ts'
import type { UserViewer } from '../../core/viewer.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { refundPayment } from './jobs/refundPayment.job.ts'

/** Creates a staff member with all administrator permissions. */
export const admin = async (world: TestApp): Promise<UserViewer> => ({
  ...(await personIn(world)).viewer,
  permissions: administratorPermissions,
})

/** Reads the refunds of a request, oldest first, with their payments. */
export const refundsOf = (world: TestApp, requestId: number) =>
  world.app.db.refund.findMany({
    where: { payment: { requestId } },
    orderBy: { id: 'asc' },
    include: { payment: true },
  })

/**
 * Creates a provider that gives this answer to refunds. `asked` collects its orders, `logged` what
 * the job logs.
 */
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
