export const paymentTypes = ['prepayment', 'payment', 'full'] as const
export const paymentMethods = ['card', 'sbp'] as const
export const refundStatuses = ['pending', 'done', 'failed'] as const

/** Why money goes back: of late money what it could not buy, the cancellation, somebody in the provider's own cabinet, or cashback. */
export const refundReasons = [
  'seats_gone',
  'hold_over',
  'trip_begun',
  'paid_twice',
  'not_payable',
  'cancelled_by_tourist',
  'cancelled_by_author',
  'cancelled_by_admin',
  'at_provider',
  'cashback',
  'other',
] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * What started a refund: money that came too late or twice, a cancellation, cashback after the trip or after money that came later
 * still, or the retry of one that failed.
 */
export const refundCauses = [
  'late_money',
  'cancellation',
  'cashback',
  'late_cashback',
  'retry',
] as const
export type RefundCause = (typeof refundCauses)[number]

/** Why a request can't be paid now. */
export const paymentRefusals = [
  'not_confirmed',
  'nothing_due',
  'hold_expired',
  'ended',
  'no_provider',
  'declined',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** What about money only a person can put right. */
export const paymentIssueKinds = [
  'refund_failed',
  'disagreement',
  'unknown_payment',
  'dispute',
  'refund_contradicted',
] as const
export type PaymentIssueKind = (typeof paymentIssueKinds)[number]
