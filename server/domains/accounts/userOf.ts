import { DomainError } from '../../core/domainError.ts'
import type { UserViewer, Viewer } from '../../core/viewer.ts'

/** The person behind a call whose scope let only people through. @throws DomainError UNAUTHENTICATED */
export const userOf = (viewer: Viewer): UserViewer => {
  if (viewer.kind === 'user') return viewer
  throw new DomainError('UNAUTHENTICATED', 'Log in first')
}
