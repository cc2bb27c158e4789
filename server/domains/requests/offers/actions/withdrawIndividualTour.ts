import type { Clock } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { IndividualTourClosedError } from '../individualTours.errors.ts'
import { individualToursOfViewer } from '../individualTours.visibility.ts'

/**
 * Withdraws an offer before it is booked. Withdrawing again changes nothing.
 * @returns the offer's id
 * @throws IndividualTourClosedError once it was booked, DomainError NOT_FOUND for another
 * organizer's offer
 */
export const withdrawIndividualTour = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { uuid }: { uuid: string },
): Promise<number> => {
  const own = { uuid, ...individualToursOfViewer(viewer) }
  const { count } = await db.individualTour.updateMany({
    where: { ...own, requestId: null, withdrawnAt: null },
    data: { withdrawnAt: clock.now() },
  })
  const found = await db.individualTour.findFirst({
    where: own,
    select: { id: true, requestId: true },
  })
  if (!found) throw new DomainError('NOT_FOUND', 'No such individual tour')
  if (count === 0 && found.requestId !== null) throw new IndividualTourClosedError('booked')
  return found.id
}
