import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import type { Mail } from '../../../../adapters/mail/port.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { sendEmail } from '../../../../emails/sendEmail.ts'
import { type RequestEmailKind, requestEmails } from '../requestEmails.ts'
import { organizerLocale, organizerReaderSelect } from '../reads/organizerReader.ts'
import { readRequestEmailData } from '../reads/readRequestEmailData.ts'
import { statusAndPhaseOf, standingSelect } from '../../reads/requestStanding.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  env: { publicUrl: string }
}

type Post = { kind: RequestEmailKind; to: string; locale: Locale; name: string }

/**
 * Reminds the traveler of a due payment, and the organizer of an overdue balance. Sends nothing if
 * it was paid, or the request or trip has ended.
 */
export const sendPaymentReminder = defineJob({
  name: 'requests.remindOfPayment',
  payload: z.object({ requestId: z.int(), about: z.enum(['hold', 'rest', 'overdue']) }),
  run: async ({ db, mail, clock, env }: Deps, { requestId, about }) => {
    const now = clock.now()
    const request = await db.request.findUnique({
      where: { id: requestId },
      select: {
        ...standingSelect,
        locale: true,
        contactEmail: true,
        holdExpiresAt: true,
        organizer: { select: organizerReaderSelect },
      },
    })
    if (!request) return
    const { contactEmail: to, holdExpiresAt, organizer } = request
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    // each extension of a hold gets its own reminder, which mailboxes don't take for a duplicate
    const posts: Post[] = {
      hold: [{ kind: 'holdEnds', to, locale, name: `hold-${holdExpiresAt?.getTime()}` } as const],
      rest: [{ kind: 'restDue', to, locale, name: 'rest' } as const],
      overdue: [
        { kind: 'restOverdue', to, locale, name: 'overdue' } as const,
        {
          kind: 'organizerRestOverdue',
          to: organizer.email,
          locale: organizerLocale(organizer),
          name: 'overdue-organizer',
        } as const,
      ],
    }[about]
    const { status, phase } = statusAndPhaseOf(request, now)
    for (const post of posts) {
      const facts = await readRequestEmailData(db, {
        requestId,
        eventId: null,
        locale: post.locale,
        publicUrl: env.publicUrl,
        now,
      })
      const isOpen = {
        hold: facts.firstDue !== null && facts.heldUntil !== null,
        rest: facts.rest !== null,
        overdue: facts.firstDue !== null && status === 'made_prepayment' && phase !== 'over',
      }[about]
      if (!isOpen) return
      await sendEmail(
        { db, mail },
        {
          to: post.to,
          locale: post.locale,
          messageId: `request-${requestId}-remind-${post.name}`,
          content: requestEmails[post.locale][post.kind](facts),
          about: `request ${requestId}`,
        },
      )
    }
  },
})
