/**
 * States of a payment by rank. Money that arrives outranks a cancellation (it came after all and has to be kept or given
 * back); a cancellation never takes away money that is there.
 */
export const paymentStates = ['new', 'authorised', 'cancelled', 'paid', 'partly_refunded', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

export const rankOf = (state: PaymentState): number => paymentStates.indexOf(state)

/** Where a payment stands after news of it, in whatever order they come: `pending` and lower ranks leave it where it is. */
export const moveState = (current: PaymentState, news: PaymentState | 'pending'): PaymentState =>
  news !== 'pending' && rankOf(news) > rankOf(current) ? news : current

/** State of money that was taken, by what of it went back. */
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
 * What a provider reports otherwise than it was agreed; anything here is applied by no program, a person looks at it.
 * What was not reported, or not known with us yet, is no disagreement.
 */
export const disagreements = (agreed: AgreedPayment, reported: ReportedPayment): ('payment' | 'amount' | 'currency' | 'providerRef')[] => {
  const found: ('payment' | 'amount' | 'currency' | 'providerRef')[] = []
  if (reported.paymentId !== undefined && reported.paymentId !== agreed.paymentId) found.push('payment')
  if (reported.amountMinor !== null && reported.amountMinor !== agreed.amountMinor) found.push('amount')
  if (reported.currency !== null && reported.currency !== agreed.currency) found.push('currency')
  if (reported.providerRef !== null && agreed.providerRef !== null && reported.providerRef !== agreed.providerRef) found.push('providerRef')
  return found
}
