import { canReadSecrets } from '#schema/rules/booking/touristAccess.ts'
import type { Clock } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import { requireUser, type Viewer } from '../../../../core/viewer.ts'
import type { Db } from '../../../../db/connect.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { statusAndPhaseOf, standingSelect } from '../../reads/requestStanding.ts'
import { decryptSecrets, secretRowSelect, type TouristSecrets } from '../touristSecrets.ts'

/**
 * Decrypts a traveler's documents for the organizer. The access is logged before they are returned.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND for other organizers' travelers and ended
 * requests; SecretDecryptionError
 */
export const revealTravelerDocuments = async (
  { db, clock, keys }: { db: Db; clock: Clock; keys: KeyRing },
  viewer: Viewer,
  { requestId, touristId }: { requestId: number; touristId: number },
): Promise<TouristSecrets> => {
  const { userId } = requireUser(viewer)
  const now = clock.now()
  return db.$transaction(async (tx) => {
    const row = await tx.requestTourist.findFirst({
      where: { touristId, request: { id: requestId, ...requestsOfViewer(viewer, 'documents') } },
      select: {
        request: { select: standingSelect },
        tourist: { select: { secrets: { select: secretRowSelect } } },
      },
    })
    if (!row || !canReadSecrets(statusAndPhaseOf(row.request, now)))
      throw new DomainError('NOT_FOUND', 'No such traveler')
    const { secrets } = row.tourist
    const opened = decryptSecrets(keys, touristId, secrets)
    if (secrets.length > 0)
      await tx.touristSecretLook.create({
        data: {
          requestId,
          touristId,
          userId,
          fields: secrets.map(({ field }) => field),
          lookedAt: now,
        },
      })
    return opened
  })
}
