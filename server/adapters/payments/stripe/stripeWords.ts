import { Stripe } from 'stripe'
import type { RefundResult } from '../port.ts'
import { PaymentProviderError, type PaymentProviderErrorCode } from '../providerError.ts'

/** Stripe's states of a refund in ours; those that are missing are on their way. */
export const refundStates: Readonly<Record<string, RefundResult['state']>> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }

const codeOf = (error: InstanceType<typeof Stripe.errors.StripeError>): PaymentProviderErrorCode => {
  // the same key is at work in another call: its answer will come
  if (error.statusCode === 409 || error.statusCode === 429) return 'TEMPORARY'
  if (error.code === 'charge_already_refunded' || error.type === 'StripeIdempotencyError') return 'DUPLICATE'
  switch (error.type) {
    case 'StripeCardError':
      return 'DECLINED'
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return 'CONFIG'
    case 'StripeInvalidRequestError':
      return 'BAD_REQUEST'
    default:
      return 'TEMPORARY'
  }
}

/** What the library threw, as an error of the port. Stripe's text stays out: it may quote a part of the key. */
export const stripeErrorOf = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new PaymentProviderError(codeOf(error), 'STRIPE', 'refused', { providerCode: error.code ?? error.type })
}
