import { DomainError } from '../../../../core/domainError.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { passportColumns } from '../touristSecrets.ts'

interface Asked {
  requestId: number
  collectPassport: boolean
  collectWeight: boolean
}

/**
 * Says what a request asks of everybody who travels. What is no longer asked for is no longer kept.
 * @throws DomainError NOT_FOUND for a request of somebody else's organizer
 */
export const askTravelers = async (db: Db, viewer: Viewer, { requestId, collectPassport, collectWeight }: Asked): Promise<void> => {
  await db.$transaction(async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...requestsOfViewer(viewer, 'decisions') },
      data: { collectPassport, collectWeight },
    })
    if (count === 0) throw new DomainError('NOT_FOUND', 'No such request')
    const only = { requests: { some: { requestId }, every: { requestId } } }
    if (!collectPassport) await tx.touristSecret.deleteMany({ where: { field: { in: [...passportColumns] }, tourist: only } })
    if (!collectWeight) await tx.tourist.updateMany({ where: only, data: { weightGrams: null } })
  })
}
