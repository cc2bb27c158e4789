import type { RequestStatusName } from './requestStatuses.ts'

export interface RequestDuesInput {
  status: RequestStatusName
  /** Minor units of the request's currency throughout. */
  totalMinor: number
  prepaymentMinor: number
  /** What has arrived, refunds taken off. */
  paidMinor: number
  /** First local day of the trip, yyyy-MM-dd. */
  start: string
  /** Days before the start when the whole price is due. */
  fullPaymentDays: number
  /** Today in the zone of the tour, yyyy-MM-dd. */
  today: string
}

export interface RequestDues {
  /** Paid, or recorded as paid by the status. */
  settledMinor: number
  /** Due first: as soon as the organizer has confirmed. */
  dueOnConfirmationMinor: number
  /** Due by `balanceDueOn`. */
  balanceMinor: number
  /** Local day yyyy-MM-dd; null where nothing is left for later. */
  balanceDueOn: string | null
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Local day yyyy-MM-dd on which the whole price of a trip is due. */
export const fullPaymentDueOn = ({
  start,
  fullPaymentDays,
}: Pick<RequestDuesInput, 'start' | 'fullPaymentDays'>): string => dayBefore(start, fullPaymentDays)

/**
 * What a request still has to pay and when. While it lives, the three amounts sum to its total, or to what was paid where that is
 * more; a request that has ended owes nothing.
 */
export const requestDues = (input: RequestDuesInput): RequestDues => {
  const { status, totalMinor, prepaymentMinor, paidMinor, today } = input
  // a status may be set by hand before the money's own record arrives
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
