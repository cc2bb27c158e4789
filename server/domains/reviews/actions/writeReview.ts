import { canReview } from '#schema/rules/booking/nextStep.ts'
import { checkReviewFields } from '#schema/rules/booking/reviewFields.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { type Clock, localDateIn } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { requireCan } from '../../../core/can.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { actForTraveler } from '../../requests/requests.policy.ts'
import { dayOf, phaseOf } from '../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../requests/reads/requestStanding.ts'
import { shortName } from '../../requests/reads/shortName.ts'
import { ReviewNotPossibleError } from '../reviews.errors.ts'

/**
 * Stores a traveler's review of the trip of a request, one per request, for the staff to publish.
 * @returns id of the request
 * @throws InvalidInputError, ReviewNotPossibleError, DomainError NOT_FOUND, FORBIDDEN for the
 * organizer's and Versta's people
 */
export const writeReview = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { uuid, rating, text }: { uuid: string; rating: number; text: string },
): Promise<number> => {
  const words = text.trim()
  const failures = Object.entries(checkReviewFields({ rating, text: words }))
  if (failures.length > 0)
    throw new InvalidInputError(failures.map(([field, { rule }]) => ({ field, rule })))
  const now = clock.now()
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM request WHERE uuid = ${uuid}::uuid FOR NO KEY UPDATE`
    const request = await tx.request.findUnique({
      where: { uuid },
      select: {
        ...standingSelect,
        id: true,
        tourId: true,
        organizerId: true,
        userId: true,
        contactName: true,
        locale: true,
        review: { select: { id: true } },
      },
    })
    if (!request) throw new DomainError('NOT_FOUND', 'No such request')
    requireCan(viewer, actForTraveler, request)
    const isPossible = canReview({
      status: requestStatusName(request.status),
      phase: phaseOf(request, now),
      hasReview: request.review !== null,
      end: dayOf(request.tourDate.endDate),
      today: localDateIn(now, request.tour.timeZone),
    })
    if (!isPossible) throw new ReviewNotPossibleError()
    const { id, tourId, organizerId, userId, locale, contactName, tourDate } = request
    await tx.review.create({
      data: {
        requestId: id,
        tourId,
        organizerId,
        userId,
        locale,
        rating,
        text: words,
        authorName: shortName(contactName),
        tripDate: tourDate.startDate,
        createdAt: now,
      },
    })
    return id
  })
}
