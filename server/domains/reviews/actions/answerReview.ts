import type { Locale } from '#schema/codes/locales.ts'
import { checkAnswer } from '#schema/rules/booking/reviewDecisions.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { requireUser, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { record } from '../../../db/recordEvent.ts'
import { reviewAnswered } from '../reviews.events.ts'
import { reviewsOfOrganizer } from '../reviews.visibility.ts'

/**
 * Publishes an organizer's answer to a review of its tours, or changes it. There is one answer per
 * review; only the first version is e-mailed to the author.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND for a review of other tours or an unpublished one;
 * InvalidInputError
 */
export const answerReview = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { id, text, locale }: { id: number; text: string; locale: Locale },
): Promise<void> => {
  const { userId } = requireUser(viewer)
  const words = text.trim()
  const failures = Object.entries(checkAnswer({ text: words }))
  if (failures.length > 0)
    throw new InvalidInputError(failures.map(([field, { rule }]) => ({ field, rule })))
  const now = clock.now()
  await db.$transaction(async (tx) => {
    // of two parallel answers the later one changes the first
    await tx.$queryRaw`SELECT id FROM review WHERE id = ${id} FOR NO KEY UPDATE`
    const review = await tx.review.findFirst({
      where: { ...reviewsOfOrganizer(viewer), id },
      select: {
        answer: { select: { text: true, locale: true } },
        decisions: { orderBy: { id: 'desc' }, take: 1, select: { id: true } },
      },
    })
    if (!review) throw new DomainError('NOT_FOUND', 'No such review')
    if (!review.answer) {
      await tx.reviewAnswer.create({
        data: { reviewId: id, text: words, locale, userId, createdAt: now },
      })
      await record(
        tx,
        reviewAnswered({ reviewId: id, decisionId: review.decisions[0]?.id ?? null }),
      )
    } else if (review.answer.text !== words || review.answer.locale !== locale)
      await tx.reviewAnswer.update({
        where: { reviewId: id },
        data: { text: words, locale, userId, changedAt: now },
      })
  })
}
