import type { RequestDues } from './requestDues.ts'
import type { RequestStatusName } from './requestStatuses.ts'
import type { TripPhase } from './tripPhase.ts'

/** The traveler's next step in a request, one at a time. */
export const nextSteps = [
  'wait',
  'pay_first',
  'pay_rest',
  'name_travelers',
  'get_voucher',
  'travel',
  'write_review',
  'nothing',
] as const
export type NextStep = (typeof nextSteps)[number]

export interface NextStepInput {
  status: RequestStatusName
  phase: TripPhase
  dues: Pick<RequestDues, 'dueOnConfirmationMinor' | 'balanceMinor'>
  seats: number
  /** Number of travelers who have been named. */
  named: number
  /** True if the trip has been reviewed. */
  hasReview: boolean
  /** Last local day of the trip, yyyy-MM-dd. */
  end: string
  /** Today in the tour's time zone, yyyy-MM-dd. */
  today: string
}

/**
 * Returns the last day on which a trip may be reviewed (agreement 8: twelve months), yyyy-MM-dd.
 */
export const reviewUntil = (end: string): string => {
  const until = `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`
  // a year without 29 February: the day before 1 March
  return until.endsWith('-02-29') ? `${until.slice(0, 4)}-02-28` : until
}

/**
 * Returns whether a trip may be reviewed: it was sold, ended at most a year ago, and has no review
 * yet.
 */
export const canReview = ({
  status,
  phase,
  hasReview,
  end,
  today,
}: Omit<NextStepInput, 'dues' | 'seats' | 'named'>): boolean =>
  phase === 'over' &&
  (status === 'made_prepayment' || status === 'tour_complete') &&
  !hasReview &&
  today <= reviewUntil(end)

/**
 * Returns the traveler's next step. Due payments come before traveler names, names before payments
 * due later.
 */
export const nextStep = (input: NextStepInput): NextStep => {
  const { status, phase, dues, seats, named } = input
  if (phase === 'over') return canReview(input) ? 'write_review' : 'nothing'
  switch (status) {
    case 'pending_confirm':
      return phase === 'ahead' ? 'wait' : 'nothing'
    case 'pending_prepayment':
      if (phase !== 'ahead') return 'nothing'
      return dues.dueOnConfirmationMinor > 0 ? 'pay_first' : 'wait'
    case 'made_prepayment':
      if (dues.dueOnConfirmationMinor > 0) return 'pay_rest'
      if (phase === 'under_way') return 'travel'
      if (named < seats) return 'name_travelers'
      return dues.balanceMinor > 0 ? 'pay_rest' : 'get_voucher'
    case 'tour_complete':
      return 'travel'
    default:
      return 'nothing'
  }
}
