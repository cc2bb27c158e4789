import { InvalidInputError } from '#server/core/invalidInputError.ts'
import { requireUser, type Viewer } from '#server/core/viewer.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * TODO: describe what changes, who may do it and what follows.
 * @returns id of the changed row
 * @throws DomainError UNAUTHENTICATED; InvalidInputError
 */
export const changeExample = async (
  { db }: { db: Db },
  viewer: Viewer,
  { text }: { text: string },
): Promise<number> => {
  const { userId } = requireUser(viewer)
  const firstName = text.trim()
  if (!firstName) throw new InvalidInputError([{ field: 'text', rule: 'required' }])
  return db.$transaction(async (tx) => {
    // TODO: lock the rows, change them and record the event of the change
    const { id } = await tx.user.update({
      where: { id: userId },
      data: { firstName },
      select: { id: true },
    })
    return id
  })
}
