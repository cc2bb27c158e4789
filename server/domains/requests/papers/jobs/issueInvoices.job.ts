import { z } from 'zod'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { cashbackReason } from '../../../payments/reads/paidMoney.ts'
import { issueInvoices as issue } from '../documents/issueInvoices.ts'

/** Maximum number of requests per scheduled run. */
const atOnce = 500
/** Age limit of refunds to check: older ones were checked when they were new. */
const lookBackMs = 30 * 86_400_000

/**
 * Issues the papers of a request that was sold or ended; without a payload (by schedule), of all
 * requests that lack some.
 */
export const issueInvoices = defineJob({
  name: 'requests.issueInvoices',
  payload: z.object({ requestId: z.int().optional() }),
  run: async ({ db, clock }: { db: Db; clock: Clock }, { requestId }) => {
    const waiting = requestId === undefined ? await withoutPapers(db, clock.now()) : [requestId]
    for (const id of waiting) await issue({ db, clock }, id)
  },
})

/** Finds requests sold without an invoice, or refunded after their last paper. */
const withoutPapers = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM request r
    WHERE r.status >= ${requestStatuses.made_prepayment}
      AND EXISTS (SELECT FROM request_event e WHERE e.request_id = r.id AND e.to_status = ${requestStatuses.made_prepayment})
      AND NOT EXISTS (
        SELECT FROM invoice i WHERE i.request_id = r.id
          AND i.issued_at >= (SELECT coalesce(max(f.created_at), '-infinity') FROM payment p JOIN refund f ON f.payment_id = p.id AND f.reason <> ${cashbackReason}
            WHERE p.request_id = r.id AND f.created_at > ${new Date(now.getTime() - lookBackMs)} AND r.status <> ${requestStatuses.made_prepayment})
      )
    ORDER BY r.id LIMIT ${atOnce}`
  return rows.map(({ id }) => id)
}
