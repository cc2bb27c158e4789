import { Stripe } from 'stripe'
import { z } from 'zod'
import { isSelectableCurrency } from '#schema/codes/currencies.ts'
import type { Clock } from '../../../core/clock.ts'
import { pendingState, providerTimeoutMs } from '../callProvider.ts'
import { closeUnpaid } from '../closeUnpaid.ts'
import { refundState } from '../paymentStates.ts'
import type {
  CreatedPayment,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  ProviderState,
  RefundOrder,
  RefundResult,
} from '../port.ts'
import { isTemporary, PaymentProviderError } from '../providerError.ts'
import { readStripeNotification } from './stripeNotification.ts'
import { refundStates, stripeErrorOf } from './stripeWords.ts'

export interface StripeConfig {
  secretKey: string
  /** Signing secrets of the endpoint: two during a rotation. */
  webhookSecrets: readonly string[]
  /** Origin of the API; Stripe's own by default. */
  apiUrl?: string
  timeoutMs?: number
  /** Maximum repeats of an unanswered call by the library, with the same key. */
  retries?: number
}

const minute = 60_000
/**
 * Checkout sessions last from 30 minutes to 24 hours; five more minutes are left for repeats of an
 * unanswered create.
 */
const [minLifetimeMs, maxLifetimeMs] = [35 * minute, 24 * 60 * minute]

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

const refundShape = z.object({
  id: z.string(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
})

const createClient = (config: StripeConfig): Stripe => {
  const url = config.apiUrl ? new URL(config.apiUrl) : null
  return new Stripe(config.secretKey, {
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
}

const ask = async <Answer>(
  shape: z.ZodType<Answer>,
  call: () => Promise<unknown>,
): Promise<Answer> => {
  let answer: unknown
  try {
    answer = await call()
  } catch (error) {
    throw stripeErrorOf(error)
  }
  const parsed = shape.safeParse(answer)
  if (!parsed.success)
    throw new PaymentProviderError('TEMPORARY', 'STRIPE', "sent an answer that can't be read")
  return parsed.data
}

const readState = async (client: Stripe, { providerRef }: PaymentKey): Promise<ProviderState> => {
  // an unanswered create is repeated: its key returns the same session
  if (providerRef === null) return pendingState(null)
  try {
    const session = await ask(sessionShape, () =>
      client.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent.latest_charge'] }),
    )
    const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
    const refundedMinor = intent?.latest_charge?.amount_refunded ?? 0
    const unpaid =
      session.status === 'expired'
        ? 'cancelled'
        : session.status === 'complete'
          ? 'authorized'
          : 'new'
    return {
      state:
        session.payment_status === 'unpaid'
          ? unpaid
          : refundState(session.amount_total, refundedMinor),
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

/** Returns the parameters of Stripe's page: its contents and the details it collects. */
const sessionParams = (order: PaymentOrder): Stripe.Checkout.SessionCreateParams => {
  const metadata = { payment_id: order.paymentId, type: order.type }
  const description = order.description.slice(0, 99)
  const made = order.createdAt.getTime()
  const expiresAt = Math.min(
    Math.max(order.expiresAt.getTime(), made + minLifetimeMs),
    made + maxLifetimeMs,
  )
  return {
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
  }
}

const createPayment = async (client: Stripe, order: PaymentOrder): Promise<CreatedPayment> => {
  const session = await ask(sessionShape, () =>
    client.checkout.sessions.create(sessionParams(order), {
      idempotencyKey: `pay_${order.paymentId}_create`,
    }),
  )
  if (session.url === null) {
    throw new PaymentProviderError('DUPLICATE', 'STRIPE', 'the payment has ended already', {
      providerRef: session.id,
    })
  }
  return {
    providerRef: session.id,
    payUrl: session.url,
    qrPayload: null,
    expiresAt: new Date(session.expires_at * 1000),
  }
}

const requestRefund = async (client: Stripe, order: RefundOrder): Promise<RefundResult> => {
  const { providerRef } = order
  if (providerRef === null)
    throw new PaymentProviderError('BAD_REQUEST', 'STRIPE', 'a refund needs the id of the session')
  try {
    const session = await ask(sessionShape, () => client.checkout.sessions.retrieve(providerRef))
    const intent =
      typeof session.payment_intent === 'string'
        ? session.payment_intent
        : session.payment_intent?.id
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
    const failure =
      state === 'failed' && refund.failure_reason
        ? { failure: `STRIPE: ${refund.failure_reason}` }
        : {}
    return { providerRef: refund.id, state, ...failure }
  } catch (error) {
    if (isTemporary(error)) return { providerRef: null, state: 'pending' }
    throw error
  }
}

/**
 * Creates Stripe with its hosted Checkout page: cards in every currency that a visitor can choose.
 */
export const createStripe = (config: StripeConfig, clock: Clock): PaymentProvider => {
  const client = createClient(config)
  return {
    name: 'STRIPE',
    supports: (currency, method) => method === 'card' && isSelectableCurrency(currency),
    createPayment: (order) => createPayment(client, order),
    fetchStatus: (payment) => readState(client, payment),

    // Stripe refuses to expire a paid session
    close: async (payment) =>
      closeUnpaid(await readState(client, payment), () =>
        ask(sessionShape, () => client.checkout.sessions.expire(payment.providerRef ?? '')),
      ),

    parseNotification: async (message) =>
      readStripeNotification(message, { ...config, client, now: clock.now() }),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: '' }),
    refund: (order) => requestRefund(client, order),
  }
}
