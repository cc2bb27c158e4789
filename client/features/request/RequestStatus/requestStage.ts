import type { RequestStatus } from './requestStatuses.ts'

/** A status as travelers need it: the four kinds of cancellation are one. */
export type RequestStage = 'asked' | 'confirmed' | 'paid' | 'complete' | 'cancelled'

const stages: Record<RequestStatus, RequestStage> = {
  PENDING_CONFIRM: 'asked',
  PENDING_PREPAYMENT: 'confirmed',
  MADE_PREPAYMENT: 'paid',
  TOUR_COMPLETE: 'complete',
  CANCELLED_BY_TOURIST: 'cancelled',
  CANCELLED_BY_AUTHOR: 'cancelled',
  CANCELLED_BY_SYSTEM: 'cancelled',
  CANCELLED_BY_ADMIN: 'cancelled',
}

export const requestStage = (status: RequestStatus): RequestStage => stages[status]
