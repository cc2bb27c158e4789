import type { Notices } from '../../../db/notices.ts'
import { eventsChannel } from '../../../db/recordEvent.ts'

export interface BookingNotifier {
  /** A booking on a departure of this tour is committed: search indexes read it again and a dispatcher takes its event, in any process. */
  tell(tourId: number): void
}

/**
 * Gives the notices of bookings after their commit and together, since a transaction that gives one makes all others that do wait
 * until it is on disk (docs/decisions/0016). One can be lost; what it reports can't: search indexes look at `catalogue_change` and
 * dispatchers at their events every few seconds anyway.
 */
export const createBookingNotices = (notices: Pick<Notices, 'send'>): BookingNotifier => ({
  tell(tourId) {
    notices.send('catalogue', `departures ${tourId}`)
    notices.send(eventsChannel)
  },
})
