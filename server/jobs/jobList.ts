import type { App } from '../app.ts'
import type { Job } from '../core/defineJob.ts'
import { deleteExpired } from '../domains/accounts/jobs/deleteExpired.job.ts'
import { sendCode } from '../domains/accounts/jobs/sendCode.job.ts'
import { sendPasswordLink } from '../domains/accounts/jobs/sendPasswordLink.job.ts'
import { sendSecurityNotice } from '../domains/accounts/jobs/sendSecurityNotice.job.ts'
import { sendHelpEmail } from '../domains/help/jobs/sendHelpEmail.job.ts'
import { closePayment } from '../domains/payments/jobs/closePayment.job.ts'
import { reconcilePayments } from '../domains/payments/jobs/reconcilePayments.job.ts'
import { refundPayment } from '../domains/payments/jobs/refundPayment.job.ts'
import { deleteOldEvents } from '../domains/queue/jobs/deleteOldEvents.job.ts'
import { releaseDeadWorkers } from '../domains/queue/jobs/releaseDeadWorkers.job.ts'
import { announceAnswer } from '../domains/reviews/jobs/announceAnswer.job.ts'
import { announceReview } from '../domains/reviews/jobs/announceReview.job.ts'
import { sendPaymentEmails } from '../domains/requests/emails/jobs/sendPaymentEmails.job.ts'
import { sendRefundEmail } from '../domains/requests/emails/jobs/sendRefundEmail.job.ts'
import { sendRequestEmails } from '../domains/requests/emails/jobs/sendRequestEmails.job.ts'
import { completeTours } from '../domains/requests/booking/jobs/completeTours.job.ts'
import { expireHolds } from '../domains/requests/booking/jobs/expireHolds.job.ts'
import { issueInvoices } from '../domains/requests/papers/jobs/issueInvoices.job.ts'
import { purgeTravelerSecrets } from '../domains/requests/travelers/jobs/purgeTravelerSecrets.job.ts'
import { reconcileSeatCounts } from '../domains/departures/jobs/reconcileSeatCounts.job.ts'
import { planPaymentReminders } from '../domains/requests/emails/jobs/planPaymentReminders.job.ts'
import { sendPaymentReminder } from '../domains/requests/emails/jobs/sendPaymentReminder.job.ts'
import { sendTravelerReminder } from '../domains/requests/emails/jobs/sendTravelerReminder.job.ts'

/** A job with any payload: it parses its own. */
export interface RunnableJob {
  name: string
  maxAttempts: number
  /**
   * Runs the job.
   * @throws ZodError when the payload is not the job's
   */
  run(app: App, payload: unknown, attempt: number): Promise<void>
  /** Runs the consequences of giving up the job. Ignores a payload that is not the job's. */
  onGivenUp(app: App, payload: unknown): Promise<void>
}

const runnable = <Payload>(job: Job<Payload, App>): RunnableJob => ({
  name: job.name,
  maxAttempts: job.maxAttempts,
  run: (app, payload, attempt) => job.run(app, job.payload.parse(payload), attempt),
  onGivenUp: async (app, payload) => {
    const { success, data } = job.payload.safeParse(payload)
    if (success) await job.onGivenUp?.(app, data)
  },
})

/** All jobs: a worker runs no others. */
export const jobList: readonly RunnableJob[] = [
  runnable(announceAnswer),
  runnable(sendPaymentEmails),
  runnable(sendRefundEmail),
  runnable(sendRequestEmails),
  runnable(announceReview),
  runnable(closePayment),
  runnable(completeTours),
  runnable(deleteOldEvents),
  runnable(expireHolds),
  runnable(deleteExpired),
  runnable(purgeTravelerSecrets),
  runnable(issueInvoices),
  runnable(planPaymentReminders),
  runnable(reconcilePayments),
  runnable(reconcileSeatCounts),
  runnable(refundPayment),
  runnable(releaseDeadWorkers),
  runnable(sendPaymentReminder),
  runnable(sendTravelerReminder),
  runnable(sendCode),
  runnable(sendHelpEmail),
  runnable(sendPasswordLink),
  runnable(sendSecurityNotice),
]

/** Finds a job by its stored name; undefined for one that no longer exists. */
export const jobNamed = (name: string): RunnableJob | undefined =>
  jobList.find((job) => job.name === name)
