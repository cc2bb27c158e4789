import { holdsSeats, type RequestStatusName } from './requestStatuses.ts'
import type { TripPhase } from './tripPhase.ts'

/**
 * Returns whether the travelers of a request can be named: before the trip, while the request is
 * open.
 */
export const canEditTourists = ({
  status,
  phase,
}: {
  status: RequestStatusName
  phase: TripPhase
}): boolean =>
  phase === 'ahead' &&
  (status === 'pending_confirm' || status === 'pending_prepayment' || status === 'made_prepayment')

/**
 * Returns whether the organizer can read passports: only of requests that occupy seats, not of
 * canceled ones.
 */
export const canReadSecrets = ({ status }: { status: RequestStatusName }): boolean =>
  holdsSeats(status)
