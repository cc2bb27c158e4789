import { z } from 'zod'
import { fullPaymentDueOn } from '#schema/rules/booking/requestDues.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import { enqueueJob } from '../../../../db/enqueueJob.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import { sendPaymentReminder } from './sendPaymentReminder.job.ts'

const hour = 3_600_000
const day = 24 * hour
/** Time of the reminder before the hold expires. */
const beforeHoldMs = 6 * hour
/** Time of the reminder before the balance is due. */
const beforeDueMs = 5 * day
/** Time after the due date when the balance is reported overdue. */
const afterDueMs = day

/**
 * Schedules the payment reminders of a request in its current state: before its hold expires, or
 * before and after the balance is due. Running it again reschedules the waiting reminders to the
 * same instants.
 */
export const planPaymentReminders = defineJob({
  name: 'requests.planPaymentReminders',
  payload: z.object({ requestId: z.int() }),
  run: async ({ db }: { db: Db }, { requestId }) => {
    await db.$transaction(async (tx) => {
      // a parallel extension or payment comes before or after
      await tx.$queryRaw`SELECT id FROM request WHERE id = ${requestId} FOR NO KEY UPDATE`
      const request = await tx.request.findUnique({
        where: { id: requestId },
        select: {
          status: true,
          holdExpiresAt: true,
          tourDate: { select: { startDate: true, fullPaymentDays: true } },
          events: {
            orderBy: { id: 'desc' },
            select: { fromStatus: true, toStatus: true, createdAt: true },
          },
        },
      })
      if (!request) return
      const status = requestStatusName(request.status)
      if (status === 'pending_prepayment' && request.holdExpiresAt) {
        const [latest] = request.events
        if (latest) await planBeforeHoldEnds(tx, requestId, request.holdExpiresAt, latest.createdAt)
      }
      if (status === 'made_prepayment') {
        const sale = request.events.find(
          ({ fromStatus, toStatus }) => toStatus === request.status && fromStatus !== toStatus,
        )
        if (sale) await planForBalance(tx, { requestId, ...request.tourDate }, sale.createdAt)
      }
    })
  },
})

const planBeforeHoldEnds = (
  tx: Tx,
  requestId: number,
  holdExpiresAt: Date,
  heldAt: Date,
): Promise<void> => {
  const left = holdExpiresAt.getTime() - heldAt.getTime()
  const runAt = new Date(holdExpiresAt.getTime() - Math.min(beforeHoldMs, left / 2))
  return enqueueJob(
    tx,
    sendPaymentReminder,
    { requestId, about: 'hold' },
    { runAt, key: `request:${requestId}:remind-hold` },
  )
}

interface Sale {
  requestId: number
  startDate: Date
  fullPaymentDays: number
}

/** Schedules a reminder before the due date, unless the sale came later, and one after it. */
const planForBalance = async (
  tx: Tx,
  { requestId, startDate, fullPaymentDays }: Sale,
  soldAt: Date,
): Promise<void> => {
  const due = Date.parse(
    `${fullPaymentDueOn({ start: dayOf(startDate), fullPaymentDays })}T08:00:00Z`,
  )
  const plan = (about: 'rest' | 'overdue', at: number) =>
    enqueueJob(
      tx,
      sendPaymentReminder,
      { requestId, about },
      {
        runAt: new Date(Math.max(soldAt.getTime() + hour, at)),
        key: `request:${requestId}:remind-${about}`,
      },
    )
  if (due > soldAt.getTime()) await plan('rest', due - beforeDueMs)
  await plan('overdue', Math.max(soldAt.getTime(), due) + afterDueMs)
}
