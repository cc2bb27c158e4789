import type { Stripe } from 'stripe'
import { z } from 'zod'
import { isPaymentId } from '../orderNumber.ts'
import { type PaymentState, refundState } from '../paymentStates.ts'
import type { Notice, NotificationMessage, PaymentNotice } from '../port.ts'
import { refundStates } from './stripeWords.ts'

interface StripeReading {
  client: Stripe
  secretKey: string
  webhookSecrets: readonly string[]
  now: Date
}

/** Seconds for which a signed notification is valid, as in Stripe's library. */
const tolerance = 300

const eventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const ourId = z.string().refine(isPaymentId)
const metadata = z.object({ payment_id: ourId })
const currency = z.string().transform((code) => code.toUpperCase())
const sessionShape = z.object({
  id: z.string(),
  client_reference_id: ourId,
  amount_total: z.int(),
  currency,
  payment_status: z.string(),
  payment_intent: z.string().nullish().catch(null),
})
const intentShape = z.object({ metadata, amount: z.int(), amount_received: z.int(), currency })
const chargeShape = z.object({ metadata, amount: z.int(), amount_refunded: z.int(), currency })
const refundShape = z.object({
  id: z.string(),
  amount: z.int(),
  currency,
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  metadata: z.object({ refund_id: ourId }),
})

const disputeShape = z.object({
  id: z.string(),
  amount: z.int(),
  currency,
  reason: z.string(),
  payment_intent: z.string().nullish(),
  charge: z.string().nullish(),
  metadata: metadata.optional().catch(undefined),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})

const signatureOf = (
  { rawBody, headers }: NotificationMessage,
  { client, webhookSecrets, now }: StripeReading,
) => {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') return 'forged'
  const holds = (secret: string, seconds: number): boolean => {
    try {
      return (
        client.webhooks.signature?.verifyHeader(
          rawBody,
          header,
          secret,
          seconds,
          undefined,
          now.getTime(),
        ) ?? false
      )
    } catch {
      return false
    }
  }
  if (webhookSecrets.some((secret) => holds(secret, tolerance))) return 'right'
  return webhookSecrets.some((secret) => holds(secret, 0)) ? 'too_old' : 'forged'
}

/** Reads a Stripe notification: signature over the raw bytes, age, mode, then content. */
export const readStripeNotification = (
  message: NotificationMessage,
  reading: StripeReading,
): Notice => {
  const signature = signatureOf(message, reading)
  if (signature !== 'right') return { kind: 'refused', reason: signature }
  let event: z.infer<typeof eventShape>
  try {
    event = eventShape.parse(JSON.parse(message.rawBody.toString('utf8')))
  } catch {
    return { kind: 'refused', reason: 'malformed' }
  }
  // a test payment must never pay for a real tour
  if (event.livemode !== /^[a-z]+_live_/.test(reading.secretKey))
    return { kind: 'refused', reason: 'other_merchant' }
  return readEvent(event.id, event.type, event.data.object)
}

const sessionState = (type: string, paymentStatus: string): PaymentState => {
  if (type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed')
    return 'cancelled'
  if (type === 'checkout.session.async_payment_succeeded') return 'paid'
  return paymentStatus === 'unpaid' ? 'authorized' : 'paid'
}

/** Facts of a payment that a signed notification proves. */
type PaymentFacts = Omit<PaymentNotice, 'kind' | 'dedupeKey' | 'isProof'>

// Each reader returns null for an object that we did not create or that lacks a required field.

const readSession = (type: string, object: unknown): PaymentFacts | null => {
  const { data: session } = sessionShape.safeParse(object)
  return session
    ? {
        paymentId: session.client_reference_id,
        providerRef: session.id,
        state: sessionState(type, session.payment_status),
        amountMinor: session.amount_total,
        currency: session.currency,
        refundedMinor: null,
        ...(session.payment_intent && { alsoKnownAs: session.payment_intent }),
      }
    : null
}

const readIntent = (type: string, object: unknown): PaymentFacts | null => {
  const { data: intent } = intentShape.safeParse(object)
  if (!intent) return null
  const isPaid = type === 'payment_intent.succeeded'
  return {
    paymentId: intent.metadata.payment_id,
    // the payment is identified by its session, which an intent doesn't include
    providerRef: null,
    state: isPaid ? 'paid' : 'cancelled',
    amountMinor: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency,
    refundedMinor: null,
  }
}

const readCharge = (object: unknown): PaymentFacts | null => {
  const { data: charge } = chargeShape.safeParse(object)
  return charge
    ? {
        paymentId: charge.metadata.payment_id,
        providerRef: null,
        state: refundState(charge.amount, charge.amount_refunded),
        amountMinor: charge.amount,
        currency: charge.currency,
        refundedMinor: charge.amount_refunded,
      }
    : null
}

const readRefund = (dedupeKey: string, object: unknown): Notice | null => {
  const { data: refund } = refundShape.safeParse(object)
  if (!refund) return null
  const state = refundStates[refund.status ?? ''] ?? 'pending'
  return {
    kind: 'refund',
    dedupeKey,
    refundId: refund.metadata.refund_id,
    providerRef: refund.id,
    state,
    ...(state === 'failed' &&
      refund.failure_reason && { failure: `STRIPE: ${refund.failure_reason}` }),
    amountMinor: refund.amount,
    currency: refund.currency,
  }
}

const readDispute = (dedupeKey: string, object: unknown): Notice | null => {
  const { data: dispute } = disputeShape.safeParse(object)
  if (!dispute) return null
  const dueBy = dispute.evidence_details?.due_by
  const details = [
    `dispute ${dispute.id} (${dispute.reason}) of ${dispute.amount} ${dispute.currency} in minor units`,
    `${dispute.payment_intent ?? dispute.charge ?? 'unknown payment'}`,
    ...(dueBy ? [`answer by ${new Date(dueBy * 1000).toISOString().slice(0, 10)}`] : []),
  ]
  return {
    kind: 'dispute',
    dedupeKey,
    paymentId: dispute.metadata?.payment_id ?? null,
    alsoKnownAs: dispute.payment_intent ?? null,
    disputeRef: dispute.id,
    details: details.join(', '),
  }
}

const readEvent = (dedupeKey: string, type: string, object: Record<string, unknown>): Notice => {
  const other: Notice = {
    kind: 'other',
    dedupeKey,
    what: type,
    paymentId: metadata.safeParse(object.metadata).data?.payment_id ?? null,
  }
  const proof = (facts: PaymentFacts | null): Notice =>
    facts ? { kind: 'payment', dedupeKey, isProof: true, ...facts } : other
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return proof(readSession(type, object))
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return proof(readIntent(type, object))
    case 'charge.refunded':
      return proof(readCharge(object))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(dedupeKey, object) ?? other
    case 'charge.dispute.created':
      return readDispute(dedupeKey, object) ?? other
    default:
      // a failed attempt leaves the session open
      return other
  }
}
