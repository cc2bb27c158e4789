import type { RequestStatus } from './requestStatuses.ts'

interface PaidRequest {
  status: RequestStatus
  /** What has arrived, refunds taken off. */
  paid: { amountMinor: number }
  total: { amountMinor: number }
}

/** Nothing is left to pay before the trip: the status knows the prepayment alone. */
export const isPaidInFull = ({ status, paid, total }: PaidRequest): boolean =>
  status === 'MADE_PREPAYMENT' && paid.amountMinor >= total.amountMinor
