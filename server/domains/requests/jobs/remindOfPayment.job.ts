import { z } from 'zod'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { writeLetter } from '../../notifications/letter.ts'
import { requestLetters } from '../emails/requestLetters.ts'
import { readLetterFacts } from '../reads/readLetterFacts.ts'
import { dayOf } from '../requestStanding.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  env: { publicUrl: string }
}

const hour = 3_600_000
const day = 24 * hour
/** Before the seats are free again. */
const beforeHoldMs = 6 * hour
/** Before the rest is due. */
const beforeDueMs = 5 * day

/** Reminds of what is still to be paid; says nothing where it has been paid or the request has ended meanwhile. */
export const remindOfPayment = defineJob({
  name: 'requests.remindOfPayment',
  payload: z.object({ requestId: z.int(), about: z.enum(['hold', 'rest']) }),
  run: async ({ db, mail, clock, env }: Deps, { requestId, about }) => {
    const request = await db.request.findUnique({ where: { id: requestId }, select: { locale: true, contactEmail: true } })
    if (!request) return
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const facts = await readLetterFacts(db, { requestId, eventId: null, locale, publicUrl: env.publicUrl, now: clock.now() })
    const isOpen = about === 'hold' ? facts.firstDue !== null && facts.heldUntil !== null : facts.rest !== null
    if (!isOpen) return
    const outcome = await mail.send({
      to: request.contactEmail,
      locale,
      messageId: `request-${requestId}-remind-${about}`,
      ...writeLetter(requestLetters[locale][about === 'hold' ? 'holdEnds' : 'restDue'](facts), locale),
    })
    if (outcome.status === 'failed' && outcome.error !== 'BAD_RECIPIENT')
      throw new Error(`a reminder of request ${requestId} was not sent: ${outcome.detail ?? outcome.error}`)
  },
})

/** Plans the reminder of a request whose seats are held for a payment until an instant. */
export const remindBeforeHoldEnds = (tx: Tx, requestId: number, holdExpiresAt: Date, now: Date): Promise<void> => {
  const left = holdExpiresAt.getTime() - now.getTime()
  const runAt = new Date(holdExpiresAt.getTime() - Math.min(beforeHoldMs, left / 2))
  return enqueueJob(tx, remindOfPayment, { requestId, about: 'hold' }, { runAt, key: `request:${requestId}:remind-hold` })
}

/** Plans the reminder of the rest, unless its day has come already. */
export const remindBeforeRestIsDue = async (tx: Tx, requestId: number, now: Date): Promise<void> => {
  const { tourDate } = await tx.request.findUniqueOrThrow({
    where: { id: requestId },
    select: { tourDate: { select: { startDate: true, fullPaymentDays: true } } },
  })
  const due = Date.parse(`${dayOf(tourDate.startDate)}T08:00:00Z`) - tourDate.fullPaymentDays * day
  if (due <= now.getTime()) return
  const runAt = new Date(Math.max(now.getTime() + hour, due - beforeDueMs))
  await enqueueJob(tx, remindOfPayment, { requestId, about: 'rest' }, { runAt, key: `request:${requestId}:remind-rest` })
}
