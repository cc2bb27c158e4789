import { DomainError } from '../../core/domainError.ts'
import type { UserViewer, Viewer } from '../../core/viewer.ts'

/** Whether somebody looks after money that went astray: administrators alone. */
export const seesMoneyTroubles = (viewer: Viewer): viewer is UserViewer => viewer.kind === 'user' && viewer.isAdmin

/** @throws DomainError NOT_FOUND for everybody else: as if there were no trouble */
export const expectMoneyDesk = (viewer: Viewer): UserViewer => {
  if (!seesMoneyTroubles(viewer)) throw new DomainError('NOT_FOUND', 'No such trouble')
  return viewer
}
