/** The payout is more than is due, or more came back than was sent. A member of result unions. */
export class PayoutNotPossibleError extends Error {
  readonly code = 'CONFLICT'
  readonly dueMinor: number
  readonly currency: string
  constructor(dueMinor: number, currency: string) {
    super('A payout can’t exceed the amount owed, nor a return the amount paid out')
    this.dueMinor = dueMinor
    this.currency = currency
  }
}
