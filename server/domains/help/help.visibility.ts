import { grantsOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'

/**
 * Returns the filter of help requests that the viewer may see: all for staff with the permission
 * `users`, else none.
 */
export const helpRequestsOf = (viewer: Viewer): Prisma.HelpRequestWhereInput =>
  grantsOf(viewer).has('users') ? {} : noRows
