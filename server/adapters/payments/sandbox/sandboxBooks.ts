import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import type { SandboxPayment } from '../../../db/generated/client/client.ts'
import type { PaymentOrder, RefundOrder } from '../port.ts'
import { PaymentProviderError } from '../providerError.ts'

export type { SandboxPayment }

export interface SandboxBooks {
  /**
   * Registers a payment; a repeat returns the same one.
   * @throws PaymentProviderError DUPLICATE for other terms under a known id
   */
  register(order: PaymentOrder): Promise<SandboxPayment>
  find(id: string): Promise<SandboxPayment | null>
  findByReference(reference: string): Promise<SandboxPayment | null>
  /**
   * Ends a waiting payment once and in time.
   * @returns the payment, or null if it has expired or ended before
   */
  settle(id: string, status: 'paid' | 'declined'): Promise<SandboxPayment | null>
  /** Expires a waiting payment. */
  close(id: string): Promise<void>
  /**
   * Refunds once per refundId.
   * @returns the payment, or null if this refund was done before
   * @throws PaymentProviderError
   */
  refund(id: string, order: RefundOrder): Promise<SandboxPayment | null>
}

/** Creates the embedded provider's own records, which don't refer to requests. */
export const createSandboxBooks = (db: Db, clock: Clock): SandboxBooks => ({
  async register(order) {
    const terms = { amountMinor: order.amountMinor, currency: order.currency, method: order.method }
    const { notificationUrl, successUrl, failUrl, leaveUrl, expiredUrl, expiresAt } = order
    await db.sandboxPayment.createMany({
      data: [
        {
          ...terms,
          reference: order.paymentId,
          description: order.description.slice(0, 99),
          notificationUrl,
          successUrl,
          failUrl,
          leaveUrl,
          expiredUrl,
          expiresAt,
          createdAt: clock.now(),
        },
      ],
      skipDuplicates: true,
    })
    const payment = await db.sandboxPayment.findUniqueOrThrow({
      where: { reference: order.paymentId },
    })
    if (
      payment.amountMinor !== terms.amountMinor ||
      payment.currency !== terms.currency ||
      payment.method !== terms.method
    ) {
      throw new PaymentProviderError(
        'DUPLICATE',
        'SANDBOX',
        'this payment exists with other terms',
        {
          providerRef: payment.id,
        },
      )
    }
    return payment
  },

  find: (id) => db.sandboxPayment.findUnique({ where: { id } }),
  findByReference: (reference) => db.sandboxPayment.findUnique({ where: { reference } }),

  async settle(id, status) {
    const inTime = { id, status: 'waiting', expiresAt: { gt: clock.now() } } as const
    const [settled] = await db.sandboxPayment.updateManyAndReturn({
      where: inTime,
      data: { status },
    })
    return settled ?? null
  },

  async close(id) {
    await db.sandboxPayment.updateMany({
      where: { id, status: 'waiting' },
      data: { expiresAt: clock.now() },
    })
  },

  refund: (id, { refundId, amountMinor }) =>
    db.$transaction(async (tx) => {
      const payment = await tx.sandboxPayment.findUnique({ where: { id } })
      if (!payment) throw new PaymentProviderError('BAD_REQUEST', 'SANDBOX', 'no such payment')
      const row = { idempotencyKey: refundId, sandboxPaymentId: id, amountMinor }
      const { count } = await tx.sandboxRefund.createMany({ data: [row], skipDuplicates: true })
      if (count === 0) {
        const known = await tx.sandboxRefund.findUniqueOrThrow({
          where: { idempotencyKey: refundId },
        })
        if (known.sandboxPaymentId === id && known.amountMinor === amountMinor) return null
        throw new PaymentProviderError(
          'DUPLICATE',
          'SANDBOX',
          'this refund exists with other terms',
        )
      }
      if (amountMinor <= 0)
        throw new PaymentProviderError('BAD_REQUEST', 'SANDBOX', 'nothing to refund')
      const [refunded] = await tx.sandboxPayment.updateManyAndReturn({
        where: { id, status: 'paid', refundedMinor: { lte: payment.amountMinor - amountMinor } },
        data: { refundedMinor: { increment: amountMinor } },
      })
      if (!refunded)
        throw new PaymentProviderError(
          'BAD_REQUEST',
          'SANDBOX',
          'the refund exceeds the rest of the payment',
        )
      if (refunded.refundedMinor < refunded.amountMinor) return refunded
      return tx.sandboxPayment.update({ where: { id }, data: { status: 'refunded' } })
    }),
})
