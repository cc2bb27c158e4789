import { holdsSeats, type RequestStatusName } from './requestStatuses.ts'
import type { TripPhase } from './tripPhase.ts'

/** Returns whether the travelers of a request can be named: until the trip begins, while the request lives. */
export const canEditTourists = ({
  status,
  phase,
}: {
  status: RequestStatusName
  phase: TripPhase
}): boolean =>
  phase === 'ahead' &&
  (status === 'pending_confirm' || status === 'pending_prepayment' || status === 'made_prepayment')

/** Returns whether passports are still there for the organizer: of people who travel or have traveled, of no request that ended early. */
export const canReadSecrets = ({ status }: { status: RequestStatusName }): boolean =>
  holdsSeats(status)
