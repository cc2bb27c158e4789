/** In the order of their numbers 1 to 3, spelled as the specification does (section 4). */
export const paymentStatuses = ['new', 'payed', 'cancelled'] as const
export const paymentTypes = ['prepayment', 'payment', 'full'] as const
export const paymentMethods = ['card', 'sbp'] as const
export const refundStatuses = ['pending', 'done', 'failed'] as const

/** Why a request can't be paid now. */
export const paymentRefusals = ['not_confirmed', 'nothing_due', 'hold_expired', 'ended', 'no_provider', 'declined'] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]
