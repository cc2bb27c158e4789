import { helpRequested } from '../domains/help/help.events.ts'
import { sendHelpEmail } from '../domains/help/jobs/sendHelpEmail.job.ts'
import {
  refundFailed,
  refundStarted,
  refundSucceeded,
} from '../domains/payments/payments.events.ts'
import { sendPaymentEmails } from '../domains/requests/emails/jobs/sendPaymentEmails.job.ts'
import { sendRefundEmail } from '../domains/requests/emails/jobs/sendRefundEmail.job.ts'
import { sendRequestEmails } from '../domains/requests/emails/jobs/sendRequestEmails.job.ts'
import { issueInvoices } from '../domains/requests/papers/jobs/issueInvoices.job.ts'
import { planPaymentReminders } from '../domains/requests/emails/jobs/planPaymentReminders.job.ts'
import { sendTravelerReminder } from '../domains/requests/emails/jobs/sendTravelerReminder.job.ts'
import {
  requestCreated,
  requestHoldExtended,
  requestPaymentApplied,
  requestStatusChanged,
  requestTravelerReminderRequested,
  requestTravelersChanged,
} from '../domains/requests/requests.events.ts'
import { announceAnswer } from '../domains/reviews/jobs/announceAnswer.job.ts'
import { announceReview } from '../domains/reviews/jobs/announceReview.job.ts'
import { reviewAnswered, reviewDecided } from '../domains/reviews/reviews.events.ts'
import { on, type Subscription } from './subscribe.ts'

const sold = 'made_prepayment'

/** Jobs that run after each event. A job runs once per subscription; the queue retries it. */
export const subscriptions: readonly Subscription[] = [
  on(requestCreated, sendRequestEmails, ({ requestId, eventId }) => ({
    requestId,
    eventId,
    isClientTold: true,
  })),
  on(requestStatusChanged, sendRequestEmails, ({ requestId, eventId, notifyTraveler }) => ({
    requestId,
    eventId,
    isClientTold: notifyTraveler,
  })),
  on(requestStatusChanged, issueInvoices, ({ requestId, from, to }) =>
    from === sold || to === sold ? { requestId } : null,
  ),
  on(requestStatusChanged, planPaymentReminders, ({ requestId, to }) =>
    to === 'pending_prepayment' || to === sold ? { requestId } : null,
  ),
  on(requestHoldExtended, sendRequestEmails, ({ requestId, eventId }) => ({
    requestId,
    eventId,
    isClientTold: true,
  })),
  on(requestHoldExtended, planPaymentReminders, ({ requestId }) => ({ requestId })),
  on(requestPaymentApplied, sendPaymentEmails, ({ paymentId }) => ({ paymentId })),
  on(requestTravelerReminderRequested, sendTravelerReminder, ({ reminderId }) => ({ reminderId })),
  // for other causes the e-mail about the request names the refund
  on(refundStarted, sendRefundEmail, ({ refundId, cause }) =>
    cause === 'late_money' || cause === 'late_cashback' ? { refundId, about: 'begun' } : null,
  ),
  on(refundSucceeded, sendRefundEmail, ({ refundId }) => ({ refundId, about: 'done' })),
  on(refundFailed, sendRefundEmail, ({ refundId }) => ({ refundId, about: 'failed' })),
  on(reviewDecided, announceReview, ({ decisionId }) => ({ decisionId })),
  on(reviewAnswered, announceAnswer, ({ reviewId }) => ({ reviewId })),
  on(helpRequested, sendHelpEmail, ({ helpRequestId }) => ({ helpRequestId, to: 'staff' })),
  on(helpRequested, sendHelpEmail, ({ helpRequestId }) => ({ helpRequestId, to: 'visitor' })),
]

/** Kinds without a subscriber yet: their events are only marked done. */
const unsubscribed: readonly string[] = [requestTravelersChanged.kind]

/** Kinds that a dispatcher claims; it leaves other kinds to processes that know them. */
export const knownKinds: readonly string[] = [
  ...new Set([...subscriptions.map(({ event }) => event.kind), ...unsubscribed]),
]
