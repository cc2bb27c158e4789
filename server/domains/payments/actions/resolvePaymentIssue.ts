import { requireCan } from '../../../core/can.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { requireUser, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { handlePaymentIssues } from '../payments.policy.ts'

/** Maximum length of the note on a resolved issue, in characters. */
export const maxNoteLength = 2000

/**
 * Resolves a payment issue with a note, which removes it from the list for good.
 * @throws DomainError NOT_FOUND if it is resolved already, BAD_USER_INPUT for an empty or too long
 * note
 */
export const resolvePaymentIssue = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  { id, note: written }: { id: number; note: string },
): Promise<void> => {
  requireCan(viewer, handlePaymentIssues)
  const { userId } = requireUser(viewer)
  const note = written.trim()
  if (note === '' || note.length > maxNoteLength)
    throw new DomainError(
      'BAD_USER_INPUT',
      `The note must have 1 to ${maxNoteLength} characters`,
      'note',
    )
  const { count } = await db.paymentIssue.updateMany({
    where: { id, resolvedAt: null },
    data: { resolvedAt: clock.now(), resolvedById: userId, note },
  })
  if (count === 0) throw new DomainError('NOT_FOUND', 'No such issue')
}
