import type { Logger } from 'pino'
import { z } from 'zod'
import { isCurrency } from '#schema/codes/currencies.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import { pendingState } from '../callProvider.ts'
import { isPaymentId } from '../orderNumber.ts'
import { type PaymentState, refundState } from '../paymentStates.ts'
import type { Notice, NotificationMessage, PaymentProvider } from '../port.ts'
import { PaymentProviderError } from '../providerError.ts'
import { createSandboxBooks, type SandboxBooks, type SandboxPayment } from './sandboxBooks.ts'
import { createSandboxNotifier, type SandboxNotifier } from './sandboxNotifier.ts'
import { checkSandbox } from './sandboxSignature.ts'

/** The embedded provider: the port, and the parts of its payment page. */
export interface Sandbox {
  provider: PaymentProvider
  books: SandboxBooks
  notifier: SandboxNotifier
  clock: Clock
  close(): Promise<void>
}

export interface SandboxParts {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'warn'>
  /** Origin of the payment page. */
  publicUrl: string
  /** Signs and verifies notifications; the same in every process. */
  key: Buffer
  /**
   * Origin where this process reaches itself when publicUrl is unreachable (in a container); null:
   * publicUrl.
   */
  ownOrigin: string | null
  /** Milliseconds between attempts of a notification. */
  pauses?: readonly number[]
}

/** Path of the payment page of the embedded provider. */
export const sandboxPath = '/sandbox/pay'

const eventShape = z.object({
  id: z.string().min(1),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.refunded']),
  payment: z.object({
    id: z.string(),
    reference: z.string().refine(isPaymentId),
    amount: z.int(),
    refunded: z.int(),
    currency: z.string(),
  }),
})

/**
 * Creates a payment provider without an account or money; its page, records and signed
 * notifications are real.
 */
export const createSandbox = ({
  db,
  clock,
  logger,
  publicUrl,
  key,
  ownOrigin,
  pauses,
}: SandboxParts): Sandbox => {
  const reach = (url: string) =>
    ownOrigin !== null && url.startsWith(`${publicUrl}/`)
      ? ownOrigin + url.slice(publicUrl.length)
      : url
  const books = createSandboxBooks(db, clock)
  const notifier = createSandboxNotifier({ key, reach, clock, logger, ...(pauses && { pauses }) })

  const stateOf = (payment: SandboxPayment): PaymentState => {
    if (payment.status === 'declined') return 'cancelled'
    if (payment.status === 'waiting') return payment.expiresAt > clock.now() ? 'new' : 'cancelled'
    return refundState(payment.amountMinor, payment.refundedMinor)
  }

  const parseNotification = async ({ rawBody, headers }: NotificationMessage): Promise<Notice> => {
    const signature = checkSandbox(headers['sandbox-signature'], rawBody, key, clock.now())
    if (signature !== 'right') return { kind: 'refused', reason: signature }
    try {
      const { id, type, payment } = eventShape.parse(JSON.parse(rawBody.toString('utf8')))
      return {
        kind: 'payment',
        dedupeKey: id,
        paymentId: payment.reference,
        providerRef: payment.id,
        state:
          type === 'payment.declined' ? 'cancelled' : refundState(payment.amount, payment.refunded),
        amountMinor: payment.amount,
        currency: payment.currency,
        refundedMinor: payment.refunded,
        isProof: true,
      }
    } catch {
      return { kind: 'refused', reason: 'malformed' }
    }
  }

  const provider: PaymentProvider = {
    name: 'SANDBOX',
    // as with banks: SBP takes rubles only
    supports: (currency, method) =>
      isCurrency(currency) && (method === 'card' || currency === 'RUB'),

    async createPayment(order) {
      if (!Number.isSafeInteger(order.amountMinor) || order.amountMinor <= 0) {
        throw new PaymentProviderError('BAD_REQUEST', 'SANDBOX', 'nothing to pay')
      }
      const payment = await books.register(order)
      const payUrl = `${publicUrl}${sandboxPath}/${payment.id}?lang=${order.locale}`
      return {
        providerRef: payment.id,
        payUrl,
        qrPayload: order.method === 'sbp' ? payUrl : null,
        expiresAt: payment.expiresAt,
      }
    },

    async fetchStatus({ paymentId, providerRef }) {
      const payment = await books.findByReference(paymentId)
      if (!payment || (providerRef !== null && payment.id !== providerRef))
        return pendingState(providerRef)
      const { id, amountMinor, currency, refundedMinor } = payment
      return { state: stateOf(payment), providerRef: id, amountMinor, currency, refundedMinor }
    },

    async close({ paymentId }) {
      const payment = await books.findByReference(paymentId)
      if (!payment) return 'closed'
      if (payment.status === 'waiting') await books.close(payment.id)
      // a payment completed in parallel takes precedence
      const after = await books.find(payment.id)
      return after && stateOf(after) !== 'cancelled' ? 'moved' : 'closed'
    },

    parseNotification,
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),

    async refund(order) {
      const payment = await books.findByReference(order.paymentId)
      if (!payment) throw new PaymentProviderError('BAD_REQUEST', 'SANDBOX', 'no such payment')
      const refunded = await books.refund(payment.id, order)
      if (refunded) void notifier.notify(refunded, 'payment.refunded')
      return { providerRef: order.refundId, state: 'done' }
    },
  }
  return { provider, books, notifier, clock, close: () => notifier.close() }
}
