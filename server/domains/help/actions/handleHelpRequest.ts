import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { userIdOf, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { helpRequestsOf } from '../help.visibility.ts'

/**
 * Marks a help request as handled, or takes the mark back. A second mark keeps the first person and
 * time.
 * @throws DomainError NOT_FOUND
 */
export const handleHelpRequest = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { id, isHandled }: { id: number; isHandled: boolean },
): Promise<void> => {
  const mine = helpRequestsOf(viewer)
  await db.helpRequest.updateMany({
    where: { ...mine, id, handledAt: isHandled ? null : { not: null } },
    data: isHandled
      ? { handledAt: clock.now(), handledById: userIdOf(viewer) }
      : { handledAt: null, handledById: null },
  })
  if ((await db.helpRequest.count({ where: { ...mine, id } })) === 0)
    throw new DomainError('NOT_FOUND', 'No such request')
}
