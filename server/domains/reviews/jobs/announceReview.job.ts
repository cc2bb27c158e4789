import { z } from 'zod'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import type { Mail } from '../../../adapters/mail/port.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { writeLetter } from '../../notifications/letter.ts'
import { reviewLetters } from '../emails/reviewLetters.ts'

interface Deps {
  db: Db
  mail: Pick<Mail, 'send'>
  env: { publicUrl: string }
}

/** Tells the author of a review what was decided of it. Reviews that were taken over have nobody to write to. */
export const announceReview = defineJob({
  name: 'reviews.announce',
  payload: z.object({ decisionId: z.int() }),
  run: async ({ db, mail, env }: Deps, { decisionId }) => {
    const decision = await db.reviewDecision.findUnique({
      where: { id: decisionId },
      select: {
        status: true,
        reason: true,
        review: {
          select: {
            tourId: true,
            tour: { select: { translations: { select: { locale: true, title: true, slug: true } } } },
            request: { select: { contactName: true, contactEmail: true, locale: true } },
          },
        },
      },
    })
    const request = decision?.review.request
    if (!decision || !request || decision.status === 'pending') return
    const { tourId, tour } = decision.review
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const words = tour.translations.find((row) => row.locale === locale) ?? tour.translations[0]
    const facts = {
      name: request.contactName,
      tour: words?.title ?? '',
      reason: decision.reason,
      tourUrl: env.publicUrl + pagePath('slug', locale, { slug: slugWithId(words?.slug ?? '', tourId) }),
      contactsUrl: env.publicUrl + pagePath('contacts', locale),
    }
    const outcome = await mail.send({
      to: request.contactEmail,
      locale,
      messageId: `review-${decisionId}`,
      ...writeLetter(reviewLetters[locale][decision.status](facts), locale),
    })
    if (outcome.status === 'failed' && outcome.error !== 'BAD_RECIPIENT')
      throw new Error(`a letter about a review was not sent: ${outcome.detail ?? outcome.error}`)
  },
})
