import type { PaymentRefusal } from '#schema/codes/payments.ts'

const words: Record<PaymentRefusal, string> = {
  not_confirmed: 'The organizer has not confirmed the request yet',
  nothing_due: 'There is nothing to pay',
  hold_expired: 'The time for which the seats were held is over',
  ended: 'The request has ended',
  no_provider: 'No provider takes this currency by this method',
  declined: 'The provider refuses the payment',
}

export class PaymentNotPossibleError extends Error {
  readonly code = 'CONFLICT'
  readonly reason: PaymentRefusal
  constructor(reason: PaymentRefusal) {
    super(words[reason])
    this.reason = reason
  }
}
