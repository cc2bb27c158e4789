import type { RequestStatus } from './requestStatuses.ts'

/** What a traveler needs to know of a status: the four ways of cancelling are one. */
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
