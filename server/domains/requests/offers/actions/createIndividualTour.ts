import { maxChildAge } from '#schema/codes/bookings.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { requireUser, type Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { DepartureUnavailableError, SoldOutError } from '../../requests.errors.ts'
import { tripStartsAt } from '../../../departures/reads/tripTimes.ts'
import { isVisibleTour, toursOfViewer } from '../../../tours/tours.visibility.ts'
import { parseIndividualTour } from '../individualTourInput.ts'

/**
 * Offers a departure to one customer at an individual price in the departure's currency. The offer
 * holds no seats: they are taken when the customer books.
 * @returns the offer's id
 * @throws InvalidInputError, DepartureUnavailableError, SoldOutError, DomainError NOT_FOUND for another
 * organizer's departure
 */
export const createIndividualTour = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  rawInput: unknown,
): Promise<number> => {
  const { userId } = requireUser(viewer)
  const { optionId, ...terms } = parseIndividualTour(rawInput)
  const now = clock.now()
  const option = await db.tourDateOption.findFirst({
    where: { id: optionId, tourDate: { tour: { ...toursOfViewer(viewer, 'offers') } } },
    select: {
      freeSeats: true,
      tourDate: {
        select: {
          currency: true,
          startDate: true,
          startTime: true,
          isCanceled: true,
          tour: {
            select: {
              timeZone: true,
              minAge: true,
              status: true,
              organizer: { select: { isPublishedOnSite: true } },
            },
          },
        },
      },
    },
  })
  if (!option) throw new DomainError('NOT_FOUND', 'No such departure')
  const { currency, startDate, isCanceled, tour } = option.tourDate
  const hasBegun = tripStartsAt({ tour, tourDate: option.tourDate }) <= now
  const start = startDate.toISOString().slice(0, 10)
  if (isCanceled || !isVisibleTour(tour) || hasBegun) throw new DepartureUnavailableError()
  if (terms.currency !== currency)
    throw new InvalidInputError([{ field: 'currency', rule: 'incorrect' }])
  if (terms.validUntil <= now)
    throw new InvalidInputError([{ field: 'validUntil', rule: 'minValue' }])
  // nobody can book a trip that has begun
  if (localDateIn(terms.validUntil, tour.timeZone) > start)
    throw new InvalidInputError([{ field: 'validUntil', rule: 'maxValue' }])
  if (terms.children > 0 && tour.minAge > maxChildAge)
    throw new InvalidInputError([{ field: 'children', rule: 'maxValue' }])
  if (option.freeSeats < terms.adults + terms.children) throw new SoldOutError(option.freeSeats)
  const { id } = await db.individualTour.create({
    data: { ...terms, tourDateOptionId: optionId, createdByUserId: userId, createdAt: now },
    select: { id: true },
  })
  return id
}
