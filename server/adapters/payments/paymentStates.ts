/**
 * States of a payment by rank. Money outranks a cancellation, because it arrived after all and must
 * be kept or refunded; a cancellation never removes money that has arrived.
 */
export const paymentStates = [
  'new',
  'authorized',
  'cancelled',
  'paid',
  'partly_refunded',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const rankOf = (state: PaymentState): number => paymentStates.indexOf(state)

/**
 * Returns the next state of a payment. Reports may arrive in any order: `pending` and lower ranks
 * change nothing.
 */
export const nextPaymentState = (
  current: PaymentState,
  news: PaymentState | 'pending',
): PaymentState => (news !== 'pending' && rankOf(news) > rankOf(current) ? news : current)

/** Returns the state of a paid payment by its refunded amount. */
export const refundState = (amountMinor: number, refundedMinor: number): PaymentState =>
  refundedMinor <= 0 ? 'paid' : refundedMinor < amountMinor ? 'partly_refunded' : 'refunded'

export interface AgreedPayment {
  paymentId: string
  amountMinor: number
  currency: string
  providerRef: string | null
}

export interface ReportedPayment {
  paymentId?: string
  amountMinor: number | null
  currency: string | null
  providerRef: string | null
}

/**
 * Returns the fields that a provider reports differently than agreed. Code never applies such a
 * report; a person decides. Values that are not reported or not known yet are no disagreement.
 */
export const disagreements = (
  agreed: AgreedPayment,
  reported: ReportedPayment,
): ('payment' | 'amount' | 'currency' | 'providerRef')[] => {
  const found: ('payment' | 'amount' | 'currency' | 'providerRef')[] = []
  if (reported.paymentId !== undefined && reported.paymentId !== agreed.paymentId)
    found.push('payment')
  if (reported.amountMinor !== null && reported.amountMinor !== agreed.amountMinor)
    found.push('amount')
  if (reported.currency !== null && reported.currency !== agreed.currency) found.push('currency')
  if (
    reported.providerRef !== null &&
    agreed.providerRef !== null &&
    reported.providerRef !== agreed.providerRef
  )
    found.push('providerRef')
  return found
}
