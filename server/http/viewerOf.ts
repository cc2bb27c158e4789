import type { ClientRole } from '#schema/rules/routes/clientRole.ts'
import type { App } from '../compose.ts'
import { restrictToRole, type Viewer } from '../core/viewer.ts'
import { findViewer } from '../domains/accounts/reads/findViewer.ts'

/**
 * Returns who calls by a session token, with the rights of the role that the call names (null: all of theirs); a visitor where the
 * token is missing, unknown or over. It needs no HTTP request, so that a socket has a viewer too. One statement.
 */
export const viewerOf = async (
  app: Pick<App, 'pool' | 'clock'>,
  { token, role }: { token: string | undefined; role: ClientRole | null },
): Promise<Viewer> => restrictToRole(await findViewer(app.pool, token, app.clock.now()), role)
