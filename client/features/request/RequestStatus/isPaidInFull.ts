import type { RequestStatus } from './requestStatuses.ts'

interface PaidRequest {
  status: RequestStatus
  /** Received amount, less refunds. */
  paid: { amountMinor: number }
  total: { amountMinor: number }
}

/**
 * Returns whether nothing is left to pay before the trip: the status covers only the prepayment.
 */
export const isPaidInFull = ({ status, paid, total }: PaidRequest): boolean =>
  status === 'MADE_PREPAYMENT' && paid.amountMinor >= total.amountMinor
