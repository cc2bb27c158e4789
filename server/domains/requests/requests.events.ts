import { z } from 'zod'
import { requestStatusNames } from '#schema/rules/booking/requestStatuses.ts'
import { defineEvent } from '../../core/defineEvent.ts'

/**
 * `eventId` is the row in the request's history. It is created under the lock of the request, so it
 * serves as its version.
 */
const ids = z.object({ requestId: z.int(), eventId: z.int() })
const names = { subject: 'requestId', version: 'eventId' } as const
const status = z.enum(requestStatusNames)

/** Seats are held for a new request. `holdSeats` writes it within its one statement. */
export const requestCreated = defineEvent('request.created', ids, names)

/**
 * The status of a request has changed. `notifyTraveler` is false where the traveler gets no e-mail.
 */
export const requestStatusChanged = defineEvent(
  'request.status_changed',
  ids.extend({ from: status, to: status, notifyTraveler: z.boolean() }),
  names,
)

/** Seats are held longer. */
export const requestHoldExtended = defineEvent('request.hold_extended', ids, names)

/** Further money has arrived for a request that was already sold. */
export const requestPaymentApplied = defineEvent(
  'request.payment_applied',
  ids.extend({ paymentId: z.guid() }),
  names,
)

/**
 * The travelers of a request or their details have changed; `version` counts the changes of the
 * list.
 */
export const requestTravelersChanged = defineEvent(
  'request.travelers_changed',
  z.object({ requestId: z.int(), version: z.int() }),
  {
    subject: 'requestId',
    version: 'version',
  },
)

/** The organizer requests missing traveler details. */
export const requestTravelerReminderRequested = defineEvent(
  'request.traveler_reminder_requested',
  z.object({ requestId: z.int(), reminderId: z.int() }),
  { subject: 'requestId', version: 'reminderId' },
)
