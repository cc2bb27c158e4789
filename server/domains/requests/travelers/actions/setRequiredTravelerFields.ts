import { DomainError } from '../../../../core/domainError.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { passportColumns } from '../touristSecrets.ts'

interface RequiredFields {
  requestId: number
  collectPassport: boolean
  collectWeight: boolean
}

/**
 * Sets which details a request requires of each traveler. Details that are no longer required are
 * deleted.
 * @throws DomainError NOT_FOUND for another organizer's request
 */
export const setRequiredTravelerFields = async (
  db: Db,
  viewer: Viewer,
  { requestId, collectPassport, collectWeight }: RequiredFields,
): Promise<void> => {
  await db.$transaction(async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...requestsOfViewer(viewer, 'decisions') },
      data: { collectPassport, collectWeight },
    })
    if (count === 0) throw new DomainError('NOT_FOUND', 'No such request')
    const only = { requests: { some: { requestId }, every: { requestId } } }
    if (!collectPassport)
      await tx.touristSecret.deleteMany({
        where: { field: { in: [...passportColumns] }, tourist: only },
      })
    if (!collectWeight) await tx.tourist.updateMany({ where: only, data: { weightGrams: null } })
  })
}
