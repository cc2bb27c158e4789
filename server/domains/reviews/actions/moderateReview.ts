import {
  canTransitionReview,
  checkRejection,
  type ReviewStatusName,
} from '#schema/rules/booking/reviewDecisions.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { requireUser, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { record } from '../../../db/recordEvent.ts'
import { ReviewStatusChangedError } from '../reviews.errors.ts'
import { reviewDecided } from '../reviews.events.ts'
import { reviewsOfStaff } from '../reviews.visibility.ts'

interface Decision {
  id: number
  /** Status that the staff has seen: of two parallel decisions one succeeds. */
  from: ReviewStatusName
  to: 'published' | 'rejected'
  /** Only for a rejection; the author reads it. */
  reason: string
}

/**
 * Publishes or rejects a review. Database triggers update the ratings; the history gets a row and
 * the author an e-mail, all or nothing.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND; InvalidInputError without a reason;
 * ReviewStatusChangedError
 */
export const moderateReview = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { id, from, to, reason }: Decision,
): Promise<void> => {
  const { userId } = requireUser(viewer)
  const words = to === 'rejected' ? reason.trim() : ''
  const failures = to === 'rejected' ? Object.entries(checkRejection({ reason: words })) : []
  if (failures.length > 0)
    throw new InvalidInputError(failures.map(([field, { rule }]) => ({ field, rule })))
  await db.$transaction(async (tx) => {
    if ((await tx.review.count({ where: { ...reviewsOfStaff(viewer), id } })) === 0)
      throw new DomainError('NOT_FOUND', 'No such review')
    if (!canTransitionReview(from, to)) throw new ReviewStatusChangedError()
    const { count } = await tx.review.updateMany({
      where: { id, status: from },
      data: { status: to },
    })
    if (count === 0) throw new ReviewStatusChangedError()
    const decision = await tx.reviewDecision.create({
      data: { reviewId: id, status: to, reason: words, userId, decidedAt: clock.now() },
      select: { id: true },
    })
    await record(tx, reviewDecided({ reviewId: id, decisionId: decision.id }))
  })
}
