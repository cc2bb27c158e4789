import { Stripe } from 'stripe'
import type { RefundResult } from '../port.ts'
import { PaymentProviderError, type PaymentProviderErrorCode } from '../providerError.ts'

/** Maps Stripe's refund states to ours; missing ones are pending. */
export const refundStates: Readonly<Record<string, RefundResult['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const codeOf = (
  error: InstanceType<typeof Stripe.errors.StripeError>,
): PaymentProviderErrorCode => {
  // 409: another call is using the same key and will answer; 429: rate limit
  if (error.statusCode === 409 || error.statusCode === 429) return 'TEMPORARY'
  if (error.code === 'charge_already_refunded' || error.type === 'StripeIdempotencyError')
    return 'DUPLICATE'
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

/**
 * Converts an error of the library to one of the port. Stripe's text is omitted: it may quote part
 * of the key.
 */
export const stripeErrorOf = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new PaymentProviderError(codeOf(error), 'STRIPE', 'refused', {
    providerCode: error.code ?? error.type,
  })
}
