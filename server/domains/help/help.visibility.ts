import { grantsOf, type Viewer } from '../../core/viewer.ts'
import type { Prisma } from '../../db/generated/client/client.ts'
import { noRows } from '../../db/noRows.ts'

/** Names and addresses of people who asked for help: for staff who look after users. */
export const helpRequestsOf = (viewer: Viewer): Prisma.HelpRequestWhereInput =>
  grantsOf(viewer).has('users') ? {} : noRows
