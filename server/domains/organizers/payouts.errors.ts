/** The payout is more than is due, or more came back than was sent. A member of result unions. */
export class PayoutNotPossibleError extends Error {
  readonly code = 'CONFLICT'
  readonly dueMinor: number
  readonly currency: string
  constructor(dueMinor: number, currency: string) {
    super('No more than what is owed is paid out, and no more comes back than was sent')
    this.dueMinor = dueMinor
    this.currency = currency
  }
}
