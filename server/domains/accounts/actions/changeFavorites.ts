import { DomainError } from '../../../core/domainError.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { visibleTour } from '../../tours/tours.visibility.ts'

/** More than anyone marks by hand. */
export const maxFavorites = 500

/**
 * Adds a tour to the favorites; adding it twice changes nothing.
 * @throws DomainError NOT_FOUND for a tour that is not visible, CONFLICT when the list is full
 */
export const addFavorite = async (
  db: Db,
  { userId }: UserViewer,
  tourId: number,
): Promise<void> => {
  const [tour, kept] = await Promise.all([
    db.tour.findFirst({ where: { ...visibleTour, id: tourId }, select: { id: true } }),
    db.favorite.count({ where: { userId } }),
  ])
  if (!tour) throw new DomainError('NOT_FOUND', 'No such tour', 'tourId')
  if (kept >= maxFavorites)
    throw new DomainError('CONFLICT', `An account has at most ${maxFavorites} favorite tours`)
  await db.favorite.createMany({ data: [{ userId, tourId }], skipDuplicates: true })
}

/** Removes a tour from the favorites, if it is there. */
export const removeFavorite = async (
  db: Db,
  { userId }: UserViewer,
  tourId: number,
): Promise<void> => {
  await db.favorite.deleteMany({ where: { userId, tourId } })
}
