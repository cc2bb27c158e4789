import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import {
  type RequestActor,
  type RequestStatusName,
  requestStatusName,
} from '#schema/rules/booking/requestStatuses.ts'
import type { Mail } from '../../../../adapters/mail/port.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { Db } from '../../../../db/connect.ts'
import { sendEmail } from '../../../../emails/sendEmail.ts'
import { type RequestEmailKind, requestEmails } from '../requestEmails.ts'
import { organizerLocale, organizerReaderSelect } from '../reads/organizerReader.ts'
import { readRequestEmailData } from '../reads/readRequestEmailData.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  env: { publicUrl: string }
}

/** E-mails to the traveler and the organizer for each status that a request enters. */
const letters: Record<
  RequestStatusName,
  { tourist: RequestEmailKind; organizer: RequestEmailKind | null }
> = {
  pending_confirm: { tourist: 'asked', organizer: 'organizerAsked' },
  pending_prepayment: { tourist: 'confirmed', organizer: null },
  made_prepayment: { tourist: 'paid', organizer: 'organizerPaid' },
  tour_complete: { tourist: 'complete', organizer: null },
  cancelled_by_tourist: { tourist: 'cancelledByTourist', organizer: 'organizerCancelled' },
  cancelled_by_author: { tourist: 'cancelledByAuthor', organizer: null },
  cancelled_by_system: { tourist: 'cancelledBySystem', organizer: 'organizerCancelled' },
  cancelled_by_admin: { tourist: 'cancelledByAdmin', organizer: 'organizerCancelled' },
}

/**
 * Returns the e-mails about an extended hold. The traveler always gets one, to keep; the organizer
 * only if the traveler extended it.
 */
const heldLonger = (
  actor: RequestActor,
): { tourist: RequestEmailKind; organizer: RequestEmailKind | null } => ({
  tourist: 'heldLonger',
  organizer: actor === 'tourist' ? 'organizerHeldLonger' : null,
})

/** E-mails the people concerned by a change of a request. A retry sends the same Message-ID. */
export const sendRequestEmails = defineJob({
  name: 'requests.announce',
  payload: z.object({
    requestId: z.int(),
    eventId: z.int(),
    isClientTold: z.boolean().default(true),
  }),
  run: async ({ db, mail, clock, env }: Deps, { requestId, eventId, isClientTold }) => {
    const event = await db.requestEvent.findUnique({
      where: { id: eventId },
      select: {
        fromStatus: true,
        toStatus: true,
        actor: true,
        request: {
          select: {
            locale: true,
            contactEmail: true,
            organizer: { select: organizerReaderSelect },
          },
        },
      },
    })
    if (!event) return
    const { contactEmail, organizer } = event.request
    const locale = isLocale(event.request.locale) ? event.request.locale : defaultLocale
    const isAboutHold = event.fromStatus === event.toStatus
    const kinds = isAboutHold ? heldLonger(event.actor) : letters[requestStatusName(event.toStatus)]
    const post: { kind: RequestEmailKind; to: string; locale: Locale; role: string }[] = []
    if (isClientTold) post.push({ kind: kinds.tourist, to: contactEmail, locale, role: 'tourist' })
    if (kinds.organizer)
      post.push({
        kind: kinds.organizer,
        to: organizer.email,
        locale: organizerLocale(organizer),
        role: 'organizer',
      })
    for (const { kind, to, locale: language, role } of post) {
      const facts = await readRequestEmailData(db, {
        requestId,
        eventId,
        locale: language,
        publicUrl: env.publicUrl,
        now: clock.now(),
      })
      // paid or ended meanwhile, which has its own e-mail
      if (isAboutHold && facts.heldUntil === null) return
      await sendEmail(
        { db, mail },
        {
          to,
          locale: language,
          messageId: `request-${requestId}-${eventId}-${role}`,
          content: requestEmails[language][kind](facts),
          about: `request ${requestId}`,
        },
      )
    }
  },
})
