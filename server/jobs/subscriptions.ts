import { helpRequested } from '../domains/help/help.events.ts'
import { sendHelpLetter } from '../domains/help/jobs/sendHelpLetter.job.ts'
import { announceAnswer } from '../domains/reviews/jobs/announceAnswer.job.ts'
import { announceReview } from '../domains/reviews/jobs/announceReview.job.ts'
import { reviewAnswered, reviewDecided } from '../domains/reviews/reviews.events.ts'
import { on, type Subscription } from './subscribe.ts'

/** Which job follows which event. A job runs once per subscription; its retries are those of the queue. */
export const subscriptions: readonly Subscription[] = [
  on(reviewDecided, announceReview, ({ decisionId }) => ({ decisionId })),
  on(reviewAnswered, announceAnswer, ({ reviewId }) => ({ reviewId })),
  on(helpRequested, sendHelpLetter, ({ helpRequestId }) => ({ helpRequestId, to: 'staff' })),
  on(helpRequested, sendHelpLetter, ({ helpRequestId }) => ({ helpRequestId, to: 'visitor' })),
]

/** Kinds that a dispatcher claims; it leaves others to processes that know them. */
export const knownKinds: readonly string[] = [...new Set(subscriptions.map(({ event }) => event.kind))]
