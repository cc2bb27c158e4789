import { enqueueJob } from '../../../../db/enqueueJob.ts'
import type { OnRefunded } from '../../../payments/payments.events.ts'
import { announceRefund } from '../jobs/announceRefund.job.ts'

/** Whoever waits for money hears what became of it. */
export const tellOfRefund: OnRefunded = (tx, { refundId, outcome }) => enqueueJob(tx, announceRefund, { refundId, about: outcome })
