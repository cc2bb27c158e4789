export const paymentTypes = ['prepayment', 'payment', 'full'] as const
export const paymentMethods = ['card', 'sbp'] as const
export const refundStatuses = ['pending', 'done', 'failed'] as const

/**
 * Reasons for a refund: late money that couldn't be applied, a cancellation, a refund made in the
 * provider's own dashboard, or cashback.
 */
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
 * Triggers of a refund: late or double money, a cancellation, cashback after the trip or after a
 * late payment, or a retry.
 */
export const refundCauses = [
  'late_money',
  'cancellation',
  'cashback',
  'late_cashback',
  'retry',
] as const
export type RefundCause = (typeof refundCauses)[number]

/** Reasons why a request can't be paid now. */
export const paymentRefusals = [
  'not_confirmed',
  'nothing_due',
  'hold_expired',
  'ended',
  'no_provider',
  'declined',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** Payment issues that only a person can resolve. */
export const paymentIssueKinds = [
  'refund_failed',
  'disagreement',
  'unknown_payment',
  'dispute',
  'refund_contradicted',
] as const
export type PaymentIssueKind = (typeof paymentIssueKinds)[number]
