import type { Notices } from '../../../db/notices.ts'
import { eventsChannel } from '../../../db/recordEvent.ts'

export interface BookingNotifier {
  /**
   * Notifies every process of a committed booking on a departure of this tour: search indexes read
   * it again, and a dispatcher takes its event.
   */
  tell(tourId: number): void
}

/**
 * Creates a notifier that sends the notices of bookings after their commit and together:
 * transactions that notify wait for each other until they are on disk (docs/decisions/0016). A lost
 * notice loses no data: search indexes read `catalogue_change` and dispatchers their events every
 * few seconds anyway.
 */
export const createBookingNotices = (notices: Pick<Notices, 'send'>): BookingNotifier => ({
  tell(tourId) {
    notices.send('catalogue', `departures ${tourId}`)
    notices.send(eventsChannel)
  },
})
