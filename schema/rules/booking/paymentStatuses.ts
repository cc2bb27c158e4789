/** Status numbers of a payment, spelled as in the specification (section 4). */
export const paymentStatuses = { new: 1, payed: 2, cancelled: 3 } as const
export type PaymentStatusName = keyof typeof paymentStatuses

/** Names in the order of their numbers. */
export const paymentStatusNames = [
  'new',
  'payed',
  'cancelled',
] as const satisfies readonly PaymentStatusName[]

/**
 * Returns the name of a stored status number.
 * @throws RangeError for an unknown number
 */
export const paymentStatusName = (status: number): PaymentStatusName => {
  const name = paymentStatusNames.find((candidate) => paymentStatuses[candidate] === status)
  if (!name) throw new RangeError(`unknown payment status ${status}`)
  return name
}

/**
 * All allowed status changes of a payment; the database refuses others too
 * (payment_status_transition). Payments start as new, and a paid one stays paid: money is returned
 * by refunds.
 */
export const paymentTransitions = [
  { from: 'new', to: 'payed' },
  // the provider collected money after the payment was canceled
  { from: 'cancelled', to: 'payed' },
  { from: 'new', to: 'cancelled' },
] as const satisfies readonly { from: PaymentStatusName; to: PaymentStatusName }[]
export type PaymentTransition = (typeof paymentTransitions)[number]

export const canTransitionPayment = (from: PaymentStatusName, to: PaymentStatusName): boolean =>
  paymentTransitions.some((transition) => transition.from === from && transition.to === to)
