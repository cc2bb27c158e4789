import { Stripe } from 'stripe'
import { z } from 'zod'
import { isSelectableCurrency } from '#schema/codes/currencies.ts'
import type { Clock } from '../../../core/clock.ts'
import { pendingState, providerTimeoutMs } from '../callProvider.ts'
import { closeUnpaid } from '../closeUnpaid.ts'
import { refundState } from '../paymentStates.ts'
import type { PaymentKey, PaymentProvider, ProviderState, RefundResult } from '../port.ts'
import { isTemporary, PaymentProviderError } from '../providerError.ts'
import { readStripeNotification } from './stripeNotification.ts'
import { refundStates, stripeErrorOf } from './stripeWords.ts'

export interface StripeConfig {
  secretKey: string
  /** Signing secrets of the endpoint: two while one replaces the other. */
  webhookSecrets: readonly string[]
  /** Origin of the API; Stripe's own by default. */
  apiUrl?: string
  timeoutMs?: number
  /** How often the library repeats an unanswered call, with the same key. */
  retries?: number
}

const minute = 60_000
/**
 * Checkout sessions last from 30 minutes to 24 hours; five more minutes are left for repeats of an
 * unanswered create.
 */
const [shortestLife, longestLife] = [35 * minute, 24 * 60 * minute]

const sessionShape = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int(),
  currency: z.string(),
  expires_at: z.number(),
  payment_intent: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        latest_charge: z.object({ amount_refunded: z.number().int() }).nullish().catch(null),
      }),
    ])
    .nullable(),
})

const refundShape = z.object({ id: z.string(), status: z.string().nullable(), failure_reason: z.string().nullish() })

/**
 * Creates Stripe with its hosted Checkout page: cards in every currency that a visitor can choose.
 */
export const createStripe = (config: StripeConfig, clock: Clock): PaymentProvider => {
  const url = config.apiUrl ? new URL(config.apiUrl) : null
  const client = new Stripe(config.secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: config.retries ?? 2,
    timeout: config.timeoutMs ?? providerTimeoutMs,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
  const ask = async <Answer>(shape: z.ZodType<Answer>, call: () => Promise<unknown>): Promise<Answer> => {
    let answer: unknown
    try {
      answer = await call()
    } catch (error) {
      throw stripeErrorOf(error)
    }
    const parsed = shape.safeParse(answer)
    if (!parsed.success) throw new PaymentProviderError('TEMPORARY', 'STRIPE', 'answers nothing usable')
    return parsed.data
  }

  const readState = async ({ providerRef }: PaymentKey): Promise<ProviderState> => {
    // an unanswered create is repeated: its key returns the same session
    if (providerRef === null) return pendingState(null)
    try {
      const session = await ask(sessionShape, () =>
        client.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent.latest_charge'] }),
      )
      const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
      const refundedMinor = intent?.latest_charge?.amount_refunded ?? 0
      const unpaid = session.status === 'expired' ? 'cancelled' : session.status === 'complete' ? 'authorised' : 'new'
      return {
        state: session.payment_status === 'unpaid' ? unpaid : refundState(session.amount_total, refundedMinor),
        providerRef: session.id,
        amountMinor: session.amount_total,
        currency: session.currency.toUpperCase(),
        refundedMinor,
      }
    } catch (error) {
      if (isTemporary(error)) return pendingState(providerRef)
      throw error
    }
  }

  return {
    name: 'STRIPE',
    supports: (currency, method) => method === 'card' && isSelectableCurrency(currency),

    async createPayment(order) {
      const metadata = { payment_id: order.paymentId, type: order.type }
      const description = order.description.slice(0, 99)
      const made = order.createdAt.getTime()
      const expiresAt = Math.min(Math.max(order.expiresAt.getTime(), made + shortestLife), made + longestLife)
      const session = await ask(sessionShape, () =>
        client.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency.toLowerCase(),
                  unit_amount: order.amountMinor,
                  product_data: { name: description },
                },
              },
            ],
            client_reference_id: order.paymentId,
            metadata,
            payment_intent_data: { metadata, description },
            ...(order.customerEmail !== null && { customer_email: order.customerEmail }),
            locale: order.locale,
            success_url: order.successUrl,
            // declines are shown on Stripe's own page, where the payer tries again
            cancel_url: order.leaveUrl,
            expires_at: Math.floor(expiresAt / 1000),
          },
          { idempotencyKey: `pay_${order.paymentId}_create` },
        ),
      )
      if (session.url === null) {
        throw new PaymentProviderError('DUPLICATE', 'STRIPE', 'the payment is over already', { providerRef: session.id })
      }
      return { providerRef: session.id, payUrl: session.url, qrPayload: null, expiresAt: new Date(session.expires_at * 1000) }
    },

    fetchStatus: readState,

    // Stripe refuses to expire a paid session
    close: async (payment) =>
      closeUnpaid(await readState(payment), () => ask(sessionShape, () => client.checkout.sessions.expire(payment.providerRef ?? ''))),

    parseNotification: async (message) => readStripeNotification(message, { ...config, client, now: clock.now() }),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: '' }),

    async refund(order): Promise<RefundResult> {
      const { providerRef } = order
      if (providerRef === null) throw new PaymentProviderError('BAD_REQUEST', 'STRIPE', 'a refund needs the session')
      try {
        const session = await ask(sessionShape, () => client.checkout.sessions.retrieve(providerRef))
        const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id
        if (!intent) throw new PaymentProviderError('BAD_REQUEST', 'STRIPE', 'nothing was paid')
        const refund = await ask(refundShape, () =>
          client.refunds.create(
            {
              payment_intent: intent,
              amount: order.amountMinor,
              metadata: { refund_id: order.refundId, payment_id: order.paymentId },
            },
            { idempotencyKey: `refund_${order.refundId}` },
          ),
        )
        const state = refundStates[refund.status ?? ''] ?? 'pending'
        const failure = state === 'failed' && refund.failure_reason ? { failure: `STRIPE: ${refund.failure_reason}` } : {}
        return { providerRef: refund.id, state, ...failure }
      } catch (error) {
        if (isTemporary(error)) return { providerRef: null, state: 'pending' }
        throw error
      }
    },
  }
}
