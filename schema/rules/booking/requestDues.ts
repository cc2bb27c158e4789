import type { RequestStatusName } from './requestStatuses.ts'

export interface RequestDuesInput {
  status: RequestStatusName
  /** All amounts are in minor units of the request's currency. */
  totalMinor: number
  prepaymentMinor: number
  /** Received payments less refunds. */
  paidMinor: number
  /** First local day of the trip, yyyy-MM-dd. */
  start: string
  /** Number of days before the start when the whole price is due. */
  fullPaymentDays: number
  /** Today in the tour's time zone, yyyy-MM-dd. */
  today: string
}

export interface RequestDues {
  /** Amount paid, or recorded as paid by the status. */
  settledMinor: number
  /** Due as soon as the organizer has confirmed. */
  dueOnConfirmationMinor: number
  /** Due by `balanceDueOn`. */
  balanceMinor: number
  /** Local day yyyy-MM-dd; null where no balance is left. */
  balanceDueOn: string | null
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Returns the local day yyyy-MM-dd on which the whole price of a trip is due. */
export const fullPaymentDueOn = ({
  start,
  fullPaymentDays,
}: Pick<RequestDuesInput, 'start' | 'fullPaymentDays'>): string => dayBefore(start, fullPaymentDays)

/**
 * Returns what a request still owes and when. While it is open, the three amounts sum to the total,
 * or to what was paid where that is more; a closed request owes nothing.
 */
export const requestDues = (input: RequestDuesInput): RequestDues => {
  const { status, totalMinor, prepaymentMinor, paidMinor, today } = input
  // the status may be set manually before the payment is recorded
  const settledMinor =
    status === 'made_prepayment' ? Math.max(paidMinor, prepaymentMinor) : paidMinor
  if (status === 'tour_complete' || status.startsWith('cancelled'))
    return { settledMinor, dueOnConfirmationMinor: 0, balanceMinor: 0, balanceDueOn: null }
  const wholeOn = fullPaymentDueOn(input)
  const asked = wholeOn <= today ? totalMinor : prepaymentMinor
  const dueOnConfirmationMinor = Math.max(0, asked - settledMinor)
  const balanceMinor = Math.max(0, totalMinor - settledMinor - dueOnConfirmationMinor)
  return {
    settledMinor,
    dueOnConfirmationMinor,
    balanceMinor,
    balanceDueOn: balanceMinor > 0 ? wholeOn : null,
  }
}
