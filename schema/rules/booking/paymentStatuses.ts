/** Statuses of a payment by number, spelled as the specification does (section 4). */
export const paymentStatuses = { new: 1, payed: 2, cancelled: 3 } as const
export type PaymentStatusName = keyof typeof paymentStatuses

/** In the order of their numbers. */
export const paymentStatusNames = [
  'new',
  'payed',
  'cancelled',
] as const satisfies readonly PaymentStatusName[]

/** Returns the name of a stored status number. @throws RangeError for a number that is no payment status */
export const paymentStatusName = (status: number): PaymentStatusName => {
  const name = paymentStatusNames.find((candidate) => paymentStatuses[candidate] === status)
  if (!name) throw new RangeError(`no payment status ${status}`)
  return name
}

/**
 * Every change of status that a payment can make; anything else is refused, by the database too (payment_status_transition).
 * Payments begin as new, and one that was paid stays paid: money goes back by refunds.
 */
export const paymentTransitions = [
  { from: 'new', to: 'payed' },
  // the provider collected money after the payment was given up
  { from: 'cancelled', to: 'payed' },
  { from: 'new', to: 'cancelled' },
] as const satisfies readonly { from: PaymentStatusName; to: PaymentStatusName }[]
export type PaymentTransition = (typeof paymentTransitions)[number]

export const canTransitionPayment = (from: PaymentStatusName, to: PaymentStatusName): boolean =>
  paymentTransitions.some((transition) => transition.from === from && transition.to === to)
