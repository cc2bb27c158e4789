import type { Logger } from 'pino'
import { z } from 'zod'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { Mail } from '../../../../adapters/mail/port.ts'
import type { Clock } from '../../../../core/clock.ts'
import { defineJob } from '../../../../core/defineJob.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { sendEmail } from '../../../../emails/sendEmail.ts'
import { travelerEmails } from '../travelerEmails.ts'
import { readRequestEmailData } from '../reads/readRequestEmailData.ts'
import { missingDetailsOf, gapsSelect, openSeatsOf } from '../../travelers/reads/touristGaps.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  keys: KeyRing
  logger: Pick<Logger, 'error'>
  env: { publicUrl: string }
}

/**
 * E-mails the traveler which details the organizer still needs; sends nothing if all have been
 * filled in.
 */
export const sendTravelerReminder = defineJob({
  name: 'requests.remindOfTravelers',
  payload: z.object({ reminderId: z.int() }),
  run: async ({ db, mail, clock, keys, logger, env }: Deps, { reminderId }) => {
    const reminder = await db.travelerReminder.findUnique({
      where: { id: reminderId },
      select: {
        message: true,
        request: {
          select: {
            id: true,
            uuid: true,
            locale: true,
            contactEmail: true,
            items: { select: { adults: true, children: true } },
            tourists: {
              orderBy: { position: 'asc' },
              select: {
                ...gapsSelect,
                tourist: {
                  select: { ...gapsSelect.tourist.select, firstName: true, lastName: true },
                },
              },
            },
          },
        },
      },
    })
    if (!reminder) return
    const { request, message } = reminder
    const openSeats = openSeatsOf(request.items, request.tourists.length)
    const travelers = request.tourists
      .map((row) => ({
        name: `${row.tourist.firstName} ${row.tourist.lastName}`.trim(),
        gaps: missingDetailsOf({ keys, logger }, row),
      }))
      .filter(({ gaps }) => gaps.length > 0)
    if (openSeats === 0 && travelers.length === 0) return
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const { name, tour, dates, organizer } = await readRequestEmailData(db, {
      requestId: request.id,
      eventId: null,
      locale,
      publicUrl: env.publicUrl,
      now: clock.now(),
    })
    const url = env.publicUrl + pagePath('addTourists', locale, { id: request.uuid })
    await sendEmail(
      { db, mail },
      {
        to: request.contactEmail,
        locale,
        messageId: `request-${request.id}-travelers-${reminderId}`,
        content: travelerEmails[locale]({
          name,
          tour,
          dates,
          organizer,
          openSeats,
          travelers,
          message,
          url,
        }),
        about: `travelers of request ${request.id}`,
      },
    )
  },
})
